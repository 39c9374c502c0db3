import { company } from '../company.ts'
import type { Company } from '../company-facts.ts'
import type { SubmissionForm } from '../forms/form.ts'
import { addBusinessTime, subtractBusinessTime } from './business-hours.ts'
import { HOUR } from './durations.ts'

/** Milliseconds before its deadline from which a request counts as due soon. */
export const DUE_SOON_MS = 4 * HOUR

type Promised = Pick<Company, 'promise' | 'hours' | 'timeZone'>

/** Until when a reply is promised, in ISO 8601; null for a form without a promise. */
export const answerDeadline = ({ isAnswerPromised }: SubmissionForm, receivedAt: string): string | null =>
  isAnswerPromised ? new Date(deadlineOf(Date.parse(receivedAt))).toISOString() : null

/** Until when what is received at this moment is answered; both in milliseconds since 1970. */
export function deadlineOf(receivedAt: number, { promise, hours, timeZone }: Promised = company): number {
  const duration = promise.hours * HOUR
  return promise.counts === 'business' && hours
    ? addBusinessTime({ hours, timeZone }, receivedAt, duration)
    : receivedAt + duration
}

/** A quote request received at this time (ISO 8601) or earlier is due within so many milliseconds, or overdue. */
export const receivedWhereDueWithin = (milliseconds: number, now: number): string =>
  new Date(receivedWhereDueAt(now + milliseconds)).toISOString()

/** The last moment at which what is received is due at `deadline` or before. */
export function receivedWhereDueAt(
  deadline: number,
  { promise, hours, timeZone }: Promised = company,
): number {
  const duration = promise.hours * HOUR
  return promise.counts === 'business' && hours
    ? subtractBusinessTime({ hours, timeZone }, deadline, duration)
    : deadline - duration
}
