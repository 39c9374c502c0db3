import { company } from '../../../domain/company.ts'
import { dialLink } from '../../../domain/contact-links.ts'
import type { RequestPageData } from '../../../domain/page-data.ts'
import { request } from '../../../translations/en/pages/request.tsx'
import { enRequest } from '../../../translations/en/request-page.ts'
import { PhoneNumber } from '../../company/contact-links.tsx'
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
        <a className={`target type-h3 nowrap`} href={dialLink(company.phone.dialled)}>
          <PhoneNumber />
        </a>
        <p>{texts.call.text}</p>
      </section>
      {can.includes('amend') && <Amend path={path} />}
      {!view.isErased && <CopyLinks view={view} path={path} />}
      {can.includes('erase') && <NoLongerNeeded noun={nounOf(view)} canWithdraw={can.includes('withdraw')} />}
    </div>
  )
}

const Amend = ({ path }: { path: string }) => (
  <section aria-labelledby="amend-heading">
    <h2 id="amend-heading">{texts.amend.title}</h2>
    <p>{texts.amend.text}</p>
    <a className={line} href={`${path}?amend`}>
      {texts.amend.link}
    </a>
  </section>
)

/** Each asks once more: another button shows the one that does it. */
const NoLongerNeeded = ({ noun, canWithdraw }: { noun: string; canWithdraw: boolean }) => (
  <section aria-labelledby="end-heading">
    <h2 id="end-heading">{texts.end.title}</h2>
    {canWithdraw && (
      <details>
        <summary className="link target">{enRequest.withdraw(noun)}</summary>
        <p>{texts.end.withdraw.text}</p>
        <form method="post">
          <input type="hidden" name="action" value="withdraw" />
          <button type="submit" className={line}>
            {texts.end.withdraw.submit}
          </button>
        </form>
      </details>
    )}
    <details>
      <summary className={`link target ${styles.final}`}>{texts.end.erase.title}</summary>
      <p>{texts.end.erase.text}</p>
      <form method="post">
        <input type="hidden" name="action" value="erase" />
        <input type="hidden" name="confirm" value="erase" />
        <button type="submit" className={`${line} ${styles.final}`}>
          {texts.end.erase.submit}
        </button>
      </form>
    </details>
  </section>
)
