import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import { CompanyName } from '../../../company/company-name.tsx'
import { Emblem } from '../../../company/emblem.tsx'
import { Letterhead } from '../../../company/letterhead.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { lazyPart, PartBoundary } from '../../../ui/part-boundary.tsx'
import { StartFailed } from '../../../ui/start-failed.tsx'
import controls from '../controls/controls.module.css'
import { type Connection, useConnection } from '../inbox-events.ts'
import { type StaffUser, signOut, useStaff } from '../session.ts'
import { Initials } from '../submission/marks.tsx'
import part from './part.module.css'
import styles from './staff-page.module.css'
import { isAlertOn } from './stored-alerts.ts'
import { useKeptFocus } from './use-kept-focus.ts'

const { staff: texts } = enInbox

const menu = { inbox: '/admin/inbox', account: '/admin/account', staff: '/admin/staff' } as const
const places = ['inbox', 'account', 'staff'] as const

const Alerts = lazyPart(async () => (await import('./alerts.tsx')).Alerts)

/** Loaded only where they are switched on. */
const ChosenAlerts = () => (isAlertOn('sound') || isAlertOn('desktop')) && <Alerts />

interface Props {
  current?: keyof typeof menu
  /** The page's heading while nothing is known yet. */
  title: string
  /** Under the bar, as dark as it is. */
  under?: ReactNode
  className?: string
  children: (user: StaffUser) => ReactNode
}

/** Frame of every page of the staff: shows nothing before the server has said who is there. */
export function StaffPage({ current, title, under, className, children }: Props) {
  const { user, hasFailed } = useStaff()
  useKeptFocus()
  return (
    <div className={[styles.staff, className].filter(Boolean).join(' ')}>
      <header className="night screen-only">
        <StaffBar current={current} user={user} />
        {user && <PartBoundary>{under}</PartBoundary>}
      </header>
      <div className={styles.letterhead} hidden>
        <Emblem />
        <CompanyName />
        <Letterhead className={styles.address} />
      </div>
      <div className={`tape ${styles.tape}`} aria-hidden="true" />
      <main id="content">
        {user ? (
          <>
            <PartBoundary>{children(user)}</PartBoundary>
            <ChosenAlerts />
          </>
        ) : (
          <div className={part.part} data-start-after-load>
            <h1 className="head-md">{title}</h1>
            <StartFailed />
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

function StaffBar({ current, user }: { current: Props['current']; user: StaffUser | undefined }) {
  return (
    <div className={styles.bar}>
      <Link className={styles.logo} to="/admin/inbox">
        <Emblem />
        <CompanyName />
      </Link>
      <nav className={styles.nav} aria-label={texts.nav}>
        <ul className="flex wrap gap-1">
          {places.map((place) => (
            <li key={place} hidden={place === 'staff' && user?.role !== 'owner'}>
              <Link
                className="inline-flex center px-2 r2 text-sm slate plain"
                to={menu[place]}
                aria-current={current === place ? 'page' : undefined}
              >
                {texts[place]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {user && (
        <div className={styles.person}>
          <ConnectionMark />
          <Initials name={user.name} isMe />
          <span>
            <bdi>{user.name}</bdi>
          </span>
          <Button look="line" className={controls.tight} onClick={() => void signOut()}>
            {texts.signOut}
          </Button>
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
  return (
    connection && (
      <span className={[styles.live, styles[connection]].filter(Boolean).join(' ')}>
        {connectionTexts[connection]}
      </span>
    )
  )
}
