import { useState } from 'react'
import { formNamed } from '../../../domain/forms.ts'
import type { RequestView } from '../../../domain/request-view.ts'
import styles from './request-actions.module.css'

/** Ways to keep the request. Those that need the script stand there from the start, so that nothing moves when it runs. */
export const CopyLinks = ({ view, path }: { view: RequestView; path: string }) => (
  <section aria-labelledby="copy-heading">
    <h2 id="copy-heading">Keep a copy</h2>
    <ul className={styles.copies}>
      <li className={styles.needsScript}>
        <button type="button" onClick={() => window.print()}>
          Print this page
        </button>
      </li>
      <li>
        <a href={`/api${path}`} download={`${view.reference}.json`}>
          Download what this page shows
        </a>
        <small>JSON, for programs</small>
      </li>
      {canPrepareLoad(view) && (
        <li>
          <a href={`${path}/bill-of-lading.pdf`}>Draft bill of lading</a>
          <small>PDF</small>
        </li>
      )}
      <ShareLink />
    </ul>
  </section>
)

function ShareLink() {
  const [outcome, setOutcome] = useState<keyof typeof shareTexts>('none')
  return (
    <li className={styles.needsScript}>
      <button type="button" onClick={async () => setOutcome(await share())}>
        Share this page
      </button>
      <small role="status">{shareTexts[outcome]}</small>
    </li>
  )
}

/** The paper is for a load, so it is not offered before there is a quote to book. */
const canPrepareLoad = ({ form, state }: RequestView): boolean =>
  formNamed(form)?.lane !== undefined && state === 'answered'

const shareTexts = {
  none: 'they can change it, too',
  copied: 'the link is copied',
  failed: 'copy the address from your browser',
}

/** Opens the browser's own dialog; where it has none, copies the address, which a page without https may not. */
async function share(): Promise<keyof typeof shareTexts> {
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
