import { Tabs } from '@base-ui/react/tabs'
import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Lane } from '../../../../../domain/lanes/estimate.ts'
import type { StaffMember, SubmissionDetails } from '../../../../../domain/submissions/inbox.ts'
import { enInbox } from '../../../../../translations/en/staff/inbox.ts'
import { enQuoting as quoting } from '../../../../../translations/en/staff/quoting.ts'
import controls from '../../../../features/inbox/controls/controls.module.css'
import { Banner } from '../../../../features/inbox/page/banner.tsx'
import part from '../../../../features/inbox/page/part.module.css'
import type { StaffUser } from '../../../../features/inbox/session.ts'
import { HostileText } from '../../../../features/inbox/submission/hostile-text.tsx'
import { Key } from '../../../../features/inbox/submission/marks.tsx'
import { momentText } from '../../../../features/inbox/times.ts'
import { useTemplates } from '../../../../features/inbox/use-templates.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { TextArea } from '../../../../ui/controls/field.tsx'
import { TabList } from '../../../../ui/controls/tabs.tsx'
import { Conflict } from '../conflict.tsx'
import { SentReply, useLeaving } from '../conversation/sent-reply.tsx'
import { isQuotable, typedQuote } from '../quote/quote-draft.ts'
import { QuoteFoot, QuotePanel } from '../quote/quote-panel.tsx'
import { QuotePreview } from '../quote/quote-preview.tsx'
import type { SubmissionActions } from '../use-submission.ts'
import { AddEmailForm } from './add-email-form.tsx'
import { AttachedFiles } from './attached-files.tsx'
import styles from './composer.module.css'
import { ElsewhereForm } from './elsewhere-form.tsx'
import { EditEnvelope, Envelope } from './envelope.tsx'
import { ReplyPreview } from './reply-preview.tsx'
import { TemplateChoice } from './template-choice.tsx'
import { type ComposerModel, type ComposerTab, useComposer } from './use-composer.ts'

const { composer: texts } = enInbox

export interface ComposerHandle {
  /** Shows the text and puts the focus into it. */
  write(): void
  /** Puts the focus on the templates of what is being written. */
  chooseTemplate(): void
}

interface Props {
  ref: Ref<ComposerHandle>
  details: SubmissionDetails
  user: StaffUser
  staff: readonly StaffMember[]
  now: number
  submission: SubmissionActions
  /** Between known places. */
  lane: Lane | undefined
  onTyped(): void
}

/** The reply, with templates and a preview. What is typed stays in this browser until it is sent. */
export function Composer({ ref, details, user, staff, now, submission, lane, onTyped }: Props) {
  const [templates = []] = useTemplates()
  const composer = useComposer(details, submission, lane, templates, onTyped)
  const { tab, draft, quote, mayQuote, previewed, conflict, seen, dispatch } = composer
  const area = useRef<HTMLTextAreaElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const section = useRef<HTMLElement>(null)
  const leaving = useLeaving(details)
  const show = (tab: ComposerTab) => dispatch({ type: 'tab', tab })
  const hadAddress = useRef(details.email !== null)
  useEffect(() => {
    // The form in which it was typed is gone, and with it the focus.
    if (!hadAddress.current && details.email !== null)
      section.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
    hadAddress.current = details.email !== null
  }, [details.email])
  useImperativeHandle(ref, () => ({
    write() {
      const isQuote = mayQuote && !(draft.isTyped && !quote.isTyped)
      flushSync(() => show(isQuote ? 'quote' : 'write'))
      if (isQuote) firstToType(form.current)?.focus()
      else area.current?.focus()
    },
    chooseTemplate() {
      flushSync(() => show(previewed))
      section.current?.querySelector<HTMLElement>('[data-templates]')?.focus()
    },
  }))
  const reply = async (version: number) => {
    const placeholder = await composer.reply(version)
    if (placeholder === undefined) return
    flushSync(() => show('write'))
    selectIn(area.current, placeholder)
  }

  const sendQuote = async (version: number) => {
    if (await composer.sendQuote(version)) return
    flushSync(() => show('quote'))
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }
  const send = (version: number) => void (previewed === 'quote' ? sendQuote(version) : reply(version))

  if (details.email === null)
    return (
      <section className={`${part.part} ${styles.withoutAddress}`} aria-label={texts.name}>
        <p>{texts.noAddress}</p>
        <AddEmailForm details={details} submission={submission} />
        <ElsewhereForm
          details={details}
          submission={submission}
          onConflict={(current) => submission.show(current)}
        />
      </section>
    )
  if (leaving) return <SentReply {...leaving} details={details} onTakeBack={() => void composer.takeBack()} />
  const isOwner = user.role === 'owner'
  const parts = { composer, details, lane, now, isOwner, onReply: () => void reply(seen.version) }
  const quoteParts = { composer, details, lane, now, isOwner, onSend: () => void sendQuote(seen.version) }
  return (
    <section ref={section} className={styles.composer} aria-label={texts.name}>
      <Tabs.Root value={tab} onValueChange={show}>
        <TabList label={texts.name} items={tabsOf(mayQuote)} className={styles.tabs} end={<Key>R</Key>} />
        <div role="status">
          {(draft.isTyped || quote.isTyped) && <NewNotes before={seen} now={details} />}
        </div>
        {conflict && (
          <Conflict before={seen} current={conflict} staff={staff} me={user.email} now={now}>
            <p>{previewed === 'quote' ? quoting.conflict : texts.conflict}</p>
            <div className={controls.actions}>
              {(previewed === 'write' || isQuotable(conflict)) && (
                <Button look="line" size="compact" onClick={() => send(conflict.version)}>
                  {texts.sendAnyway}
                </Button>
              )}
              <Button look="line" size="compact" onClick={composer.useTheirs}>
                {texts.useTheirs}
              </Button>
            </div>
          </Conflict>
        )}
        {mayQuote && (
          <Tabs.Panel value="quote">
            <QuotePanel {...quoteParts} form={form} />
          </Tabs.Panel>
        )}
        <Tabs.Panel value="write">
          <Write {...parts} area={area} />
        </Tabs.Panel>
        <Tabs.Panel value="preview">
          {previewed === 'quote' ? (
            <>
              <QuotePreview
                quote={typedQuote(quote.draft, lane)}
                lane={details.summaryParts.join(quoting.laneTo)}
              />
              <QuoteFoot {...quoteParts} />
            </>
          ) : (
            <>
              <Envelope details={details} lane={lane} envelope={draft.envelope} />
              <ReplyPreview text={draft.text} />
              <Foot {...parts} />
            </>
          )}
        </Tabs.Panel>
        <Tabs.Panel value="elsewhere">
          <ElsewhereForm
            details={details}
            submission={submission}
            onConflict={(current) => dispatch({ type: 'conflict', current })}
          />
        </Tabs.Panel>
      </Tabs.Root>
    </section>
  )
}

