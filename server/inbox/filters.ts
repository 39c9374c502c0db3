import { company } from '../../domain/company.ts'
import { submissionForms } from '../../domain/forms.ts'
import { openStates, submissionStates } from '../../domain/inbox.ts'
import { quote } from '../../domain/quote.ts'
import type { SubmissionFilters } from '../store/submissions.ts'

export interface ListQuery {
  filters: SubmissionFilters
  after?: string | undefined
  limit: number
}

const MOST = 200
const USUAL = 50
const HOUR = 60 * 60 * 1000

/** How long before the promised time a quote counts as due soon. */
export const DUE_SOON_HOURS = 4

/** Reads the filters of a query or a JSON body; what cannot be read filters nothing. */
export function readListQuery(get: (name: string) => string | undefined, now: number): ListQuery {
  const form = get('form')
  const states = (get('state') ?? '').split(',').map((state) => state.trim())
  const known = submissionStates.filter((state) => states.includes(state))
  const owner = get('owner')
  const due = get('due') === 'soon'
  const limit = Number(get('limit') ?? USUAL)
  return {
    filters: {
      form: due ? quote.name : submissionForms.find(({ id, name }) => form === name || form === id)?.name,
      states: known.length > 0 ? known : due ? openStates : undefined,
      owner: owner === 'none' ? null : owner?.toLowerCase() || undefined,
      from: timeOf(get('from')),
      to: due ? new Date(dueSoonBefore(now)).toISOString() : timeOf(get('to')),
    },
    after: get('after') || undefined,
    limit: Number.isInteger(limit) ? Math.min(Math.max(limit, 1), MOST) : USUAL,
  }
}

/** Quotes received before this are due soon or overdue. */
const dueSoonBefore = (now: number): number =>
  now - (company.quoteAnsweredWithinHours - DUE_SOON_HOURS) * HOUR

/** A day or a moment, as ISO 8601 in UTC. */
const timeOf = (text: string | undefined): string | undefined =>
  text && !Number.isNaN(Date.parse(text)) ? new Date(text).toISOString() : undefined
