import type { InboxNumbers } from '../../../../../domain/submissions/inbox.ts'
import { companyDay } from '../../../../../domain/time/company-time.ts'
import { DAY } from '../../../../../domain/time/durations.ts'
import { enInbox } from '../../../../../translations/en/staff/inbox.ts'

export const DAYS = 30

/** In the order in which they are drawn. */
export const formNames = Object.keys(enInbox.forms)

export interface ShownDay {
  day: string
  /** Received by form, in the order of `formNames`. */
  counts: number[]
  /** Of the quote requests that were answered on it, where there were any. */
  medianHours?: number
  withinPromise?: number
}

/** The last thirty days in the company's zone, with those on which nothing happened. */
export function shownDays({ received, replied }: Pick<InboxNumbers, 'received' | 'replied'>): ShownDay[] {
  const today = Date.parse(companyDay(Date.now()))
  return Array.from({ length: DAYS }, (_, index) => {
    const day = new Date(today - (DAYS - 1 - index) * DAY).toISOString().slice(0, 10)
    const of = (form: string) => received.find((one) => one.day === day && one.form === form)?.count ?? 0
    return { ...replied.find((one) => one.day === day), day, counts: formNames.map(of) }
  })
}
