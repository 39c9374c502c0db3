import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { formNamed } from '../../../domain/forms.ts'
import { enInbox } from '../../../domain/messages/en-inbox.ts'
import { Emblem } from '../../company/emblem.tsx'
import { ArrowIcon } from '../../features/inbox/glyphs.tsx'
import { HostileText } from '../../features/inbox/hostile-text.tsx'
import type { StaffMember, SubmissionDetails } from '../../features/inbox/inbox-api.ts'
import type { StaffUser } from '../../features/inbox/session.ts'
import { CompanyName } from '../../features/inbox/staff-page.tsx'
import { draftKey, readStored, store } from '../../features/inbox/stored.ts'
import { momentText } from '../../features/inbox/times.ts'
import { useSending } from '../../features/inbox/use-sending.ts'
import { Conflict } from './conflict.tsx'
import { ElsewhereForm } from './elsewhere-form.tsx'
import { placeholdersIn, templatesFor } from './reply-templates.ts'
import type { SubmissionActions } from './use-submission.ts'

const { composer: texts, staff: staffTexts } = enInbox

interface Props {
  details: SubmissionDetails
  user: StaffUser
  staff: readonly StaffMember[]
  now: number
  submission: SubmissionActions
}

const tabs = ['write', 'preview', 'elsewhere'] as const
type Tab = (typeof tabs)[number]

/** The reply, with templates and a preview. What is typed stays in this browser until it is sent. */
export function Composer({ details, user, staff, now, submission }: Props) {
  const [tab, setTab] = useState<Tab>('write')
  const draft = useDraft(details)
  // The version that this answer was written for; the page itself may show a later one.
  const seen = useRef(details)
  const [conflict, setConflict] = useState<SubmissionDetails>()
  const [status, setStatus] = useState('')
  const area = useRef<HTMLTextAreaElement>(null)
  const { isSending, send } = useSending()
  const missing = placeholdersIn(draft.text)
  useEffect(() => {
    if (!draft.isTyped) seen.current = details
  }, [details, draft.isTyped])

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
        draft.clear()
        setConflict(undefined)
        seen.current = answer.body
        return setStatus(texts.sent)
      }
      if (answer.status === 409 && answer.current) setConflict(answer.current)
      else setStatus(answer.message || staffTexts.failed)
    })

  const leave = () => {
    if (conflict) {
      seen.current = conflict
      submission.show(conflict)
    }
    setConflict(undefined)
  }
  if (details.email === null) return <p className="part">{texts.noAddress}</p>
  return (
    <section className="part composer" aria-label={texts.name}>
      <TabsLine tab={tab} onPick={setTab} />
      {conflict && (
        <Conflict before={seen.current} current={conflict} staff={staff} me={user.email}>
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
            <Envelope details={details} isWriting={tab === 'write'} onTemplate={draft.replace} />
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
              <Preview text={draft.text} />
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

interface EnvelopeProps {
  details: SubmissionDetails
  isWriting: boolean
  onTemplate(text: string): void
}

function Envelope({ details, isWriting, onTemplate }: EnvelopeProps) {
  const templates = templatesFor(details)
  const noun = formNamed(details.form)?.texts.noun ?? ''
  return (
    <>
      {isWriting && (
        <div className="envelope">
          <label htmlFor="template">{texts.template}</label>
          <select
            id="template"
            className="select"
            onChange={({ target }) =>
              onTemplate(templates.find(({ id }) => id === target.value)?.text(details) ?? '')
            }
          >
            {templates.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
      <dl className="envelope">
        <dt>{texts.to}</dt>
        <dd>
          <HostileText>{details.email ?? ''}</HostileText>
        </dd>
        <dt>{texts.subject}</dt>
        <dd>{texts.subjectOf(noun, details.reference)}</dd>
      </dl>
    </>
  )
}

/** As the sender will read it, with what is missing marked. */
const Preview = ({ text }: { text: string }) => (
  <div className="letter">
    <div className="top">
      <Emblem />
      <CompanyName />
    </div>
    <div className="tape slim" aria-hidden="true" />
    <div className="words">
      {text.split(/\n{2,}/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have nothing else
        <p key={index}>
          {paragraph.split(/(\[[a-z ]{3,40}\])/).map((part, at) =>
            at % 2 === 1 ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <mark key={at}>{part}</mark>
            ) : (
              part
            ),
          )}
        </p>
      ))}
    </div>
  </div>
)

function useDraft(details: SubmissionDetails) {
  const key = draftKey(details.reference)
  const offered = templatesFor(details)[0]?.text(details) ?? ''
  const [typed, setTyped] = useState(() => readDraft(key))
  const write = (text: string) => {
    const draft = { text, at: new Date().toISOString() }
    store(key, JSON.stringify(draft))
    setTyped(draft)
  }
  return {
    text: typed?.text ?? (details.state === 'answered' ? '' : offered),
    savedAt: typed?.at,
    isTyped: typed !== undefined,
    type: write,
    replace: write,
    clear() {
      store(key, undefined)
      setTyped(undefined)
    },
  }
}

function readDraft(key: string): { text: string; at: string } | undefined {
  try {
    const { text, at } = JSON.parse(readStored(key) ?? '')
    return typeof text === 'string' && typeof at === 'string' ? { text, at } : undefined
  } catch {
    return undefined
  }
}

/** Focuses the text with the placeholder selected, so that typing replaces it. */
function selectIn(area: HTMLTextAreaElement | null, placeholder: string): void {
  if (!area) return
  const at = placeholder ? area.value.indexOf(placeholder) : area.value.length
  area.focus()
  area.setSelectionRange(at, at + placeholder.length)
}
