import { visibleText } from '../../domain/forms/field.ts'
import { type SubmissionForm, show } from '../../domain/forms/form.ts'
import { formNamed } from '../../domain/forms/forms.ts'
import { DEFAULT_LOCALE } from '../../domain/locale.ts'
import { laneEnds } from '../../domain/submissions/lane-ends.ts'
import type { RequestAction } from '../../domain/submissions/request-view.ts'
import { formatOf } from '../../domain/text/format.ts'
import { companyDay } from '../../domain/time/company-time.ts'
import { en } from '../../translations/en/en.ts'
import { enRequest } from '../../translations/en/request-page.ts'
import { formTexts } from '../../translations/form-texts.ts'
import { problemTexts } from '../../translations/problem-text.ts'
import { removeErased } from '../jobs/remove-erased.ts'
import type { Transaction } from '../store/database.ts'
import { StoreUnavailable } from '../store/errors.ts'
import { listEmails } from '../store/mail/outbox.ts'
import { eraseSubmission, isRecord } from '../store/submissions/erase.ts'
import {
  amendSubmission,
  noteSubmission,
  withdrawSubmission,
} from '../store/submissions/submission-changes.ts'
import { addEvent, countAmendments, hasEvent } from '../store/submissions/submission-events.ts'
import { findSubmissionForUpdate, type SentFile, type Submission } from '../store/submissions/submissions.ts'
import { noteRefusedFiles, takeFileBudget } from '../submissions/files/file-budget.ts'
import { FilesRefused } from '../submissions/files/files-refused.ts'
import { withStoredFiles } from '../submissions/files/store-files.ts'
import { allowedActions, changedFields } from './build-request-view.ts'
import { decideOnQuote } from './decide-on-quote.ts'
import { notifyDispatch } from './notify-dispatch.ts'
import { readAmendment } from './read-amendment.ts'
import { sendMessage } from './send-message.ts'
import {
  type Asked,
  type ChangeDependencies,
  lockFor,
  type RequestChange,
  spamAfter,
  withNotice,
} from './sender-change.ts'

const MAX_NOTE = 2000

/** Applies a change made on the request's page and enqueues the mail to dispatch, in one transaction. */
export async function changeRequest(
  dependencies: ChangeDependencies,
  submission: Submission,
  action: RequestAction,
  typed: Record<string, unknown>,
  ip: string,
): Promise<RequestChange> {
  const { store, disk, mailer } = dependencies
  store.assertUndamaged()
  if (MAKES_ROOM.includes(action)) await disk.giveUp()
  else if (!(await disk.hasRoomForForms())) throw new StoreUnavailable('The disk is full')
  if (!allowedActions(submission).includes(action)) return { outcome: 'not-allowed' }
  const change = { reference: submission.reference, who: 'sender', at: dependencies.now() }
  try {
    const result = await changes[action]({ dependencies, submission, typed, ip, change })
    if (result.outcome === 'changed') mailer.wake()
    return result
  } catch (error) {
    if (!(error instanceof FilesRefused)) throw error
    await store.transact((transaction) => noteRefusedFiles(transaction, submission.id, change.at))
    return {
      outcome: 'problems',
      problems: { [fileFieldOf(submission, action)]: error.message },
      refused: error,
    }
  }
}

const MAKES_ROOM: readonly RequestAction[] = ['erase', 'withdraw']

/** The control that shows what is wrong with a file. */
function fileFieldOf({ form }: Submission, action: RequestAction): string {
  const fields = Object.entries(formNamed(form)?.fields ?? {})
  const own = action === 'amend' ? fields.find(([, { control }]) => control === 'file') : undefined
  return own?.[0] ?? 'file'
}

const changes: Record<RequestAction, (asked: Asked) => Promise<RequestChange>> = {
  amend,
  note: addNote,
  message: sendMessage,
  withdraw,
  erase,
  accept: (asked) => decideOnQuote('accept', asked),
  decline: (asked) => decideOnQuote('decline', asked),
  'take-back': (asked) => decideOnQuote('take-back', asked),
  requote: (asked) => decideOnQuote('requote', asked),
  reopen: (asked) => decideOnQuote('reopen', asked),
}

