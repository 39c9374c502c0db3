import { type Dispatch, useEffect, useReducer, useState } from 'react'
import type { Lane } from '../../../../../domain/lanes/estimate.ts'
import type { Template } from '../../../../../domain/quotes/templates.ts'
import type { SubmissionDetails } from '../../../../../domain/submissions/inbox.ts'
import { enInbox } from '../../../../../translations/en/staff/inbox.ts'
import { enQuoting as quoting } from '../../../../../translations/en/staff/quoting.ts'
import { attachedFiles } from '../../../../features/inbox/stored.ts'
import { useSending } from '../../../../features/inbox/use-sending.ts'
import {
  type DraftProblems,
  isQuotable,
  isSame,
  problemsOf,
  typedQuote,
  withoutBlankRows,
} from '../quote/quote-draft.ts'
import { type StoredQuote, useQuoteDraft } from '../quote/use-quote-draft.ts'
import type { SubmissionActions } from '../use-submission.ts'
import { sentEnvelope, type TypedEnvelope } from './reply-envelope.ts'
import { placeholdersIn } from './request-templates.ts'
import { type ReplyDraft, useDraft } from './use-draft.ts'

const { composer: texts, staff: staffTexts } = enInbox

export type ComposerTab = 'quote' | 'write' | 'preview' | 'elsewhere'

interface State {
  tab: ComposerTab
  /** What the preview shows: what was written last. */
  previewed: 'quote' | 'write'
  /** Of a quote that could not be sent: what was wrong is shown until it is right. */
  isChecked: boolean
  /** What the server alone found wrong. */
  refused: DraftProblems
  /** What the reply is written for; the page itself may show a later version. */
  seen: SubmissionDetails
  /** What somebody else has changed it to meanwhile. */
  conflict?: SubmissionDetails | undefined
  status: string
  /** The reply that was sent last, to be restored. */
  sent: string
  /** What the server found wrong with whom it goes to, by field. */
  envelopeProblems: Readonly<Record<string, string>>
  sentFiles: readonly File[]
  sentEnvelope: TypedEnvelope
  /** The text gets the focus when it comes back. */
  isTakingBack: boolean
}

type Action =
  | { type: 'tab'; tab: ComposerTab }
  | { type: 'begin'; details: SubmissionDetails }
  | { type: 'status'; status: string }
  | { type: 'refused'; status: string; problems?: DraftProblems }
  | { type: 'quoted'; details: SubmissionDetails }
  | { type: 'conflict'; current: SubmissionDetails | undefined }
  | { type: 'use theirs' }
  | { type: 'misaddressed'; status: string; problems: Readonly<Record<string, string>> }
  | {
      type: 'sent'
      details: SubmissionDetails
      text: string
      files: readonly File[]
      envelope: TypedEnvelope
    }
  | { type: 'take back' }
  | { type: 'taken back'; details: SubmissionDetails }
  | { type: 'too late' }

function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'tab':
      return {
        ...state,
        tab: action.tab,
        isTakingBack: false,
        // What was said of the quote is not said of a message.
        status: state.tab === 'quote' && action.tab !== 'quote' ? '' : state.status,
        ...((action.tab === 'quote' || action.tab === 'write') && { previewed: action.tab }),
      }
    case 'begin':
      return { ...state, seen: action.details, status: '' }
    case 'status':
      return { ...state, status: action.status }
    case 'refused':
      return { ...state, isChecked: true, refused: action.problems ?? {}, status: action.status }
    case 'quoted':
      return {
        ...state,
        ...unchecked,
        tab: 'quote',
        previewed: 'quote',
        seen: action.details,
        conflict: undefined,
        status: quoting.sent,
      }
    case 'misaddressed':
      return { ...state, envelopeProblems: action.problems, status: action.status }
    case 'conflict':
      return { ...state, conflict: action.current }
    case 'use theirs':
      return { ...state, seen: state.conflict ?? state.seen, conflict: undefined }
    case 'sent':
      return {
        ...state,
        sent: action.text,
        sentFiles: action.files,
        sentEnvelope: action.envelope,
        envelopeProblems: {},
        seen: action.details,
        conflict: undefined,
        status: texts.sent,
      }
    case 'take back':
      return { ...state, isTakingBack: true }
    case 'taken back':
      return { ...state, seen: action.details, status: texts.takenBack }
    case 'too late':
      return { ...state, isTakingBack: false, status: texts.tooLate }
  }
}

const unchecked = { isChecked: false, refused: {} }

export interface ComposerModel extends Omit<State, 'seen' | 'isChecked' | 'refused'> {
  draft: ReplyDraft
  /** They go out with the reply. */
  files: readonly File[]
  attach(files: readonly File[]): void
  quote: StoredQuote
  /** Whether its state allows a quote. */
  mayQuote: boolean
  /** Of the quote, once sending it was tried. */
  problems: DraftProblems
  seen: SubmissionDetails
  /** Placeholders of the template that still have to be filled in. */
  missing: readonly string[]
  isSending: boolean
  dispatch: Dispatch<Action>
  /** Sends the reply for a version. Resolves to the first placeholder left, or to '' without a text. */
  reply(version: number): Promise<string | undefined>
  /** Sends the quote for a version. Resolves to false where something has to be put right first. */
  sendQuote(version: number): Promise<boolean>
  takeBack(): Promise<void>
  useTheirs(): void
}

