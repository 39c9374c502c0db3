import { type Dispatch, useEffect, useReducer, useState } from 'react'
import type { Lane } from '../../../../../domain/lanes/estimate.ts'
import type { Template } from '../../../../../domain/quotes/templates.ts'
import type { SubmissionDetails } from '../../../../../domain/submissions/inbox.ts'
import { attachedFiles } from '../../../../features/inbox/stored.ts'
import { useSending } from '../../../../features/inbox/use-sending.ts'
import { type DraftProblems, isQuotable, problemsOf } from '../quote/quote-draft.ts'
import { type StoredQuote, useQuoteDraft } from '../quote/use-quote-draft.ts'
import type { SubmissionActions } from '../use-submission.ts'
import {
  beginsWithQuote,
  type ComposerAction,
  type ComposerState,
  firstComposerState,
  reduceComposer,
} from './composer-state.ts'
import { placeholdersIn } from './request-templates.ts'
import { sendQuote, sendReply, takeReplyBack } from './send-composed.ts'
import { type ReplyDraft, useDraft } from './use-draft.ts'

export interface ComposerModel extends Omit<ComposerState, 'seen' | 'isChecked' | 'refused'> {
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
  dispatch: Dispatch<ComposerAction>
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

export function useComposer(
  details: SubmissionDetails,
  submission: SubmissionActions,
  lane: Lane | undefined,
  templates: readonly Template[],
  onTyped: () => void,
): ComposerModel {
  const draft = useDraft(details, templates, onTyped)
  const quote = useQuoteDraft(details, templates, onTyped)
  const isTyped = draft.isTyped || quote.isTyped
  const isQuoteFirst = quote.isTyped ? isQuotable(details) : !draft.isTyped && beginsWithQuote(details)
  const first = isQuoteFirst ? 'quote' : 'write'
  const [state, dispatch] = useReducer(reduceComposer, firstComposerState(first, details))
  const { files, attach } = useAttachedFiles(details.reference)
  const { isSending, send } = useSending()
  const composed = { details, submission, lane, draft, quote, files, attach, state, dispatch, send }
  // A quote that is being written stays in sight until its writer has read why it can't be sent.
  const mayQuote = isQuotable(details) || (state.tab === 'quote' && quote.isTyped)
  const isQuoteGone = state.tab === 'quote' && !mayQuote

  /** Before what is done, where nothing is typed yet. */
  const begin = () => {
    if (!isTyped) dispatch({ type: 'begin', details })
  }

  return {
    ...state,
    ...(isQuoteGone && { tab: 'write', status: '' }),
    previewed: mayQuote ? state.previewed : 'write',
    // Until something is typed, the reply is to what the page shows.
    seen: isTyped ? state.seen : details,
    draft: {
      ...draft,
      write: after(begin, draft.write),
      writeEnvelope: after(begin, draft.writeEnvelope),
      insert: after(begin, draft.insert),
    },
    quote: { ...quote, write: after(begin, quote.write), insert: after(begin, quote.insert) },
    files,
    attach,
    mayQuote,
    problems: state.isChecked ? { ...state.refused, ...problemsOf(quote.draft, lane, Date.now()) } : {},
    missing: placeholdersIn(draft.text),
    isSending,
    dispatch,
    reply: (version) => sendReply(composed, version),
    sendQuote: (version) => sendQuote(composed, version),
    takeBack: () => takeReplyBack(composed),
    useTheirs() {
      if (state.conflict) submission.show(state.conflict)
      if (state.conflict && !isQuotable(state.conflict)) dispatch({ type: 'tab', tab: 'write' })
      dispatch({ type: 'use theirs' })
    },
  }
}

const after =
  <Value>(first: () => void, then: (value: Value) => void) =>
  (value: Value): void => {
    first()
    then(value)
  }
