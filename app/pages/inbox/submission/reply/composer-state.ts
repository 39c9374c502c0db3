import type { SubmissionDetails, SubmissionState } from '../../../../../domain/submissions/inbox.ts'
import { enInbox } from '../../../../../translations/en/staff/inbox.ts'
import { enQuoting as quoting } from '../../../../../translations/en/staff/quoting.ts'
import { type DraftProblems, isQuotable } from '../quote/quote-draft.ts'
import type { TypedEnvelope } from './typed-envelope.ts'

const { composer: texts } = enInbox

/** Hardly anybody writes about these. */
export const foldedStates: readonly SubmissionState[] = ['closed', 'withdrawn']

/** Whether what comes next is a price: what was asked since the answer is answered first. */
export const beginsWithQuote = (details: SubmissionDetails): boolean =>
  isQuotable(details) && !(details.state === 'answered' && details.unanswered)

export type ComposerTab = 'quote' | 'write' | 'preview' | 'elsewhere'

export interface ComposerState {
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

export type ComposerAction =
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

const unchecked = { isChecked: false, refused: {} }

export const firstComposerState = (tab: 'quote' | 'write', seen: SubmissionDetails): ComposerState => ({
  tab,
  previewed: tab,
  ...unchecked,
  seen,
  status: '',
  sent: '',
  sentFiles: [],
  sentEnvelope: {},
  envelopeProblems: {},
  isTakingBack: false,
})

export function reduceComposer(state: ComposerState, action: ComposerAction): ComposerState {
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