const tabsOf = (mayQuote: boolean) => [
  ...(mayQuote ? [{ value: 'quote', name: quoting.tab }] : []),
  { value: 'write', name: mayQuote ? quoting.message : texts.write },
  { value: 'preview', name: texts.preview },
  { value: 'elsewhere', name: texts.elsewhere },
]

interface PartProps {
  composer: ComposerModel
  details: SubmissionDetails
  lane: Lane | undefined
  now: number
  isOwner: boolean
  onReply(): void
}

function Write({ area, ...props }: PartProps & { area: RefObject<HTMLTextAreaElement | null> }) {
  const { details, lane, isOwner } = props
  const { draft, missing, isTakingBack, files, attach, envelopeProblems } = props.composer
  return (
    <>
      <TemplateChoice
        id="template"
        offered={draft.templates}
        chosen={draft.chosen}
        inserted={draft.last}
        undo={draft.undo}
        isOwner={isOwner}
        onChoose={draft.insert}
      />
      <EditEnvelope
        details={details}
        lane={lane}
        envelope={draft.envelope}
        problems={envelopeProblems}
        onChange={draft.address}
      />
      {missing.length > 0 && (
        <p className={styles.missing}>
          <span>
            {texts.missing}{' '}
            {missing.map((one) => (
              <mark key={one}>{one}</mark>
            ))}
          </span>
        </p>
      )}
      <div className={styles.text}>
        <label className="sr" htmlFor="reply">
          {texts.text}
        </label>
        <TextArea
          ref={area}
          id="reply"
          rows={9}
          maxLength={10_000}
          value={draft.text}
          // What had the focus, the button that took it back, is gone.
          autoFocus={isTakingBack}
          onChange={({ target }) => draft.write(target.value)}
          onSelect={({ currentTarget }) => draft.noteCaret(currentTarget.selectionEnd)}
        />
      </div>
      <AttachedFiles files={files} onChange={attach} />
      <Foot {...props} />
    </>
  )
}

const Foot = ({ composer: { draft, status, isSending }, now, onReply }: PartProps) => (
  <div className={styles.foot}>
    <Button size="compact" arrow aria-disabled={isSending || undefined} onClick={onReply}>
      {texts.send}
    </Button>
    <span role="status">{status || (draft.savedAt && texts.draft(momentText(draft.savedAt, now)))}</span>
  </div>
)

/** What the sender has said since the reply was begun, which is sent all the same. */
const NewNotes = ({ before, now }: { before: SubmissionDetails; now: SubmissionDetails }) =>
  now.conversation.map(
    ({ id, from, text }) =>
      from === 'sender' &&
      before.conversation.every((entry) => entry.id !== id) && (
        <Banner key={id} look="mild" title={texts.newNote}>
          <HostileText>{text}</HostileText>
        </Banner>
      ),
  )

/** The first amount that is missing, else the first field. */
function firstToType(form: HTMLElement | null): HTMLElement | undefined {
  const inputs = [...(form?.querySelectorAll<HTMLInputElement>('td input') ?? [])]
  return inputs.find(({ value }) => value === '') ?? inputs[0]
}

/** Focuses the text with the placeholder selected, so that typing replaces it. */
function selectIn(area: HTMLTextAreaElement | null, placeholder: string): void {
  if (!area) return
  const start = placeholder ? area.value.indexOf(placeholder) : area.value.length
  area.focus()
  area.setSelectionRange(start, start + placeholder.length)
}