/** Kept while the tab is open; before it is closed or loaded again, the browser asks. */
function useAttachedFiles(reference: string) {
  const [files, setFiles] = useState(() => attachedFiles.get(reference) ?? [])
  const hasFiles = files.length > 0
  useEffect(() => {
    if (!hasFiles) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [hasFiles])
  const attach = (attached: readonly File[]) => {
    if (attached.length > 0) attachedFiles.set(reference, attached)
    else attachedFiles.delete(reference)
    setFiles(attached)
  }
  return { files, attach }
}

/** The reply as it is written, sent and taken back. */
export function useComposer(
  details: SubmissionDetails,
  submission: SubmissionActions,
  lane: Lane | undefined,
  templates: readonly Template[],
  onTyped: () => void,
): ComposerModel {
  const draft = useDraft(details, templates, onTyped)
  const quote = useQuoteDraft(details, templates, onTyped)
  const first = isQuotable(details) && !(draft.isTyped && !quote.isTyped) ? 'quote' : 'write'
  const [state, dispatch] = useReducer(reduce, {
    tab: first,
    previewed: first,
    ...unchecked,
    seen: details,
    status: '',
    sent: '',
    sentFiles: [],
    sentEnvelope: {},
    envelopeProblems: {},
    isTakingBack: false,
  })
  const { files, attach } = useAttachedFiles(details.reference)
  const { isSending, send } = useSending()
  const missing = placeholdersIn(draft.text)
  // A quote that is being written stays in sight until its writer has read why it can't be sent.
  const mayQuote = isQuotable(details) || (state.tab === 'quote' && quote.isTyped)

  const isTyped = draft.isTyped || quote.isTyped
  /** Before what is done, where nothing is typed yet. */
  const begin = () => {
    if (!isTyped) dispatch({ type: 'begin', details })
  }

  async function reply(version: number): Promise<string | undefined> {
    const [placeholder] = missing
    if (placeholder !== undefined || (draft.text.trim() === '' && files.length === 0)) {
      dispatch({ type: 'status', status: texts.stillMissing(Math.max(missing.length, 1)) })
      return placeholder ?? ''
    }
    await send(async () => {
      const { envelope } = draft
      const result = await submission.reply(version, draft.text, files, sentEnvelope(envelope, details))
      if (result.ok) {
        draft.clear()
        attach([])
        dispatch({ type: 'sent', details: result.body, text: draft.text, files, envelope })
      } else if (result.status === 409 && result.current)
        dispatch({ type: 'conflict', current: result.current })
      else {
        const { problems = {}, message } = result
        const status = problems.file ?? problems.text ?? message
        dispatch({ type: 'misaddressed', problems, status: status || staffTexts.failed })
      }
    })
    return undefined
  }

  async function sendQuote(version: number): Promise<boolean> {
    const typed = withoutBlankRows(quote.draft)
    if (typed !== quote.draft) quote.write(typed)
    const count = Object.keys(problemsOf(typed, lane, Date.now())).length
    if (count > 0) {
      dispatch({ type: 'refused', status: quoting.toMend(count) })
      return false
    }
    const [last] = details.quotes
    if (last && isSame(last, typed, lane, Date.now())) {
      dispatch({ type: 'status', status: quoting.same(last.number) })
      return true
    }
    await send(async () => {
      const result = await submission.quote(version, typedQuote(typed, lane))
      if (result.ok) {
        quote.clear()
        dispatch({ type: 'quoted', details: result.body })
      } else if (result.status === 409 && result.current)
        dispatch({ type: 'conflict', current: result.current })
      else
        dispatch({
          type: 'refused',
          status: result.message || staffTexts.failed,
          ...(result.problems && { problems: result.problems }),
        })
    })
    return true
  }

  const takeBack = () =>
    send(async () => {
      dispatch({ type: 'take back' })
      const result = await submission.takeBack(details.version)
      if (result.ok) {
        if (state.sent) draft.restore(state.sent, state.sentEnvelope)
        attach(state.sentFiles)
        return dispatch({ type: 'taken back', details: result.body })
      }
      if (result.current) submission.show(result.current)
      dispatch({ type: 'too late' })
    })

  return {
    ...state,
    tab: state.tab === 'quote' && !mayQuote ? 'write' : state.tab,
    previewed: mayQuote ? state.previewed : 'write',
    status: state.tab === 'quote' && !mayQuote ? '' : state.status,
    // Until something is typed, the reply is to what the page shows.
    seen: isTyped ? state.seen : details,
    draft: {
      ...draft,
      write(text) {
        begin()
        draft.write(text)
      },
      address(envelope) {
        begin()
        draft.address(envelope)
      },
      insert(template) {
        begin()
        draft.insert(template)
      },
    },
    quote: {
      ...quote,
      write(typed) {
        begin()
        quote.write(typed)
      },
      insert(template) {
        begin()
        quote.insert(template)
      },
    },
    files,
    attach,
    mayQuote,
    problems: state.isChecked ? { ...state.refused, ...problemsOf(quote.draft, lane, Date.now()) } : {},
    missing,
    isSending,
    dispatch,
    reply,
    sendQuote,
    takeBack,
    useTheirs() {
      if (state.conflict) submission.show(state.conflict)
      if (state.conflict && !isQuotable(state.conflict)) dispatch({ type: 'tab', tab: 'write' })
      dispatch({ type: 'use theirs' })
    },
  }
}
