import { sql } from 'kysely'
import type { ListSort, SubmissionState } from '../../../domain/submissions/inbox.ts'
import { normalizedEmail } from '../../../domain/text/email-address.ts'
import type { Transaction } from '../database.ts'
import { idPrefixAt } from '../ids.ts'
import { isUnanswered, openOn, pageInOrder } from './list-order.ts'
import { type Submission, submissionFrom } from './submissions.ts'

export interface SubmissionFilters {
  form?: string | undefined
  states?: readonly SubmissionState[] | undefined
  /** The email of a member of staff; null for submissions without an owner. */
  owner?: string | null | undefined
  email?: string | undefined
  /** Only those with a message that nobody has answered; what is held as spam is none of them. */
  unanswered?: boolean | undefined
  /** Only what there is to do on this day, `YYYY-MM-DD`. */
  openOn?: string | undefined
  /** ISO 8601: received from this time on. */
  from?: string | undefined
  /** ISO 8601: received before this time. */
  to?: string | undefined
}

export interface SubmissionPage {
  submissions: Submission[]
  /** Goes into `after` for the next page; absent on the last. */
  next?: string
}

interface PageQuery {
  /** The `next` of the page before. */
  after?: string | undefined
  limit: number
  /** Newest first, unless it says otherwise. */
  sort?: ListSort
}

export async function listSubmissions(
  { build, run }: Transaction,
  { form, states, owner, email, unanswered, openOn: day, from, to }: SubmissionFilters,
  { after, limit, sort = '-received' }: PageQuery,
): Promise<SubmissionPage> {
  let query = build.selectFrom('submissions').selectAll()
  if (form !== undefined) query = query.where('form', '=', form)
  if (states !== undefined) query = query.where('state', 'in', states)
  if (owner !== undefined) query = query.where('owner', owner === null ? 'is' : '=', owner)
  if (email !== undefined) query = query.where('email', '=', normalizedEmail(email))
  if (unanswered) query = query.where(sql.raw<boolean>(isUnanswered))
  if (day !== undefined) query = query.where(sql.raw<boolean>(openOn(day)))
  // Ids begin with the time of receipt and are indexed.
  if (from !== undefined) query = query.where('id', '>=', idPrefixAt(Math.max(Date.parse(from), 0)))
  if (to !== undefined) query = query.where('id', '<', idPrefixAt(Math.max(Date.parse(to), 0)))
  const { rows, next } = await pageInOrder(
    { sort, after, limit },
    ({ where, key, direction }, start, most) => {
      const isAfter = direction === 'asc' ? '>' : '<'
      let part = query
      if (where) part = part.where(sql.raw<boolean>(where))
      if (start && key)
        part = part.where(sql<boolean>`(${sql.ref(key)}, id) ${sql.raw(isAfter)} (${start.key}, ${start.id})`)
      else if (start) part = part.where('id', isAfter, start.id)
      if (key) part = part.orderBy(key, direction)
      return run(part.orderBy('id', direction).limit(most))
    },
  )
  return { submissions: rows.map(submissionFrom), ...(next !== undefined && { next }) }
}
