import { company } from '../../domain/company.ts'
import type { OpeningHours } from '../../domain/company-facts.ts'
import { DEFAULT_LOCALE } from '../../domain/locale.ts'
import { formatOf } from '../../domain/text/format.ts'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0]

/** `Monday to Friday, 8:00 a.m. to 5:00 p.m.; Saturday, 9:00 a.m. to noon` */
function weekText({ week }: OpeningHours): string {
  const groups: { days: string[]; hours: string }[] = []
  let former = ''
  for (const day of MONDAY_FIRST) {
    const span = week[day]
    const hours = span ? spanText(span) : ''
    const name = DAYS[day] ?? ''
    if (hours !== '' && hours === former) groups.at(-1)?.days.push(name)
    else if (hours !== '') groups.push({ days: [name], hours })
    former = hours
  }
  return groups.map(({ days, hours }) => `${daysText(days)}, ${hours}`).join('; ')
}

/** `Closed on Christmas Day and December 27, 2026`; undefined where there are no such days. */
function closedText({ closed }: OpeningHours): string | undefined {
  if (closed.length === 0) return undefined
  const names = new Set(closed.map(({ date, name }) => name ?? formatOf(DEFAULT_LOCALE).day(date)))
  return `Closed on ${new Intl.ListFormat(DEFAULT_LOCALE).format(names)}`
}

function daysText(days: readonly string[]): string {
  const [first, second] = days
  if (days.length === 7) return 'Every day'
  if (days.length > 2) return `${first} to ${days.at(-1)}`
  return second === undefined ? `${first}` : `${first} and ${second}`
}

const spanText = ({ opens, closes }: { opens: number; closes: number }): string =>
  opens === 0 && closes === 24 * 60 ? 'at all hours' : `${timeText(opens)} to ${timeText(closes)}`

function timeText(minutes: number): string {
  if (minutes === 12 * 60) return 'noon'
  if (minutes % (24 * 60) === 0) return 'midnight'
  const hour = Math.floor(minutes / 60)
  const half = hour < 12 ? 'a.m.' : 'p.m.'
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')}\u00a0${half}`
}

/** Where the phone's hours are known. */
export const phoneHours: string | undefined = company.hours && weekText(company.hours)
export const phoneClosed: string | undefined = company.hours && closedText(company.hours)
