import { submissionForms } from '../../../domain/forms/forms.ts'
import {
  type ListSort,
  openStates,
  type SubmissionState,
  unansweredStates,
} from '../../../domain/submissions/inbox.ts'
import type { SubmissionRow } from '../tables.ts'

/** One part of a sorted list, which comes whole before the next part. */
export interface ListPart {
  /** SQL without parameters. */
  where?: string
  /** Sorts before the id, which begins with the time of receipt. */
  key?: 'pickup_on' | 'unanswered_since' | 'follow_up_on'
  direction: 'asc' | 'desc'
}

/** Where a part goes on. */
export interface PartStart {
  key: string
  id: string
}

const among = (states: readonly string[]): string => states.map((state) => `'${state}'`).join(', ')

const promised = submissionForms.filter(({ isAnswerPromised }) => isAnswerPromised)

/** As a set, which is found by an index; as a condition of its own, every row would be read in the order of ids. */
const oneOf = (...sets: readonly string[]): string =>
  `submissions.id in (${sets.map((where) => `select id from submissions where ${where}`).join(' union all ')})`

const waiting = 'unanswered_since is not null'
const spam: SubmissionState = 'spam'
const accepted: SubmissionState = 'accepted'

/** Its deadline is still to be kept, or missed. */
export const hasDeadline = `(${oneOf(`state in (${among(unansweredStates)})`)}
  and submissions.form in (${among(promised.map(({ name }) => name))}) and submissions.answered_at is null)`
const isAccepted = `(submissions.state = '${accepted}')`
const isWaiting = `(${oneOf(waiting)} and submissions.state not in (${among([spam, accepted])}))`
const isFollowedUp = `(${oneOf('follow_up_on is not null')})`
const isOf = (...parts: readonly string[]): string => `(${parts.join(' or ')})`

/** On a day, `YYYY-MM-DD`: messages that wait for a reply, what is open, and what was put off until that day. */
export const openOn = (day: string): string =>
  `(submissions.state <> '${spam}' and ${oneOf(
    waiting,
    `follow_up_on <= '${day}'`,
    `follow_up_on is null and state in (${among(openStates)})`,
  )})`

/** With a message that nobody has answered. */
export const isUnanswered = `(submissions.state <> '${spam}' and ${oneOf(waiting)})`

const newest: ListPart = { direction: 'desc' }
const without = (...parts: readonly string[]): ListPart => ({ where: `not ${isOf(...parts)}`, ...newest })
const picked = 'submissions.pickup_on is not null'

/** Each is read by an index, so that a page takes as long with a hundred thousand submissions. */
const orders: Record<ListSort, readonly ListPart[]> = {
  urgent: [
    { where: isAccepted, direction: 'asc' },
    { where: isWaiting, key: 'unanswered_since', direction: 'asc' },
    { where: `${hasDeadline} and not ${isWaiting}`, direction: 'asc' },
    {
      where: `${isFollowedUp} and not ${isOf(isAccepted, isWaiting, hasDeadline)}`,
      key: 'follow_up_on',
      direction: 'asc',
    },
    without(isAccepted, isWaiting, hasDeadline, isFollowedUp),
  ],
  deadline: [{ where: hasDeadline, direction: 'asc' }, without(hasDeadline)],
  '-deadline': [{ where: hasDeadline, direction: 'desc' }, without(hasDeadline)],
  pickup: [{ where: picked, key: 'pickup_on', direction: 'asc' }, without(picked)],
  '-pickup': [{ where: picked, key: 'pickup_on', direction: 'desc' }, without(picked)],
  received: [{ direction: 'asc' }],
  '-received': [newest],
}

interface Page<Row> {
  rows: Row[]
  next?: string
}

interface PageQuery {
  sort: ListSort
  after?: string | undefined
  limit: number
}

/** A page of the list; `read` reads the first rows of one part after a start. */
export async function pageInOrder<Row extends SubmissionRow>(
  { sort, after, limit }: PageQuery,
  read: (part: ListPart, start: PartStart | undefined, limit: number) => Promise<Row[]>,
): Promise<Page<Row>> {
  const begun = after === undefined ? undefined : readCursor(after)
  const found: { row: Row; cursor: string }[] = []
  for (const [index, part] of orders[sort].entries()) {
    if (found.length > limit) break
    if (begun && index < begun.index) continue
    const start = begun?.index === index ? begun : undefined
    for (const row of await read(part, start, limit + 1 - found.length))
      found.push({ row, cursor: cursorOf(index, part, row) })
  }
  const page = found.slice(0, limit)
  const next = found.length > limit ? page.at(-1)?.cursor : undefined
  return { rows: page.map(({ row }) => row), ...(next !== undefined && { next }) }
}

/** The id alone where nothing else is needed. */
const cursorOf = (index: number, { key }: ListPart, row: SubmissionRow): string =>
  index === 0 && !key ? row.id : [index, key ? row[key] : '', row.id].join('~')

function readCursor(cursor: string): PartStart & { index: number } {
  const [index = '0', key = '', id = ''] = cursor.includes('~') ? cursor.split('~') : ['0', '', cursor]
  return { index: Number(index) || 0, key, id }
}
