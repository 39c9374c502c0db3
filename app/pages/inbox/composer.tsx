import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { StaffMember, SubmissionDetails } from '../../../domain/inbox.ts'
import type { Lane } from '../../../domain/lanes/estimate.ts'
import { enInbox } from '../../../domain/messages/en-inbox.ts'
import { ArrowIcon } from '../../features/inbox/glyphs.tsx'
import type { StaffUser } from '../../features/inbox/session.ts'
import { momentText } from '../../features/inbox/times.ts'
import { useSending } from '../../features/inbox/use-sending.ts'
import { Conflict } from './conflict.tsx'
import { ElsewhereForm } from './elsewhere-form.tsx'
import { Envelope } from './envelope.tsx'
import { ReplyPreview } from './reply-preview.tsx'
import { placeholdersIn } from './reply-templates.ts'
import { SentReply, useLeaving } from './sent-reply.tsx'
import { useDraft } from './use-draft.ts'
import type { SubmissionActions } from './use-submission.ts'

const { composer: texts, staff: staffTexts } = enInbox

interface Props {
  details: SubmissionDetails
  user: StaffUser
  staff: readonly StaffMember[]
  now: number
  submission: SubmissionActions
  /** Between known places. */
  lane: Lane | undefined
}

const tabs = ['write', 'preview', 'elsewhere'] as const
type Tab = (typeof tabs)[number]

/** The reply, with templates and a preview. What is typed stays in this browser until it is sent. */
export function Composer({ details, user, staff, now, submission, lane }: Props) {
  const [tab, setTab] = useState<Tab>('write')
  const draft = useDraft(details)
  // The version that this answer was written for; the page itself may show a later one.
  const seen = useRef(details)
  const [conflict, setConflict] = useState<SubmissionDetails>()
  const [status, setStatus] = useState('')
  const area = useRef<HTMLTextAreaElement>(null)
  const sent = useRef('')
  const leaving = useLeaving(details)
  const { isSending, send } = useSending()
  const missing = placeholdersIn(draft.text)
  useEffect(() => {
    if (!draft.isTyped) seen.current = details
  }, [details, draft.isTyped])

  useEffect(() => {
    const begin = () => {
      setTab('write')
      requestAnimationFrame(() => area.current?.focus())
    }
    addEventListener('inbox:reply', begin)
    return () => removeEventListener('inbox:reply', begin)
  }, [])

  const reply = (version: number) =>
    send(async () => {
      const [placeholder] = missing
      if (placeholder || draft.text.trim() === '') {
        setTab('write')
        setStatus(texts.stillMissing(Math.max(missing.length, 1)))
        return selectIn(area.current, placeholder ?? '')
      }
      const answer = await submission.reply(version, draft.text)
      if (answer.ok) {
        sent.current = draft.text
        draft.clear()
        setConflict(undefined)
        seen.current = answer.body
        return setStatus(texts.sent)
      }
      if (answer.status === 409 && answer.current) setConflict(answer.current)
      else setStatus(answer.message || staffTexts.failed)
    })

  const isLeaving = leaving !== undefined
  const isTakingBack = useRef(false)
  useEffect(() => {
    if (isLeaving || !isTakingBack.current) return
    isTakingBack.current = false
    area.current?.focus()
  }, [isLeaving])

  const leave = () => {
    if (conflict) {
      seen.current = conflict
      submission.show(conflict)
    }
    setConflict(undefined)
  }
  const takeBack = async () => {
    isTakingBack.current = true
    const answer = await submission.takeBack(details.version)
    if (answer.ok) {
      if (sent.current) draft.replace(sent.current)
      seen.current = answer.body
      return setStatus(texts.takenBack)
    }
    isTakingBack.current = false
    if (answer.current) submission.show(answer.current)
    setStatus(texts.tooLate)
  }
  if (details.email === null) return <p className="part">{texts.noAddress}</p>
  if (leaving) return <SentReply {...leaving} details={details} onTakeBack={() => void send(takeBack)} />
  return (
    <section className="part composer" aria-label={texts.name}>
      <TabsLine tab={tab} onPick={setTab} />
      {conflict && (
        <Conflict before={seen.current} current={conflict} staff={staff} me={user.email} now={now}>
          <p>{texts.conflict}</p>
          <div className="acts">
            <button
              type="button"
              className="button line compact"
              onClick={() => void reply(conflict.version)}
            >
              {texts.sendAnyway}
            </button>
            <button type="button" className="button line compact" onClick={leave}>
              {texts.useTheirs}
            </button>
          </div>
        </Conflict>
      )}
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`}>
        {tab === 'elsewhere' ? (
          <ElsewhereForm details={details} submission={submission} onConflict={setConflict} />
        ) : (
          <>
            <Envelope details={details} lane={lane} isWriting={tab === 'write'} onTemplate={draft.replace} />
            {tab === 'write' ? (
              <>
                {missing.length > 0 && (
                  <p className="missing">
                    <span>
                      {texts.missing}{' '}
                      {missing.map((one) => (
                        <mark key={one}>{one}</mark>
                      ))}
                    </span>
                  </p>
                )}
                <div className="text">
                  <label className="sr" htmlFor="reply">
                    {texts.text}
                  </label>
                  <textarea
                    ref={area}
                    id="reply"
                    rows={9}
                    maxLength={10_000}
                    value={draft.text}
                    onChange={({ target }) => draft.type(target.value)}
                  />
                </div>
              </>
            ) : (
              <ReplyPreview text={draft.text} />
            )}
            <div className="foot">
              <button
                type="button"
                className="button compact"
                aria-disabled={isSending || undefined}
                onClick={() => void reply(seen.current.version)}
              >
                {texts.send} <ArrowIcon />
              </button>
              <span className="hint" role="status">
                {status || (draft.savedAt && texts.draft(momentText(draft.savedAt, now)))}
              </span>
            </div>
          </>
        )}
      </div>
    </section>
  )
}

/** Focuses the text with the placeholder selected, so that typing replaces it. */
function selectIn(area: HTMLTextAreaElement | null, placeholder: string): void {
  if (!area) return
  const at = placeholder ? area.value.indexOf(placeholder) : area.value.length
  area.focus()
  area.setSelectionRange(at, at + placeholder.length)
}

function TabsLine({ tab, onPick }: { tab: Tab; onPick(tab: Tab): void }) {
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!by) return
    const next = tabs[(tabs.indexOf(tab) + by + tabs.length) % tabs.length] ?? 'write'
    onPick(next)
    document.getElementById(`tab-${next}`)?.focus()
  }
  return (
    <div className="tabs-line" role="tablist" aria-label={texts.name} onKeyDown={onKeyDown}>
      {tabs.map((one) => (
        <button
          key={one}
          id={`tab-${one}`}
          type="button"
          role="tab"
          aria-selected={one === tab}
          aria-controls="tab-panel"
          tabIndex={one === tab ? 0 : -1}
          onClick={() => onPick(one)}
        >
          {texts[one]}
        </button>
      ))}
      <div className="end" aria-hidden="true">
        <kbd>R</kbd>
      </div>
    </div>
  )
}
