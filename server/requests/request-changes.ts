import { visibleText } from '../../domain/field.ts'
import { type SubmissionForm, show } from '../../domain/form.ts'
import { formatOf } from '../../domain/format.ts'
import { formNamed } from '../../domain/forms.ts'
import { DEFAULT_LOCALE } from '../../domain/locale.ts'
import { en } from '../../domain/messages/en.ts'
import { enRequest } from '../../domain/messages/en-request.ts'
import { type ProblemTexts, problemTexts } from '../../domain/messages/problem-text.ts'
import { removeErased } from '../jobs/remove-erased.ts'
import type { Services } from '../services.ts'
import type { Transaction } from '../store/database.ts'
import { eraseSubmission } from '../store/erase.ts'
import { DISPATCH_PRIORITY, enqueueMessage } from '../store/messages.ts'
import {
  amendSubmission,
  type ChangeResult,
  noteSubmission,
  withdrawSubmission,
} from '../store/submission-changes.ts'
import type { Submission } from '../store/submissions.ts'
import { removeFiles, storeFiles } from '../submissions/store-files.ts'
import { answersVersion, readAmendment } from './read-amendment.ts'
import { allowedActions, changedFields, type RequestAction } from './request-view.ts'

const LONGEST_NOTE = 2000

type RequestChange =
  | { outcome: 'changed' | 'not-allowed' }
  /** The answers are no longer those that the form was filled in with. */
  | { outcome: 'conflict' }
  | { outcome: 'problems'; problems: ProblemTexts }

type ChangeServices = Pick<Services, 'store' | 'config' | 'mailer' | 'now'>

/** Applies a change made on the request's page and enqueues the mail to dispatch, in one transaction. */
export async function changeRequest(
  services: ChangeServices,
  submission: Submission,
  action: RequestAction,
  typed: Record<string, unknown>,
): Promise<RequestChange> {
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
  withdraw: ({ services, change }) =>
    services.store.transact(async (transaction) =>
      notifyDispatch(transaction, services, await withdrawSubmission(transaction, change), {
        event: 'withdrawn',
      }),
    ),
  erase,
}

async function amend({ services, submission, typed, change }: Asked): Promise<RequestChange> {
  const form = formNamed(submission.form)
  if (!form) return { outcome: 'not-allowed' }
  const { answers: seen } = typed
  if (typeof seen === 'string' && seen !== answersVersion(submission.answers)) return { outcome: 'conflict' }
  const { answers, problems, files } = await readAmendment(form, typed, submission.answers)
  if (Object.keys(problems).length > 0) return { outcome: 'problems', problems: problemTexts(problems, en) }
  const stored = await storeFiles(files, services.config)
  const { version } = submission
  const result = await services.store.transact(async (transaction) => {
    const amended = await amendSubmission(transaction, { ...change, version, form, answers, files: stored })
    const replaced = stored.map(({ field }) => field)
    const changed =
      amended.outcome === 'changed'
        ? [...changedFields(form, submission, amended.submission), ...replaced]
        : []
    return notifyDispatch(transaction, services, amended, {
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
    show(form, answers, formatOf(DEFAULT_LOCALE)).map(({ name, text }): [string, string] => [name, text]),
  )
  return Object.fromEntries(names.map((name) => [name, shown.get(name) ?? '']))
}

async function addNote({ services, typed, change }: Asked): Promise<RequestChange> {
  const text = typeof typed.note === 'string' ? visibleText(typed.note.toWellFormed()) : ''
  if (text === '') return { outcome: 'problems', problems: { note: en.problems.required } }
  if (text.length > LONGEST_NOTE) {
    const problem = `${en.problems.required}: ${en.problems.tooLong(LONGEST_NOTE)}`
    return { outcome: 'problems', problems: { note: problem } }
  }
  return services.store.transact(async (transaction) =>
    notifyDispatch(
      transaction,
      services,
      await noteSubmission(transaction, { ...change, event: 'noted', text }),
      {
        event: 'noted',
        note: text,
      },
    ),
  )
}

async function erase({ services, typed, change }: Asked): Promise<RequestChange> {
  if (typed.confirm !== 'erase') return { outcome: 'problems', problems: { confirm: enRequest.confirmErase } }
  const erased = await services.store.transact(async (transaction) => {
    const removed = await eraseSubmission(transaction, change)
    const [id] = removed.references.length > 0 ? [await idOf(transaction, change.reference)] : []
    if (id !== undefined) await enqueueNotice(transaction, services, id, { event: 'erased' })
    return removed
  })
  await removeErased(services, erased)
  return { outcome: 'changed' }
}

const idOf = async ({ build, run }: Transaction, reference: string): Promise<string | undefined> =>
  (await run(build.selectFrom('submissions').select('id').where('reference', '=', reference)))[0]?.id

/** The payload of the template 'changed'. */
interface ChangeNotice {
  event: 'amended' | 'noted' | 'withdrawn' | 'erased'
  note?: string
  changed?: string[]
  /** What the changed answers were, by field. */
  before?: Record<string, string>
}

/** Dispatch learns of every change that was stored; of suspects it learns nothing. */
async function notifyDispatch(
  transaction: Transaction,
  services: ChangeServices,
  result: ChangeResult,
  notice: ChangeNotice,
): Promise<RequestChange> {
  if (result.outcome !== 'changed') return { outcome: 'not-allowed' }
  if (result.submission.state !== 'spam')
    await enqueueNotice(transaction, services, result.submission.id, notice)
  return { outcome: 'changed' }
}

const enqueueNotice = (
  transaction: Transaction,
  { config, now }: ChangeServices,
  submission: string,
  notice: ChangeNotice,
): Promise<string> =>
  enqueueMessage(transaction, {
    submission,
    template: 'changed',
    recipient: config.dispatchEmail,
    payload: { ...notice },
    mailDomain: config.mailFrom.slice(config.mailFrom.lastIndexOf('@') + 1),
    priority: DISPATCH_PRIORITY,
    at: now(),
  })
