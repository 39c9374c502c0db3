import { useState } from 'react'
import type { InboxSummary, UnsentMessage } from '../../../../../domain/submissions/inbox.ts'
import { enInbox } from '../../../../../translations/en/staff/inbox.ts'
import controls from '../../../../features/inbox/controls/controls.module.css'
import { callApi } from '../../../../features/inbox/inbox-api.ts'
import { Banner } from '../../../../features/inbox/page/banner.tsx'
import { readStored, store } from '../../../../features/inbox/stored.ts'
import { HostileText } from '../../../../features/inbox/submission/hostile-text.tsx'
import { mailErrorText } from '../../../../features/inbox/submission/mail-error.ts'
import { duration } from '../../../../features/inbox/times.ts'
import { bytesText } from '../../../../ui/bytes.ts'
import { Button, ButtonLink } from '../../../../ui/controls/button.tsx'
import { CloseIcon } from '../../../../ui/controls/icons.tsx'

const { deliveryProblems: texts, submission } = enInbox

interface Props {
  numbers: InboxSummary
  /** After a message was sent again. */
  onChange(): Promise<void>
}

/** Banners above the list, the worst first. */
export function Warnings({ numbers: { deadLetters, deliveryProblems }, onChange }: Props) {
  const { mail, disk, dead, withheld } = deliveryProblems
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
        sendAll="/api/inbox/messages/send-withheld"
      />
    </div>
  )
}

interface UnsentProps {
  /** The name under which this browser stores the ids of those that were hidden. */
  hiddenUnder: string
  title(count: number): string
  count: number
  /** The newest first. */
  messages: readonly UnsentMessage[]
  onChange(): Promise<void>
  /** The call that sends all of them. */
  sendAll?: string
}

/** Says which mail was not sent, until it is hidden or another one was not. */
function Unsent({ hiddenUnder, title, count, messages, onChange, sendAll }: UnsentProps) {
  const [hidden, setHidden] = useState(() => readStored(hiddenUnder) ?? '')
  const newest = messages.find(({ id }) => !hidden.split(' ').includes(id))
  if (!newest) return null
  const { id, to, error, reference } = newest
  const hide = () => {
    const ids = messages.map(({ id }) => id).join(' ')
    store(hiddenUnder, ids)
    setHidden(ids)
  }
  const isAll = sendAll !== undefined && count > 1
  const sendAgain = async () => {
    await callApi(isAll ? sendAll : `/api/inbox/messages/${encodeURIComponent(id)}/send-again`, { body: {} })
    await onChange()
  }
  return (
    <Banner
      look="brief"
      title={title(count)}
      actions={
        <>
          {reference && (
            <ButtonLink look="line" className={controls.tight} to={`/admin/inbox/${reference}`}>
              <span>
                <span data-wide>{texts.open}</span> {reference}
              </span>
            </ButtonLink>
          )}
          <Button look="line" className={controls.tight} data-wide onClick={() => void sendAgain()}>
            {isAll ? texts.sendAll(count) : submission.sendAgain}
          </Button>
          <Button className={`${controls.tight} ${controls.bare}`} aria-label={texts.hide} onClick={hide}>
            <CloseIcon />
          </Button>
        </>
      }
    >
      {count > 1 && `${texts.newest} `}
      <HostileText>{to}</HostileText>: {mailErrorText(error)}.
    </Banner>
  )
}
