import { MAX_MESSAGE } from '../../domain/conversation.ts'
import { MINUTE } from '../../domain/durations.ts'
import { visibleText } from '../../domain/field.ts'
import { type Answers, type ProblemTexts, type SubmissionForm, show } from '../../domain/form.ts'
import { formatOf } from '../../domain/format.ts'
import { formNamed } from '../../domain/forms.ts'
import { DEFAULT_LOCALE } from '../../domain/locale.ts'
import { isQuoteAction, type QuoteAction, type RequestAction } from '../../domain/request-view.ts'
import { enConversation } from '../../translations/en/conversation.ts'
import { en } from '../../translations/en/en.ts'
import { enRequest } from '../../translations/en/request-page.ts'
import { formTexts } from '../../translations/form-texts.ts'
import { problemTexts } from '../../translations/problem-text.ts'
import { removeErased } from '../jobs/remove-erased.ts'
import { type DecisionProblems, decideQuote, readDecision } from '../quotes/decide-quote.ts'
import { mailToSender, quotePayload } from '../quotes/quote-mail.ts'
import { enqueueReminder } from '../quotes/reminder.ts'
import type { Services } from '../services.ts'
import type { Transaction } from '../store/database.ts'
import { deleteReminders, listEmails } from '../store/mail/outbox.ts'
import { eraseSubmission } from '../store/submissions/erase.ts'
import { hasRoomFor } from '../store/submissions/files.ts'
import { addMessage } from '../store/submissions/messages.ts'
import {
  amendSubmission,
  type ChangeResult,
  noteSubmission,
  withdrawSubmission,
} from '../store/submissions/submission-changes.ts'
import {
  countAmendments,
  countChanges,
  countDecisions,
  countMessages,
  listEvents,
} from '../store/submissions/submission-events.ts'
import { findSubmissionForUpdate, type Submission } from '../store/submissions/submissions.ts'
import { conversationOf } from '../submissions/conversation.ts'
import { type ReadMessage, readMessage } from '../submissions/read-message.ts'
import { HELD_SCORE, type SpamScore, spamScore } from '../submissions/spam-score.ts'
import { removeFiles, storeFiles } from '../submissions/store-files.ts'
import { type ChangeNotice, notifyDispatch } from './notify-dispatch.ts'
import { readAmendment } from './read-amendment.ts'
import { allowedActions, changedFields } from './request-view.ts'

const MAX_NOTE = 2000
/** Of words, and of decisions: more than a sender needs. Each is mailed; words are scored together with all before them. */
const MAX_CHANGES = 50
const MAX_MESSAGES = 200
const REPEATED_MS = 10 * MINUTE

type RequestChange =
  | { outcome: 'changed' | Refused }
  /** The answers are no longer those that the form was filled in with. */
  | { outcome: 'conflict' }
  | { outcome: 'problems'; problems: ProblemTexts }

/** `full` after as many changes as one submission takes; `not-open` where the quote is another one by now. */
type Refused = 'not-allowed' | 'full' | 'not-open'

type ChangeServices = Pick<Services, 'store' | 'config' | 'mailer' | 'now'>

/** Applies a change made on the request's page and enqueues the mail to dispatch, in one transaction. */
export async function changeRequest(
  services: ChangeServices,
  submission: Submission,
  action: RequestAction,
  typed: Record<string, unknown>,
): Promise<RequestChange> {
  services.store.assertUndamaged()
  if (!allowedActions(submission).includes(action)) return { outcome: 'not-allowed' }
  const change = { reference: submission.reference, who: 'sender', at: services.now() }
  const result = await changes[action]({ services, submission, typed, change })
  if (result.outcome === 'changed') services.mailer.wake()
  return result
}

interface Asked {
  services: ChangeServices
  submission: Submission
  typed: Record<string, unknown>
  change: { reference: string; who: string; at: number }
}

const changes: Record<RequestAction, (asked: Asked) => Promise<RequestChange>> = {
  amend,
  note: addNote,
  message: sendMessage,
  withdraw,
  erase,
  accept: (asked) => decide('accept', asked),
  decline: (asked) => decide('decline', asked),
  'take-back': (asked) => decide('take-back', asked),
  requote: (asked) => decide('requote', asked),
}

