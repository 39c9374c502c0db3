import { Tabs } from '@base-ui/react/tabs'
import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { Lane } from '../../../../../domain/lanes/estimate.ts'
import type { Locale } from '../../../../../domain/locale.ts'
import { mayChange } from '../../../../../domain/submissions/allowed-changes.ts'
import type { StaffMember, SubmissionDetails } from '../../../../../domain/submissions/inbox.ts'
import { isPlainlyFrench } from '../../../../../domain/text/french.ts'
import { enInbox } from '../../../../../translations/en/staff/inbox.ts'
import { enQuoting as quoting } from '../../../../../translations/en/staff/quoting.ts'
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
import { isQuotable } from '../quote/quote-draft.ts'
import { PreviewedQuote, QuotePanel } from '../quote/quote-panel.tsx'
import type { SubmissionActions } from '../use-submission.ts'
import { AddEmailForm } from './add-email-form.tsx'
import { AttachedFiles } from './attached-files.tsx'
import styles from './composer.module.css'
import { beginsWithQuote, type ComposerTab, foldedStates } from './composer-state.ts'
import { ElsewhereForm } from './elsewhere-form.tsx'
import { EditEnvelope, Envelope } from './envelope.tsx'
import { ReplyPreview } from './reply-preview.tsx'
import { TemplateChoice } from './template-choice.tsx'
import { type ComposerModel, useComposer } from './use-composer.ts'

const { composer: texts } = enInbox

export interface ComposerHandle {
  /** Shows the text and puts the focus into it. */
  write(): void
  /** The same, also where a quote is asked for. */
  writeMessage(): void
  /** A message, beginning with the address that it goes to. */
  writeElsewhere(): void
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
  const { tab, draft, quote, mayQuote, seen, dispatch } = composer
  const places = usePlaces()
  const leaving = useLeaving(details)
  const show = (tab: ComposerTab) => dispatch({ type: 'tab', tab })
  useFocusAfterEmail(details, places)
  const [isUnfolded, setUnfolded] = useState(false)
  const { write } = useHandle(ref, details, composer, places, () => setUnfolded(true))

