import type { MessageEntry, SubmissionDetails } from '../../../../domain/inbox.ts'
import { enInbox } from '../../../../translations/en/inbox.ts'
import { HostileText } from '../../../features/inbox/hostile-text.tsx'
import { callApi } from '../../../features/inbox/inbox-api.ts'
import { mailErrorText } from '../../../features/inbox/mail-error.ts'
import { momentText } from '../../../features/inbox/times.ts'

const { submission: texts } = enInbox

interface Props {
  details: SubmissionDetails
  now: number
  onSent(): void
}

/** The mail about it: sent, waiting, or withheld or given up and why. */
export function Messages({ details: { messages }, now, onSent }: Props) {
  const sendAgain = async (id: string) => {
    await callApi(`/api/inbox/messages/${encodeURIComponent(id)}/send-again`, { body: {} })
    onSent()
  }
  if (messages.length === 0) return null
  return (
    <section className="part" aria-labelledby="messages-heading">
      <h2 id="messages-heading">{texts.messages}</h2>
      <ul className="messages">
        {messages.map((message) => (
          <li key={message.id}>
            <span>
              <b>{texts.kinds[message.kind] ?? message.kind}</b>
            </span>
            <MessageState message={message} now={now} />
            <span className={message.state === 'dead' ? 'detail bad' : 'detail'}>
              <HostileText>{message.to}</HostileText>
              {message.tries > 1 && `, ${texts.tries(message.tries)}`}
              {message.error && `. ${mailErrorText(message.error)}`}
              {message.error && message.nextTryAt && `. ${texts.nextTry(momentText(message.nextTryAt, now))}`}
            </span>
            {(message.state === 'dead' || message.state === 'withheld') && (
              <button type="button" className="button line tight" onClick={() => void sendAgain(message.id)}>
                {texts.sendAgain}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function MessageState({ message, now }: { message: MessageEntry; now: number }) {
  const { state, sentAt, createdAt } = message
  if (state === 'sent')
    return <span className="state answered">{texts.sent(sentAt ? momentText(sentAt, now) : '')}</span>
  if (state === 'dead') return <span className="state failed">{texts.dead}</span>
  if (state === 'withheld') return <span className="state failed">{texts.withheld}</span>
  return <span className="state in-progress">{texts.waiting(momentText(createdAt, now))}</span>
}
