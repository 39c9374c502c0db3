import { useState } from 'react'
import type {
  ConversationPart,
  StaffConversationEntry,
  WholeEntry,
} from '../../../../../domain/submissions/conversation.ts'
import type { StaffMember, SubmissionDetails } from '../../../../../domain/submissions/inbox.ts'
import { enInbox } from '../../../../../translations/en/staff/inbox.ts'
import controls from '../../../../features/inbox/controls/controls.module.css'
import { Lines, Part } from '../../../../features/inbox/page/part.tsx'
import type { StaffUser } from '../../../../features/inbox/session.ts'
import { HostileText } from '../../../../features/inbox/submission/hostile-text.tsx'
import { Moment, nameOf } from '../../../../features/inbox/submission/marks.tsx'
import { useSending } from '../../../../features/inbox/use-sending.ts'
import { bytesText } from '../../../../ui/bytes.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import files from '../answer-list.module.css'
import type { SubmissionActions } from '../use-submission.ts'
import styles from './conversation-list.module.css'

const { submission: shared, conversation: texts, staff: staffTexts } = enInbox

interface Props {
  details: SubmissionDetails
  user: StaffUser
  staff: readonly StaffMember[]
  now: number
  submission: SubmissionActions
}

export function ConversationList({ details, user, staff, now, submission }: Props) {
  const { unanswered } = details
  const { conversation, next, loadOlder, hasFailed } = useOlderEntries(details, submission)
  if (conversation.length === 0) return null
  const nameIn = ({ from, by, address }: StaffConversationEntry) => {
    if (by !== undefined) return by === user.email ? staffTexts.you : nameOf(by, staff)
    if (address !== undefined) return address || texts.unnamed
    return from === 'system' ? texts.program : details.name || shared.sender
  }
  return (
    <Part
      name="conversation"
      title={texts.title}
      aside={unanswered && <Done details={details} submission={submission} />}
    >
      <ol className={styles.entries}>
        {conversation.map((entry) => (
          <li key={entry.id} className={styles[entry.kind]}>
            <p className={styles.by}>
              <b>
                <HostileText>{nameIn(entry)}</HostileText>
              </b>{' '}
              {shared.said[entry.kind]}
              <Moment className="ml-auto nowrap steel" iso={entry.at} now={now} />
            </p>
            <Said entry={entry} submission={submission} />
            {entry.address !== undefined && entry.kind === 'message' && (
              <OtherEmail
                isAllowed={entry.allowedAt !== undefined}
                onAllow={() => submission.allow(entry.id)}
              />
            )}
          </li>
        ))}
      </ol>
      {next !== null && (
        <Button look="line" size="compact" onClick={() => void loadOlder()}>
          {texts.older}
        </Button>
      )}
      {hasFailed && <Failed text={staffTexts.failed} />}
    </Part>
  )
}

/** The newest entries, as they are kept up to date, with the older ones that were asked for. */
function useOlderEntries(details: SubmissionDetails, submission: SubmissionActions) {
  const { conversation, conversationNext } = details
  const [older, setOlder] = useState<ConversationPart<StaffConversationEntry>>()
  const [hasFailed, setFailed] = useState(false)
  const { send } = useSending()
  const oldest = conversation.at(-1)?.id ?? ''
  const entries = older ? [...conversation, ...older.entries.filter(({ id }) => id < oldest)] : conversation
  const next = older ? older.next : conversationNext
  const loadOlder = () =>
    send(async () => {
      const result = await submission.entriesBefore(next ?? '')
      setFailed(!result.ok)
      if (result.ok) setOlder({ ...result.body, entries: [...entries, ...result.body.entries] })
    })
  return { conversation: entries, next, loadOlder, hasFailed }
}

