import { company } from './company.ts'
import { HOUR } from './durations.ts'
import type { SubmissionForm } from './form.ts'

/** Milliseconds that dispatch has to answer a quote request. */
export const PROMISED_MS = company.answerWithinHours * HOUR
/** Milliseconds before its deadline from which a request counts as due soon. */
export const DUE_SOON_MS = 4 * HOUR

/** Until when an answer is promised, in ISO 8601; null for a form without a promise. */
export const answerDeadline = ({ answerWithinHours }: SubmissionForm, receivedAt: string): string | null =>
  answerWithinHours === undefined
    ? null
    : new Date(Date.parse(receivedAt) + answerWithinHours * HOUR).toISOString()

/** A quote request received at this time (ISO 8601) or earlier is due within so many milliseconds, or overdue. */
export const receivedWhereDueWithin = (milliseconds: number, now: number): string =>
  new Date(now + milliseconds - PROMISED_MS).toISOString()