async function amend({ services, submission, typed, change }: Asked): Promise<RequestChange> {
  const form = formNamed(submission.form)
  if (!form) return { outcome: 'not-allowed' }
  const { answers: seen } = typed
  const amendments = await services.store.transact((transaction) =>
    countAmendments(transaction, submission.id),
  )
  if (typeof seen === 'string' && seen !== String(amendments)) return { outcome: 'conflict' }
  const { answers, problems, files } = await readAmendment(form, typed, submission.answers)
  if (Object.keys(problems).length > 0) return { outcome: 'problems', problems: problemTexts(problems, en) }
  const stored = await storeFiles(files, services.config)
  const { version } = submission
  const result = await services.store.transact(async (transaction): Promise<RequestChange> => {
    const present = await lockFor(transaction, submission, 'amend')
    if ('outcome' in present) return present
    const spam = await spamAfter(transaction, submission, answers)
    const amendment = { ...change, version, form, answers, files: stored, spam }
    const amended = await amendSubmission(transaction, amendment)
    const replaced = stored.map(({ field }) => field)
    const changed =
      amended.outcome === 'changed'
        ? [...changedFields(form, submission, amended.submission), ...replaced]
        : []
    return withNotice(transaction, services, amended, {
      event: 'amended',
      changed: [...new Set(changed)],
      before: shownAnswers(form, submission, changed),
    })
  })
  if (result.outcome !== 'changed') await removeFiles(stored, services.config)
  return result
}

/** As the form shows them; what was left empty is empty. */
function shownAnswers(
  form: SubmissionForm,
  { answers }: Submission,
  names: readonly string[],
): Record<string, string> {
  const shown = new Map(
    show(form, answers, formTexts(form), formatOf(DEFAULT_LOCALE)).map(({ name, text }): [string, string] => [
      name,
      text,
    ]),
  )
  return Object.fromEntries(names.map((name) => [name, shown.get(name) ?? '']))
}

async function addNote({ services, submission, typed, change }: Asked): Promise<RequestChange> {
  const text = typeof typed.note === 'string' ? visibleText(typed.note.toWellFormed()) : ''
  if (text === '') return { outcome: 'problems', problems: { note: en.problems.required } }
  if (text.length > MAX_NOTE) {
    const problem = `${en.problems.required}: ${en.problems.tooLong(MAX_NOTE)}`
    return { outcome: 'problems', problems: { note: problem } }
  }
  return services.store.transact(async (transaction): Promise<RequestChange> => {
    const present = await lockFor(transaction, submission, 'note')
    if ('outcome' in present) return present
    const spam = await spamAfter(transaction, present, present.answers, text)
    const noted = await noteSubmission(transaction, { ...change, event: 'noted', text, spam })
    return withNotice(transaction, services, noted, { event: 'noted', note: text })
  })
}

/** The same message sent once more, by a second click for example, is stored already. */
async function sendMessage({ services, submission, typed, change }: Asked): Promise<RequestChange> {
  const { config, store } = services
  const sent = { text: typed.text, files: Array.isArray(typed.files) ? typed.files : [] }
  const message = await readMessage(sent, { characters: MAX_MESSAGE })
  if ('problems' in message) return { outcome: 'problems', problems: message.problems }
  const { text } = message
  const files = await storeFiles(message.files, config)
  let isStored = false
  try {
    return await store.transact(async (transaction): Promise<RequestChange> => {
      isStored = false
      const present = await lockFor(transaction, submission, 'message')
      if ('outcome' in present) return present
      if (await isRepeated(transaction, present, message, change.at)) return { outcome: 'changed' }
      if (!(await hasRoomFor(transaction, present.id, files)))
        return { outcome: 'problems', problems: { file: enConversation.noRoom } }
      const spam = await spamAfter(transaction, present, present.answers, text)
      const added = await addMessage(transaction, { ...change, text, files, spam })
      isStored = added.outcome === 'changed'
      const names = files.map(({ name }) => name)
      return withNotice(transaction, services, added, { event: 'message', note: text, files: names })
    })
  } finally {
    if (!isStored) await removeFiles(files, config)
  }
}

async function isRepeated(
  transaction: Transaction,
  present: Submission,
  { text, files }: ReadMessage,
  at: number,
): Promise<boolean> {
  const [newest] = (await conversationOf(transaction, present)).filter(({ from }) => from !== 'system')
  const namesOf = (all: readonly { name: string; bytes: number }[]) =>
    all.map(({ name, bytes }) => `${bytes} ${name}`).join('\n')
  return (
    newest?.from === 'sender' &&
    newest.text === text &&
    namesOf(newest.files) === namesOf(files) &&
    Date.parse(newest.at) > at - REPEATED_MS
  )
}

