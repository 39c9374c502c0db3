import { useState } from 'react'
import { Link } from 'react-router'
import type { InboxSummary, UnsentMessage } from '../../../../domain/inbox.ts'
import { enInbox } from '../../../../translations/en/inbox.ts'
import { HostileText } from '../../../features/inbox/hostile-text.tsx'
import { callApi } from '../../../features/inbox/inbox-api.ts'
import { CrossIcon } from '../../../features/inbox/inbox-icons.tsx'
import { mailErrorText } from '../../../features/inbox/mail-error.ts'
import { readStored, store } from '../../../features/inbox/stored.ts'
import { duration } from '../../../features/inbox/times.ts'
import { bytesText } from '../../../ui/bytes.ts'

const { troubles: texts, submission } = enInbox

interface Props {
  numbers: InboxSummary
  /** After a message was sent again. */
  onChange(): Promise<void>
}

/** Banners above the list, the worst first. */
export function Troubles({ numbers: { deadLetters, troubles }, onChange }: Props) {
  const { mail, disk, dead, withheld } = troubles
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
      <Unsent
        hiddenUnder="inboxDeadLettersHidden"
        title={texts.deadLetters}
        count={deadLetters}
        messages={dead}
        onChange={onChange}
      />
      <Unsent
        hiddenUnder="inboxWithheldHidden"
        title={texts.withheld}
        count={withheld?.count ?? 0}
        messages={withheld ? [withheld.newest] : []}
        onChange={onChange}
      />
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

interface UnsentProps {
  /** The name under which this browser stores the ids of those that were hidden. */
  hiddenUnder: string
  title(count: number): string
  count: number
  /** The newest first. */
  messages: readonly UnsentMessage[]
  onChange(): Promise<void>
}

/** Says which mail was not sent, until it is hidden or another one was not. */
function Unsent({ hiddenUnder, title, count, messages, onChange }: UnsentProps) {
  const [hidden, setHidden] = useState(() => readStored(hiddenUnder) ?? '')
  const newest = messages.find(({ id }) => !hidden.split(' ').includes(id))
  if (!newest) return null
  const { id, to, error, reference } = newest
  const hide = () => {
    const ids = messages.map(({ id }) => id).join(' ')
    store(hiddenUnder, ids)
    setHidden(ids)
  }
  const sendAgain = async () => {
    await callApi(`/api/inbox/messages/${encodeURIComponent(id)}/send-again`, { body: {} })
    await onChange()
  }
  return (
    <Banner
      look="dead"
      title={title(count)}
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
