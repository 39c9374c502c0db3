import { useState } from 'react'
import { formNamed } from '../../../domain/forms/forms.ts'
import { quotedStates } from '../../../domain/submissions/inbox.ts'
import type { RequestView } from '../../../domain/submissions/request-view.ts'
import { request } from '../../../translations/en/pages/request.tsx'
import styles from './request-actions.module.css'

const texts = request.side.copy

/** Ways to keep the request. Those that need the script are there from the start, so that nothing moves when it runs. */
export const CopyLinks = ({ view, path }: { view: RequestView; path: string }) => (
  <section aria-labelledby="copy-heading">
    <h2 id="copy-heading">{texts.title}</h2>
    <ul className={styles.copies}>
      <li className="js-only flex wrap center between gap-x-3 lined">
        <button type="button" className="link target" onClick={() => window.print()}>
          {texts.print}
        </button>
      </li>
      <li className="flex wrap center between gap-x-3 lined">
        <a className="link target" href={`/api${path}`} download={`${view.reference}.json`}>
          {texts.download}
        </a>
        <small className="steel text-sm">{texts.downloadNote}</small>
      </li>
      {canPrepareLoad(view) && (
        <li className="flex wrap center between gap-x-3 lined">
          <a className="link target" href={`${path}/bill-of-lading.pdf`}>
            {texts.billOfLading}
          </a>
          <small className="steel text-sm">{texts.billOfLadingNote}</small>
        </li>
      )}
      <ShareLink />
    </ul>
  </section>
)

function ShareLink() {
  const [outcome, setOutcome] = useState<ShareOutcome>('none')
  return (
    <li className="js-only flex wrap center between gap-x-3 lined">
      <button type="button" className="link target" onClick={async () => setOutcome(await share())}>
        {texts.share}
      </button>
      <small className="steel text-sm" role="status">
        {texts.shareNotes[outcome]}
      </small>
    </li>
  )
}

/** The paper is for a load, so it is not offered before there is a quote to book. */
const canPrepareLoad = ({ form, state }: RequestView): boolean =>
  formNamed(form)?.lane !== undefined && (state === 'answered' || quotedStates.includes(state))

type ShareOutcome = keyof typeof texts.shareNotes

/** Opens the browser's own dialog; where it has none, copies the URL, which a page without https may not. */
async function share(): Promise<ShareOutcome> {
  const { href } = window.location
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title: document.title, url: href })
      return 'none'
    }
    await navigator.clipboard.writeText(href)
    return 'copied'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'none' : 'failed'
  }
}