async function amend({ dependencies, submission, typed, ip, change }: Asked): Promise<RequestChange> {
  const form = formNamed(submission.form)
  if (!form) return { outcome: 'not-allowed' }
  const { answers: seen } = typed
  const amendments = await dependencies.store.transact((transaction) =>
    countAmendments(transaction, submission.id),
  )
  if (typeof seen === 'string' && seen !== String(amendments)) return { outcome: 'conflict' }
  const { answers, problems, files } = await readAmendment(form, typed, submission.answers)
  if (Object.keys(problems).length > 0) return { outcome: 'problems', problems: problemTexts(problems, en) }
  const { version } = submission
  const store = (stored: SentFile[]) =>
    dependencies.store.transact(async (transaction): Promise<RequestChange> => {
      const present = await lockFor(transaction, dependencies, submission, {
        action: 'amend',
        text: JSON.stringify(submission.answers),
      })
      if ('outcome' in present) return present
      await takeFileBudget(transaction, { ip, submission: present.id, files: stored }, dependencies)
      const spam = await spamAfter(transaction, submission, answers)
      const amendment = { ...change, version, form, answers, files: stored, spam }
      const amended = await amendSubmission(transaction, amendment)
      const replaced = stored.map(({ field }) => field)
      const changed =
        amended.outcome === 'changed'
          ? [...changedFields(form, submission, amended.submission), ...replaced]
          : []
      return withNotice(transaction, dependencies, amended, {
        event: 'amended',
        changed: [...new Set(changed)],
        before: shownAnswers(form, submission, changed),
      })
    })
  return withStoredFiles(dependencies, files, store, ({ outcome }) => outcome === 'changed')
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

async function addNote({ dependencies, submission, typed, change }: Asked): Promise<RequestChange> {
  const text = typeof typed.note === 'string' ? visibleText(typed.note.toWellFormed()) : ''
  if (text === '') return { outcome: 'problems', problems: { note: en.problems.required } }
  if (text.length > MAX_NOTE) {
    const problem = `${en.problems.required}: ${en.problems.tooLong(MAX_NOTE)}`
    return { outcome: 'problems', problems: { note: problem } }
  }
  return dependencies.store.transact(async (transaction): Promise<RequestChange> => {
    const present = await lockFor(transaction, dependencies, submission, { action: 'note', text })
    if ('outcome' in present) return present
    const spam = await spamAfter(transaction, present, present.answers, text)
    const noted = await noteSubmission(transaction, { ...change, event: 'noted', text, spam })
    return withNotice(transaction, dependencies, noted, { event: 'noted', note: text })
  })
}

/** Of one held as spam dispatch hears nothing: it needs no reply any more. */
async function withdraw({ dependencies, change }: Asked): Promise<RequestChange> {
  return dependencies.store.transact(async (transaction) => {
    const withdrawn = await withdrawSubmission(transaction, change)
    if (withdrawn.outcome === 'changed' && withdrawn.before.state === 'spam') return { outcome: 'changed' }
    return withNotice(transaction, dependencies, withdrawn, { event: 'withdrawn' })
  })
}

/** Where dispatch was mailed about it, it is asked to delete those emails. What was accepted, dispatch erases when asked. */
async function erase({ dependencies, typed, change }: Asked): Promise<RequestChange> {
  if (typed.confirm !== 'erase') return { outcome: 'problems', problems: { confirm: enRequest.confirmErase } }
  const erased = await dependencies.store.transact(async (transaction) => {
    const found = await findSubmissionForUpdate(transaction, change.reference)
    if (found === undefined || found.erasedAt !== null) return undefined
    if (await isRecord(transaction, found.id)) {
      await askErasure(transaction, dependencies, found, change)
      return undefined
    }
    const isMailed = (await listEmails(transaction, found.id)).some(
      ({ template, state }) => template === 'dispatch' && state !== 'withheld',
    )
    const removed = await eraseSubmission(transaction, change)
    if (isMailed)
      await notifyDispatch(
        transaction,
        dependencies,
        { id: found.id, state: 'closed' },
        { event: 'erased', erased: { lane: laneEnds(found) ?? [], day: companyDay(found.receivedAt) } },
      )
    return removed
  })
  if (erased) await removeErased(dependencies, erased)
  return { outcome: 'changed' }
}

/** The sender asks dispatch to erase what is left of the person; asked once more, nothing is added. */
async function askErasure(
  transaction: Transaction,
  dependencies: ChangeDependencies,
  submission: Submission,
  { who, at }: Asked['change'],
): Promise<void> {
  if (await hasEvent(transaction, submission.id, 'erasure asked')) return
  await addEvent(transaction, { submission: submission.id, who, at, event: 'erasure asked' })
  await notifyDispatch(transaction, dependencies, submission, { event: 'erasure asked' })
}
