import type { ReactNode } from 'react'
import { company } from '../../../domain/company.ts'
import { dialLink } from '../../../domain/contact-links.ts'
import type { RequestPageData } from '../../../domain/page-data.ts'
import { request } from '../../../translations/en/pages/request.tsx'
import { enRequest } from '../../../translations/en/request-page.ts'
import { PhoneNumber } from '../../company/contact-links.tsx'
import { RecordsDays } from '../../settings/settings.tsx'
import { buttonClass } from '../../ui/controls/button.tsx'
import { CopyLinks } from './copy-links.tsx'
import styles from './request-actions.module.css'
import { nounOf } from './request-text.ts'

const texts = request.side
const line = buttonClass({ look: 'line', size: 'compact' })

/** Beside the answers: what the sender can do here, as far as the state allows it. */
export function RequestActions({ view, path }: RequestPageData) {
  const { can } = view
  return (
    <div className={styles.actions}>
      <section aria-labelledby="call-heading">
        <h2 id="call-heading">{texts.call.title}</h2>
        <a className="target type-h3 nowrap" href={dialLink(company.phone.dialled)}>
          <PhoneNumber />
        </a>
        <p className="slate leading-45">{texts.call.text}</p>
      </section>
      {can.includes('amend') && <Amend path={path} />}
      {!view.isErased && <CopyLinks view={view} path={path} />}
      {can.includes('erase') && <NoLongerNeeded view={view} />}
    </div>
  )
}

const Amend = ({ path }: { path: string }) => (
  <section aria-labelledby="amend-heading">
    <h2 id="amend-heading">{texts.amend.title}</h2>
    <p className="slate leading-45">{texts.amend.text}</p>
    <a className={line} href={`${path}?amend`}>
      {texts.amend.link}
    </a>
  </section>
)

/** Each asks once more: another button shows the one that does it. */
const NoLongerNeeded = ({ view }: Pick<RequestPageData, 'view'>) => (
  <section aria-labelledby="end-heading">
    <h2 id="end-heading">{texts.end.title}</h2>
    {view.can.includes('withdraw') && (
      <details className="lined-below">
        <summary className="link target">{enRequest.withdraw(nounOf(view))}</summary>
        <p className="slate leading-45">{texts.end.withdraw.text}</p>
        <form className="mt-3 mb-4" method="post">
          <input type="hidden" name="action" value="withdraw" />
          <button type="submit" className={line}>
            {texts.end.withdraw.submit}
          </button>
        </form>
      </details>
    )}
    {view.erasure === 'asked' ? (
      <p className="slate leading-45">{texts.end.askErasure.asked}</p>
    ) : view.erasure === 'on request' ? (
      <Erase {...texts.end.askErasure} text={texts.end.askErasure.text(<RecordsDays />)} />
    ) : (
      <Erase {...texts.end.erase} />
    )}
  </section>
)

const Erase = ({ title, text, submit }: { title: string; text: ReactNode; submit: string }) => (
  <details className="lined-below">
    <summary className={`link target ${styles.final}`}>{title}</summary>
    <p className="slate leading-45">{text}</p>
    <form className="mt-3 mb-4" method="post">
      <input type="hidden" name="action" value="erase" />
      <input type="hidden" name="confirm" value="erase" />
      <button type="submit" className={`${line} ${styles.final}`}>
        {submit}
      </button>
    </form>
  </details>
)
