import { submissionForms } from '../../../domain/forms/forms.ts'
import { quoteRequest } from '../../../domain/forms/quote-request.ts'
import {
  type ListSort,
  listSorts,
  submissionStates,
  unansweredStates,
} from '../../../domain/submissions/inbox.ts'
import { normalizedEmail } from '../../../domain/text/email-address.ts'
import { DUE_SOON_MS, receivedWhereDueWithin } from '../../../domain/time/answer-deadline.ts'
import { companyDay } from '../../../domain/time/company-time.ts'
import type { SubmissionFilters } from '../../store/submissions/submission-list.ts'

export interface ListQuery {
  filters: SubmissionFilters
  after?: string | undefined
  limit: number
  sort: ListSort
}

const MAX_LIMIT = 200
const USUAL = 50

/** As they come in a query or a JSON body. */
type SentFilters = Partial<
  Record<'form' | 'state' | 'owner' | 'from' | 'to' | 'due' | 'after' | 'sort', string | undefined> & {
    limit: number | string | undefined
    unanswered: boolean | string | undefined
    open: boolean | string | undefined
  }
>

/** What cannot be read filters nothing. */
export function readListQuery(sent: SentFilters, now: number): ListQuery {
  const { form, owner } = sent
  const states = (sent.state ?? '').split(',').map((state) => state.trim())
  const known = submissionStates.filter((state) => states.includes(state))
  const due = sent.due === 'soon'
  const limit = Number(sent.limit ?? USUAL)
  return {
    filters: {
      form: due
        ? quoteRequest.name
        : submissionForms.find(({ id, name }) => form === name || form === id)?.name,
      states: known.length > 0 ? known : due ? unansweredStates : undefined,
      owner: owner === 'none' ? null : owner ? normalizedEmail(owner) : undefined,
      unanswered: String(sent.unanswered) === 'true' || undefined,
      openOn: String(sent.open) === 'true' ? companyDay(now) : undefined,
      from: timeOf(sent.from),
      to: due ? receivedWhereDueWithin(DUE_SOON_MS, now) : timeOf(sent.to),
    },
    after: sent.after || undefined,
    limit: Number.isInteger(limit) ? Math.min(Math.max(limit, 1), MAX_LIMIT) : USUAL,
    sort: listSorts.find((one) => one === sent.sort) ?? '-received',
  }
}

/** A day or a moment, as ISO 8601 in UTC. */
const timeOf = (text: string | undefined): string | undefined =>
  text && !Number.isNaN(Date.parse(text)) ? new Date(text).toISOString() : undefined