function Said({ entry, submission }: { entry: StaffConversationEntry; submission: SubmissionActions }) {
  const { files: attached, mail, to, copies, isCut, hasQuoted } = entry
  const [whole, setWhole] = useState<WholeEntry>()
  const [hasFailed, setFailed] = useState(false)
  const { send } = useSending()
  const open = () =>
    send(async () => {
      const result = await submission.wholeEntry(entry.id)
      setFailed(!result.ok)
      if (result.ok) setWhole(result.body)
    })
  const text = whole?.text ?? entry.text
  return (
    <div className={styles.said}>
      {(to ?? copies) && (
        <p className="pre-line anywhere steel">
          <HostileText>
            {[to && texts.sentTo(to), copies && texts.copiesTo(copies.join(', '))].filter(Boolean).join('. ')}
          </HostileText>
        </p>
      )}
      {mail && mail.subject !== entry.text && (
        <p className="pre-line anywhere steel">
          <HostileText>{mail.subject}</HostileText>
        </p>
      )}
      {text && (
        <p className="pre-line anywhere">
          <HostileText>{text}</HostileText>
        </p>
      )}
      {whole?.quoted && (
        <p className="pre-line anywhere steel">
          <HostileText>{whole.quoted}</HostileText>
        </p>
      )}
      {(isCut || hasQuoted) && !whole && (
        <Button look="line" className={controls.tight} onClick={() => void open()}>
          {isCut ? texts.whole : texts.quoted}
        </Button>
      )}
      {hasFailed && <Failed text={staffTexts.failed} />}
      {attached.length > 0 && (
        <Lines>
          {attached.map(({ id, name, bytes }) => (
            <li key={id} className={files.file}>
              <a className="py-1 anywhere" href={`/api/inbox/files/${encodeURIComponent(id)}`} download>
                <HostileText>{name}</HostileText>
              </a>
              <span>{bytesText(bytes)}</span>
            </li>
          ))}
        </Lines>
      )}
      {mail && mail.leftOut.length > 0 && (
        <p className="pre-line anywhere steel">
          {texts.leftOut} <HostileText>{mail.leftOut.join(', ')}</HostileText>
        </p>
      )}
      {mail?.original !== undefined && (
        <p className="pre-line anywhere steel">
          <a href={`/api/inbox/files/${encodeURIComponent(mail.original)}`} download>
            {texts.original}
          </a>
        </p>
      )}
      {mail?.authentication && (
        <details>
          <summary className="pointer">{texts.authentication}</summary>
          <p className="pre-line anywhere steel">
            <HostileText>{mail.authentication}</HostileText>
          </p>
        </details>
      )}
    </div>
  )
}

/** A message that did not come from the sender's own address. */
function OtherEmail({ isAllowed, onAllow }: { isAllowed: boolean; onAllow(): Promise<{ ok: boolean }> }) {
  const [hasFailed, setFailed] = useState(false)
  const { isSending, send } = useSending()
  const allow = () => send(async () => setFailed(!(await onAllow()).ok))
  return (
    <div className={`between mt-2 ${styles.other}`}>
      <span>{isAllowed ? texts.shown : texts.notShown}</span>
      {!isAllowed && (
        <Button
          look="line"
          className={controls.tight}
          aria-disabled={isSending || undefined}
          onClick={() => void allow()}
        >
          {texts.show}
        </Button>
      )}
      {hasFailed && <Failed text={staffTexts.failed} />}
    </div>
  )
}

/** Where a message needs no reply. A newer one that has come meanwhile stays unanswered. */
function Done({ details, submission }: Pick<Props, 'details' | 'submission'>) {
  const [problem, setProblem] = useState('')
  const { isSending, send } = useSending()
  const done = () =>
    send(async () => {
      const result = await submission.done(details.version, details.conversation[0]?.id)
      if (!result.ok && result.current) submission.show(result.current)
      if (result.ok) setProblem('')
      else setProblem(result.status === 409 ? texts.newer : staffTexts.failed)
    })
  return (
    <>
      <Button
        look="line"
        className={controls.tight}
        aria-disabled={isSending || undefined}
        onClick={() => void done()}
      >
        {texts.done}
      </Button>
      {problem && <Failed text={problem} />}
    </>
  )
}

const Failed = ({ text }: { text: string }) => (
  <span className={styles.failed} role="alert">
    {text}
  </span>
)
