import { type Dispatch, useReducer } from 'react'
import type { SubmissionDetails } from '../../../../domain/inbox.ts'
import { enInbox } from '../../../../translations/en/inbox.ts'
import { useSending } from '../../../features/inbox/use-sending.ts'
import { placeholdersIn } from './reply-templates.ts'
import { type ReplyDraft, useDraft } from './use-draft.ts'
import type { SubmissionActions } from './use-submission.ts'

const { composer: texts, staff: staffTexts } = enInbox

export type ComposerTab = 'write' | 'preview' | 'elsewhere'

interface State {
  tab: ComposerTab
  /** What the reply is written for; the page itself may show a later version. */
  seen: SubmissionDetails
  /** What somebody else has changed it to meanwhile. */
  conflict?: SubmissionDetails | undefined
  status: string
  /** The reply that was sent last, to be restored. */
  sent: string
  /** The text gets the focus when it comes back. */
  isTakingBack: boolean
}

type Action =
  | { type: 'tab'; tab: ComposerTab }
  | { type: 'begin'; details: SubmissionDetails }
  | { type: 'status'; status: string }
  | { type: 'conflict'; current: SubmissionDetails | undefined }
  | { type: 'use theirs' }
  | { type: 'sent'; details: SubmissionDetails; text: string }
  | { type: 'take back' }
  | { type: 'taken back'; details: SubmissionDetails }
  | { type: 'too late' }

function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'tab':
      return { ...state, tab: action.tab, isTakingBack: false }
    case 'begin':
      return { ...state, seen: action.details }
    case 'status':
      return { ...state, status: action.status }
    case 'conflict':
      return { ...state, conflict: action.current }
    case 'use theirs':
      return { ...state, seen: state.conflict ?? state.seen, conflict: undefined }
    case 'sent':
      return { ...state, sent: action.text, seen: action.details, conflict: undefined, status: texts.sent }
    case 'take back':
      return { ...state, isTakingBack: true }
    case 'taken back':
      return { ...state, seen: action.details, status: texts.takenBack }
    case 'too late':
      return { ...state, isTakingBack: false, status: texts.tooLate }
  }
}

export interface ComposerModel extends Omit<State, 'seen'> {
  draft: ReplyDraft
  seen: SubmissionDetails
  /** Placeholders of the template that still have to be filled in. */
  missing: readonly string[]
  isSending: boolean
  dispatch: Dispatch<Action>
  /** Sends the reply for a version. Resolves to the first placeholder left, or to '' without a text. */
  reply(version: number): Promise<string | undefined>
  takeBack(): Promise<void>
  useTheirs(): void
}

/** The reply as it is written, sent and taken back. */
export function useComposer(
  details: SubmissionDetails,
  submission: SubmissionActions,
  onTyped: () => void,
): ComposerModel {
  const draft = useDraft(details, onTyped)
  const [state, dispatch] = useReducer(reduce, {
    tab: 'write',
    seen: details,
    status: '',
    sent: '',
    isTakingBack: false,
  })
  const { isSending, send } = useSending()
  const missing = placeholdersIn(draft.text)

  async function reply(version: number): Promise<string | undefined> {
    const [placeholder] = missing
    if (placeholder !== undefined || draft.text.trim() === '') {
      dispatch({ type: 'status', status: texts.stillMissing(Math.max(missing.length, 1)) })
      return placeholder ?? ''
    }
    await send(async () => {
      const answer = await submission.reply(version, draft.text)
      if (answer.ok) {
        draft.clear()
        dispatch({ type: 'sent', details: answer.body, text: draft.text })
      } else if (answer.status === 409 && answer.current)
        dispatch({ type: 'conflict', current: answer.current })
      else dispatch({ type: 'status', status: answer.message || staffTexts.failed })
    })
    return undefined
  }

  const takeBack = () =>
    send(async () => {
      dispatch({ type: 'take back' })
      const answer = await submission.takeBack(details.version)
      if (answer.ok) {
        if (state.sent) draft.write(state.sent)
        return dispatch({ type: 'taken back', details: answer.body })
      }
      if (answer.current) submission.show(answer.current)
      dispatch({ type: 'too late' })
    })

  return {
    ...state,
    // Until something is typed, the reply is for what the page shows.
    seen: draft.isTyped ? state.seen : details,
    draft: {
      ...draft,
      write(text) {
        if (!draft.isTyped) dispatch({ type: 'begin', details })
        draft.write(text)
      },
    },
    missing,
    isSending,
    dispatch,
    reply,
    takeBack,
    useTheirs() {
      if (state.conflict) submission.show(state.conflict)
      dispatch({ type: 'use theirs' })
    },
  }
}
