import type { Dispatch } from 'react'
import type { Lane } from '../../../../../domain/lanes/estimate.ts'
import type { SubmissionDetails } from '../../../../../domain/submissions/inbox.ts'
import { enInbox } from '../../../../../translations/en/staff/inbox.ts'
import { enQuoting as quoting } from '../../../../../translations/en/staff/quoting.ts'
import { isSame, problemsOf, typedQuote, withoutBlankRows } from '../quote/quote-draft.ts'
import type { StoredQuote } from '../quote/use-quote-draft.ts'
import type { SubmissionActions } from '../use-submission.ts'
import type { ComposerAction, ComposerState } from './composer-state.ts'
import { placeholdersIn } from './request-templates.ts'
import { sentEnvelope } from './typed-envelope.ts'
import type { ReplyDraft } from './use-draft.ts'

const { composer: texts, staff: staffTexts } = enInbox

/** What was written, where it goes, and who is told how that went. */
interface Composed {
  details: SubmissionDetails
  submission: SubmissionActions
  lane: Lane | undefined
  draft: ReplyDraft
  quote: StoredQuote
  files: readonly File[]
  attach(files: readonly File[]): void
  state: ComposerState
  dispatch: Dispatch<ComposerAction>
  /** One at a time. */
  send(work: () => Promise<void>): Promise<void>
}

export async function sendReply(composed: Composed, version: number): Promise<string | undefined> {
  const { details, submission, draft, files, attach, dispatch, send } = composed
  const missing = placeholdersIn(draft.text)
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

export async function sendQuote(composed: Composed, version: number): Promise<boolean> {
  const { details, submission, lane, quote, dispatch, send } = composed
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

export const takeReplyBack = ({ details, submission, draft, attach, state, dispatch, send }: Composed) =>
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
