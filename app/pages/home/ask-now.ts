import { quoteRequest } from '../../../domain/forms/quote-request.ts'
import { DEFAULT_LOCALE } from '../../../domain/locale.ts'
import { answerDeadline } from '../../../domain/time/answer-deadline.ts'
import { companyTime } from '../../../domain/time/company-time.ts'
import { DAY } from '../../../domain/time/durations.ts'

/** Six days from now a weekday no longer says which one. */
const WEEKDAY_IS_CLEAR = 6 * DAY

/** The time in Calgary, and by when a request that is sent now (milliseconds since 1970) is answered. */
export function askNow(now: number): [time: string, deadline: string] {
  const deadline = Date.parse(answerDeadline(quoteRequest, new Date(now).toISOString()) ?? '')
  const form = deadline - now < WEEKDAY_IS_CLEAR ? 'weekday' : 'long'
  return [companyTime(now, 'time', DEFAULT_LOCALE), companyTime(deadline, form, DEFAULT_LOCALE)]
}
