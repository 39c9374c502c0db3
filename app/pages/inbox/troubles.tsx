import { useState } from 'react'
import { Link } from 'react-router'
import type { InboxSummary } from '../../../domain/inbox.ts'
import { enInbox } from '../../../domain/messages/en-inbox.ts'
import { bytesText } from '../../features/inbox/bytes.ts'
import { CrossIcon } from '../../features/inbox/glyphs.tsx'
import { HostileText } from '../../features/inbox/hostile-text.tsx'
import { callApi } from '../../features/inbox/inbox-api.ts'
import { mailErrorText } from '../../features/inbox/mail-error.ts'
import { readStored, store } from '../../features/inbox/stored.ts'
import { duration } from '../../features/inbox/times.ts'

const { troubles: texts, submission } = enInbox
const HIDDEN = 'inboxDeadLettersHidden'

interface Props {
  numbers: InboxSummary
  /** After a message was sent again. */
  onChange(): Promise<void>
}

/** Banners above the list, the worst first. */
export function Troubles({ numbers: { deadLetters, troubles }, onChange }: Props) {
  const { mail, disk, dead } = troubles
  return (
    <div role="status">
      {disk && (
        <Banner title={texts.disk}>
          {texts.diskMore(bytesText(disk.freeBytes))} {texts.askAdministrator}
        </Banner>
      )}
      {mail && (
        <Banner title={texts.mail(duration(mail.sinceMs))}>
          {texts.mailWaiting(mail.waiting)} {mail.isSettingFault && `${texts.mailSetting} `}
          {texts.safe}
        </Banner>
      )}
      <DeadLetters count={deadLetters} newest={dead[0]} onChange={onChange} />
    </div>
  )
}

interface BannerProps {
  look?: string
  title: string
  children: React.ReactNode
  acts?: React.ReactNode
}

const Banner = ({ look = '', title, children, acts }: BannerProps) => (
  <div className={`alarm ${look}`}>
    <p>
      <span className="lozenge" />
      <span>
        <b>{title}</b> <span className="more-text">{children}</span>
      </span>
    </p>
    {acts && <div className="acts">{acts}</div>}
  </div>
)

interface DeadProps {
  count: number
  newest: InboxSummary['troubles']['dead'][number] | undefined
  onChange(): Promise<void>
}

/** Says which mail was given up, until it is hidden or there are more. */
function DeadLetters({ count, newest, onChange }: DeadProps) {
  const [hidden, setHidden] = useState(() => Number(readStored(HIDDEN) ?? 0))
  if (!newest || count <= hidden) return null
  const { id, to, error, reference } = newest
  const hide = () => {
    store(HIDDEN, String(count))
    setHidden(count)
  }
  const sendAgain = async () => {
    await callApi(`/api/inbox/messages/${encodeURIComponent(id)}/send-again`, { body: {} })
    await onChange()
  }
  return (
    <Banner
      look="dead"
      title={texts.deadLetters(count)}
      acts={
        <>
          {reference && (
            <Link className="button line tight" to={`/admin/inbox/${reference}`}>
              <span>
                <span className="long">{texts.open}</span> {reference}
              </span>
            </Link>
          )}
          <button type="button" className="button line tight again" onClick={() => void sendAgain()}>
            {submission.sendAgain}
          </button>
          <button type="button" className="button bare tight" aria-label={texts.hide} onClick={hide}>
            <CrossIcon />
          </button>
        </>
      }
    >
      {count > 1 && `${texts.newest} `}
      <HostileText>{to}</HostileText>: {mailErrorText(error)}.
    </Banner>
  )
}
