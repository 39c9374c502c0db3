import { companyHour } from '../../domain/time/company-time.ts'
import { DAY, HOUR } from '../../domain/time/durations.ts'

/** Before dispatch begins its day. */
const MORNING = 7

/** The first moment after a time, in milliseconds since 1970, when it is seven in the morning in the company's zone. */
export function nextMorning(after: number): number {
  const hour = Math.floor(after / HOUR) * HOUR
  for (let at = hour + HOUR; at <= hour + 2 * DAY; at += HOUR) if (companyHour(at) === MORNING) return at
  throw new Error('No morning was found')
}