  const reply = async (version: number) => {
    const placeholder = await composer.reply(version)
    if (placeholder === undefined) return
    flushSync(() => show('write'))
    selectIn(places.area.current, placeholder)
  }
  const sendQuote = async (version: number) => {
    if (await composer.sendQuote(version)) return
    flushSync(() => show('quote'))
    places.form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }
  const send = (version: number) =>
    void (composer.previewed === 'quote' ? sendQuote(version) : reply(version))
  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || tab === 'elsewhere') return
    event.preventDefault()
    if (!event.repeat) send(seen.version)
  }

  if (details.email === null) return <WithoutEmail details={details} submission={submission} />
  if (leaving) return <SentReply {...leaving} details={details} onTakeBack={() => void composer.takeBack()} />
  if (foldedStates.includes(details.state) && !isUnfolded && !draft.isTyped && !quote.isTyped)
    return (
      <section className={styles.folded} aria-label={texts.name}>
        {(details.state === 'closed' || details.state === 'withdrawn') && (
          <p>{enInbox.submission.endedMore[details.state]}</p>
        )}
        <Button look="line" size="compact" onClick={write}>
          {texts.anyway}
        </Button>
      </section>
    )
  const isOwner = user.role === 'owner'
  const parts = { composer, details, lane, now, isOwner, onReply: () => void reply(seen.version) }
  const quoteParts = { composer, details, lane, now, isOwner, onSend: () => void sendQuote(seen.version) }
  return (
    <section
      ref={places.section}
      className="screen-only container lined-below"
      aria-label={texts.name}
      // Before a button that has the focus is pressed by it, too.
      onKeyDownCapture={sendByKeys}
    >
      <Tabs.Root value={tab} onValueChange={show}>
        <TabList label={texts.name} items={tabsOf(mayQuote)} className={styles.tabs} end={<Key>R</Key>} />
        <div role="status">
          {(draft.isTyped || quote.isTyped) && <NewNotes before={seen} now={details} />}
        </div>
        <Overtaken composer={composer} staff={staff} me={user.email} now={now} onSend={send} />
        {mayQuote && (
          <Tabs.Panel value="quote">
            <QuotePanel {...quoteParts} form={places.form} />
          </Tabs.Panel>
        )}
        <Tabs.Panel value="write">
          <Write {...parts} area={places.area} />
        </Tabs.Panel>
        <Tabs.Panel value="preview">
          {composer.previewed === 'quote' ? (
            <PreviewedQuote {...quoteParts} />
          ) : (
            <PreviewedReply {...parts} />
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

/** Where the focus goes. */
const usePlaces = () => ({
  area: useRef<HTMLTextAreaElement>(null),
  form: useRef<HTMLDivElement>(null),
  section: useRef<HTMLElement>(null),
})
type Places = ReturnType<typeof usePlaces>

/** The form in which an address was typed is gone once there is one, and with it the focus. */
function useFocusAfterEmail({ email }: SubmissionDetails, { section }: Places): void {
  const hadEmail = useRef(email !== null)
  useEffect(() => {
    if (!hadEmail.current && email !== null)
      section.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
    hadEmail.current = email !== null
  }, [email, section])
}

function useHandle(
  ref: Ref<ComposerHandle>,
  details: SubmissionDetails,
  composer: ComposerModel,
  { area, form, section }: Places,
  unfold: () => void,
): ComposerHandle {
  const { draft, quote, mayQuote, previewed, dispatch } = composer
  const show = (tab: ComposerTab) =>
    flushSync(() => {
      unfold()
      dispatch({ type: 'tab', tab })
    })
  const writeMessage = () => {
    show('write')
    area.current?.focus()
  }
  const handle: ComposerHandle = {
    write() {
      const isQuote = mayQuote && (quote.isTyped || (!draft.isTyped && beginsWithQuote(details)))
      if (!isQuote) return writeMessage()
      show('quote')
      firstToType(form.current)?.focus()
    },
    writeMessage,
    writeElsewhere() {
      flushSync(() => draft.writeEnvelope({ to: '', ...draft.envelope }))
      show('write')
      section.current?.querySelector<HTMLElement>('[type=email]')?.focus()
    },
    chooseTemplate() {
      show(previewed)
      section.current?.querySelector<HTMLElement>('[data-templates]')?.focus()
    },
  }
  useImperativeHandle(ref, () => handle)
  return handle
}

/** Of somebody who called: the address is asked, or noted how it was replied. */
const WithoutEmail = ({ details, submission }: Pick<Props, 'details' | 'submission'>) => (
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

interface OvertakenProps {
  composer: ComposerModel
  staff: readonly StaffMember[]
  me: string
  now: number
  onSend(version: number): void
}

/** What somebody else has changed meanwhile. */
function Overtaken({ composer, staff, me, now, onSend }: OvertakenProps) {
  const { conflict, seen, previewed } = composer
  if (!conflict) return null
  return (
    <Conflict before={seen} current={conflict} staff={staff} me={me} now={now}>
      <p>{previewed === 'quote' ? quoting.conflict : texts.conflict}</p>
      <div className="cluster gap-2 gap-x-3">
        {(previewed === 'write' || isQuotable(conflict)) && (
          <Button look="line" size="compact" onClick={() => onSend(conflict.version)}>
            {texts.sendAnyway}
          </Button>
        )}
        <Button look="line" size="compact" onClick={composer.useTheirs}>
          {texts.useTheirs}
        </Button>
      </div>
    </Conflict>
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
        onChange={draft.writeEnvelope}
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
          lang={languageIn(draft.text)}
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

/** While a booking waits, its button is the one that stands out. */
const Foot = ({ composer: { draft, status, isSending }, details, now, onReply }: PartProps) => (
  <div className={styles.foot}>
    <Button
      look={mayChange('staff', 'booking', details) ? 'line' : 'amber'}
      size="compact"
      arrow
      aria-disabled={isSending || undefined}
      onClick={onReply}
    >
      {texts.send}
    </Button>
    <span className="text-sm steel" role="status">
      {status || (draft.savedAt && texts.draft(momentText(draft.savedAt, now)))}
    </span>
  </div>
)

function PreviewedReply(props: PartProps) {
  const { composer, details, lane } = props
  return (
    <>
      <Envelope details={details} lane={lane} envelope={composer.draft.envelope} />
      <ReplyPreview text={composer.draft.text} lang={languageIn(composer.draft.text)} />
      <Foot {...props} />
    </>
  )
}

/** For the spelling and the voice of the browser. */
const languageIn = (text: string): Locale | undefined => (isPlainlyFrench(text) ? 'fr-CA' : undefined)

/** What the sender has said since the reply was begun, which is sent anyway. */
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

/** The first amount that is missing, else the first one. */
function firstToType(form: HTMLElement | null): HTMLElement | undefined {
  const inputs = [...(form?.querySelectorAll<HTMLInputElement>('td input[id$=amount]') ?? [])]
  return inputs.find(({ value }) => value === '') ?? inputs[0]
}

/** Focuses the text with the placeholder selected, so that typing replaces it. */
function selectIn(area: HTMLTextAreaElement | null, placeholder: string): void {
  if (!area) return
  const start = placeholder ? area.value.indexOf(placeholder) : area.value.length
  area.focus()
  area.setSelectionRange(start, start + placeholder.length)
}