/** The submission as it is now, which then waits for this transaction, or why it takes no further change. */
async function lockFor(
  transaction: Transaction,
  { reference }: Submission,
  action: RequestAction,
): Promise<Submission | { outcome: Refused }> {
  const present = await findSubmissionForUpdate(transaction, reference)
  if (!present || !allowedActions(present).includes(action)) return { outcome: 'not-allowed' }
  const isFull =
    action === 'message'
      ? (await countMessages(transaction, present.id)) >= MAX_MESSAGES
      : (await (isQuoteAction(action) ? countDecisions : countChanges)(transaction, present.id)) >=
        MAX_CHANGES
  return isFull ? { outcome: 'full' } : present
}

/** The score of a submission with all of its notes and messages, so that bait cannot come in parts; undefined where it is low. */
async function spamAfter(
  transaction: Transaction,
  { id }: Submission,
  answers: Answers,
  ...added: string[]
): Promise<SpamScore | undefined> {
  const events = await listEvents(transaction, id)
  const notes = events.flatMap(({ event, detail }) =>
    event === 'noted' || event === 'message' ? (detail as { text: string }).text : [],
  )
  const spam = spamScore({ ...answers, notes: [...notes, ...added] }, {})
  return spam.score >= HELD_SCORE ? spam : undefined
}

/** Of one held as spam dispatch hears nothing: it needs no answer any more. */
async function withdraw({ services, change }: Asked): Promise<RequestChange> {
  return services.store.transact(async (transaction) => {
    const withdrawn = await withdrawSubmission(transaction, change)
    if (withdrawn.outcome === 'changed' && withdrawn.before.state === 'spam') return { outcome: 'changed' }
    return withNotice(transaction, services, withdrawn, { event: 'withdrawn' })
  })
}

const NOTICE_OF = {
  accept: 'accepted',
  decline: 'declined',
  'take-back': 'acceptance taken back',
  requote: 'new price asked',
} as const satisfies Record<QuoteAction, ChangeNotice['event']>

/** What the receiver of a quote does with it. Done once more in the same words, it is done already. */
async function decide(
  action: QuoteAction,
  { services, submission, typed, change }: Asked,
): Promise<RequestChange> {
  const read = readDecision(action, typed)
  if ('problems' in read) return { outcome: 'problems', problems: decisionProblems(read.problems) }
  return services.store.transact(async (transaction): Promise<RequestChange> => {
    const present = await lockFor(transaction, submission, action)
    if ('outcome' in present) return present
    const result = await decideQuote(transaction, action, change, read)
    if (result.outcome !== 'changed') return { outcome: 'not-open' }
    if (result.submission.version === result.before.version) return { outcome: 'changed' }
    const { quote } = await quotePayload(transaction, present)
    if (action === 'take-back') {
      const mail = await mailToSender(transaction, present, services.config.mailFrom)
      const { validUntil, sentAt } = quote
      await enqueueReminder(
        transaction,
        { ...mail, payload: { quote }, at: change.at },
        { validUntil, sentAt: Date.parse(sentAt) },
      )
    } else await deleteReminders(transaction, present.id)
    return withNotice(transaction, services, result, { event: NOTICE_OF[action], quote })
  })
}

const decisionProblems = (problems: DecisionProblems): ProblemTexts =>
  Object.fromEntries(
    Object.entries(problems).map(([name, { code, limit }]) => [
      name,
      code === 'required'
        ? en.problems.required
        : `${en.problems.required}: ${limit === undefined ? en.problems.notAChoice : en.problems.tooLong(limit)}`,
    ]),
  )

/** Where dispatch was mailed about it, it is asked to delete those emails. */
async function erase({ services, typed, change }: Asked): Promise<RequestChange> {
  if (typed.confirm !== 'erase') return { outcome: 'problems', problems: { confirm: enRequest.confirmErase } }
  const erased = await services.store.transact(async (transaction) => {
    const found = await findSubmissionForUpdate(transaction, change.reference)
    if (found === undefined || found.erasedAt !== null) return undefined
    const isMailed = (await listEmails(transaction, found.id)).some(
      ({ template, state }) => template === 'dispatch' && state !== 'withheld',
    )
    const removed = await eraseSubmission(transaction, change)
    if (isMailed)
      await notifyDispatch(transaction, services, { id: found.id, state: 'closed' }, { event: 'erased' })
    return removed
  })
  if (erased) await removeErased(services, erased)
  return { outcome: 'changed' }
}

/** Dispatch learns of every change that was stored. */
async function withNotice(
  transaction: Transaction,
  services: ChangeServices,
  result: ChangeResult,
  notice: ChangeNotice,
): Promise<RequestChange> {
  if (result.outcome !== 'changed') return { outcome: 'not-allowed' }
  await notifyDispatch(transaction, services, result.submission, notice)
  return { outcome: 'changed' }
}
