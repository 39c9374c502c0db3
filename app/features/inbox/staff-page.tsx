import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { company } from '../../../domain/company.ts'
import { enInbox } from '../../../translations/en/inbox.ts'
import { Emblem } from '../../company/emblem.tsx'
import inboxStyles from './inbox.css?url'
import { type Connection, useConnection } from './inbox-events.ts'
import { initialsOf, type StaffUser, signOut, useStaff } from './session.ts'
import { useKeptFocus } from './use-kept-focus.ts'

const { staff: texts } = enInbox

interface Props {
  /** The page of the menu that this is. */
  current?: 'inbox' | 'account'
  /** The page's heading while nothing is known yet. */
  title: string
  /** Under the bar, still on the night sky. */
  under?: ReactNode
  className?: string
  children: (user: StaffUser) => ReactNode
}

/** Frame of every page of the staff: shows nothing before the server has said who is there. */
export function StaffPage({ current, title, under, className, children }: Props) {
  const { user, hasFailed } = useStaff()
  useKeptFocus()
  return (
    <div className={['staff', className].filter(Boolean).join(' ')}>
      <StaffStyles />
      <header className="staff-head night">
        <StaffBar current={current} user={user} />
        {user && under}
      </header>
      <div className="tape slim" aria-hidden="true" />
      <main id="content">
        {user ? (
          children(user)
        ) : (
          <div className="part loading" data-start-after-load>
            <h1>{title}</h1>
            <p role="status">{hasFailed ? texts.failed : texts.loading}</p>
            <noscript>
              <p>{texts.needsScript}</p>
            </noscript>
          </div>
        )}
      </main>
    </div>
  )
}

export const StaffStyles = () => <link rel="stylesheet" href={inboxStyles} precedence="staff" />

function StaffBar({ current, user }: { current: Props['current']; user: StaffUser | undefined }) {
  return (
    <div className="bar">
      <Link className="logo" to="/admin/inbox" aria-label={company.name}>
        <Emblem />
        <CompanyName />
      </Link>
      <nav aria-label={texts.nav}>
        <ul>
          <li>
            <Link to="/admin/inbox" aria-current={current === 'inbox' ? 'page' : undefined}>
              {texts.inbox}
            </Link>
          </li>
          <li>
            <Link to="/admin/account" aria-current={current === 'account' ? 'page' : undefined}>
              {texts.account}
            </Link>
          </li>
        </ul>
      </nav>
      {user && (
        <div className="end">
          <ConnectionMark />
          <span className="initials me" aria-hidden="true">
            {initialsOf(user.name)}
          </span>
          <span className="name">
            <bdi>{user.name}</bdi>
          </span>
          <button type="button" className="button line tight" onClick={() => void signOut()}>
            {texts.signOut}
          </button>
        </div>
      )}
    </div>
  )
}

const connectionTexts: Record<Connection, string> = {
  live: texts.live,
  polling: texts.polling,
  offline: texts.offline,
}

function ConnectionMark() {
  const connection = useConnection()
  return connection && <span className={`live ${connection}`}>{connectionTexts[connection]}</span>
}

export function CompanyName() {
  const [first, ...rest] = company.name.split(' ')
  return (
    <b>
      {first} <span>{rest.join(' ')}</span>
    </b>
  )
}
