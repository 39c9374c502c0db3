import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { ListSort, SubmissionState } from '../../../domain/submissions/inbox.ts'
import { normalizedEmail } from '../../../domain/text/email-address.ts'
import type { Transaction } from '../database.ts'
import { idPrefixAt } from '../ids.ts'
import type { SubmissionRow, Tables } from '../tables.ts'
import { isUnanswered, type ListPart, openOn, type PartStart, pageInOrder } from './list-order.ts'
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

/** Those that a text is found in. */
export interface SearchedTexts {
  /** Joins the index of texts. */
  narrow(query: ListStatement): ListStatement
  /** The order of the index, where it is that of ids. */
  sequence?: Sequence
}

type ListStatement = SelectQueryBuilder<Tables, 'submissions', SubmissionRow>

/** Reads them by `transaction`, of which it needs no more than to build statements and to run them. */
export async function listSubmissions(
  { build, run }: Pick<Transaction, 'build' | 'run'>,
  filters: SubmissionFilters,
  { after, limit, sort = '-received' }: PageQuery,
  texts?: SearchedTexts,
): Promise<SubmissionPage> {
  const all = build.selectFrom('submissions').selectAll('submissions')
  const query = applyFilters(texts ? texts.narrow(all) : all, filters)
  const sequence = (sort === '-received' && texts?.sequence) || byId
  const { rows, next } = await pageInOrder({ sort, after, limit }, (part, start, most) =>
    run(inPart(query, part, start, sequence).limit(most)),
  )
  return { submissions: rows.map(submissionFrom), ...(next !== undefined && { next }) }
}

function applyFilters(
  query: ListStatement,
  { form, states, owner, email, unanswered, openOn: day, from, to }: SubmissionFilters,
): ListStatement {
  const idAt = (time: string) => idPrefixAt(Math.max(Date.parse(time), 0))
  return (
    query
      .$if(form !== undefined, (all) => all.where('submissions.form', '=', form ?? ''))
      .$if(states !== undefined, (all) => all.where('submissions.state', 'in', states ?? []))
      .$if(owner !== undefined, (all) =>
        all.where('submissions.owner', owner === null ? 'is' : '=', owner ?? null),
      )
      .$if(email !== undefined, (all) => all.where('submissions.email', '=', normalizedEmail(email ?? '')))
      .$if(unanswered === true, (all) => all.where(sql.raw<boolean>(isUnanswered)))
      .$if(day !== undefined, (all) => all.where(sql.raw<boolean>(openOn(day ?? ''))))
      // Ids begin with the time of receipt and are indexed.
      .$if(from !== undefined, (all) => all.where('submissions.id', '>=', idAt(from ?? '')))
      .$if(to !== undefined, (all) => all.where('submissions.id', '<', idAt(to ?? '')))
  )
}

/** What the rows of a part are sorted by last. */
interface Sequence {
  column: RawBuilder<string | number>
  /** The column's value in the row of an id. */
  at(id: string): RawBuilder<unknown>
}

const byId: Sequence = { column: sql.ref('submissions.id'), at: (id) => sql`${id}` }

function inPart(
  query: ListStatement,
  { where, key, direction }: ListPart,
  start: PartStart | undefined,
  { column, at }: Sequence,
): ListStatement {
  const isAfter = sql.raw(direction === 'asc' ? '>' : '<')
  const within = where ? query.where(sql.raw<boolean>(where)) : query
  if (!key)
    return (start ? within.where(sql<boolean>`${column} ${isAfter} ${at(start.id)}`) : within).orderBy(
      column,
      direction,
    )
  const sortedBy = sql.ref(`submissions.${key}`)
  const rest = start
    ? within.where(sql<boolean>`(${sortedBy}, ${column}) ${isAfter} (${start.key}, ${at(start.id)})`)
    : within
  return rest.orderBy(sortedBy, direction).orderBy(column, direction)
}
