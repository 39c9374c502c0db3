import { useState } from 'react'
import type { StaffConversationEntry } from '../../../../../domain/submissions/conversation.ts'
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
  const { conversation, unanswered } = details
  if (conversation.length === 0) return null
  const nameIn = ({ from, by, address }: StaffConversationEntry) => {
    if (by !== undefined) return by === user.email ? staffTexts.you : nameOf(by, staff)
    if (address !== undefined) return address
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
              <Moment iso={entry.at} now={now} />
            </p>
            <Said entry={entry} />
            {entry.address !== undefined && entry.kind === 'message' && (
              <OtherEmail
                isAllowed={entry.allowedAt !== undefined}
                onAllow={() => submission.allow(entry.id)}
              />
            )}
          </li>
        ))}
      </ol>
    </Part>
  )
}

const Said = ({
  entry: { text, quoted, files: attached, mail, to, copies },
}: {
  entry: StaffConversationEntry
}) => (
  <div className={styles.said}>
    {(to ?? copies) && (
      <p className={styles.about}>
        <HostileText>
          {[to && texts.sentTo(to), copies && texts.copiesTo(copies.join(', '))].filter(Boolean).join('. ')}
        </HostileText>
      </p>
    )}
    {mail && (
      <p className={styles.about}>
        <HostileText>{mail.subject}</HostileText>
      </p>
    )}
    {text && (
      <p>
        <HostileText>{text}</HostileText>
      </p>
    )}
    {quoted && (
      <details>
        <summary>{texts.quoted}</summary>
        <p>
          <HostileText>{quoted}</HostileText>
        </p>
      </details>
    )}
    {attached.length > 0 && (
      <Lines>
        {attached.map(({ id, name, bytes }) => (
          <li key={id} className={files.file}>
            <a href={`/api/inbox/files/${encodeURIComponent(id)}`} download>
              <HostileText>{name}</HostileText>
            </a>
            <span>{bytesText(bytes)}</span>
          </li>
        ))}
      </Lines>
    )}
    {mail && mail.leftOut.length > 0 && (
      <p className={styles.about}>
        {texts.leftOut} <HostileText>{mail.leftOut.join(', ')}</HostileText>
      </p>
    )}
    {mail?.authentication && (
      <details>
        <summary>{texts.authentication}</summary>
        <p>
          <HostileText>{mail.authentication}</HostileText>
        </p>
      </details>
    )}
  </div>
)

/** A message that did not come from the sender's own address. */
function OtherEmail({ isAllowed, onAllow }: { isAllowed: boolean; onAllow(): Promise<{ ok: boolean }> }) {
  const [hasFailed, setFailed] = useState(false)
  const { isSending, send } = useSending()
  const allow = () => send(async () => setFailed(!(await onAllow()).ok))
  return (
    <div className={styles.other}>
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
