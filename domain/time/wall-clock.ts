import { ISO_LOCALE } from '../locale.ts'
import { DAY } from './durations.ts'

const moments = new Map<string, number>()
const MAX_MOMENTS = 10_000

/** When a clock in that zone shows what a clock in UTC shows at `local`. A time that summer time skips is an hour later. */
export function momentOf(local: number, timeZone: string): number {
  const key = `${timeZone} ${local}`
  const known = moments.get(key)
  if (known !== undefined) return known
  const before = local - offsetAt(local - DAY / 2, timeZone)
  const moment =
    offsetAt(before, timeZone) === local - before ? before : local - offsetAt(local + DAY / 2, timeZone)
  if (moments.size >= MAX_MOMENTS) moments.clear()
  moments.set(key, moment)
  return moment
}

/** By how much a clock there is ahead of UTC. */
const offsetAt = (at: number, timeZone: string): number =>
  Date.parse(`${formatOf(timeZone).format(at).replace(' ', 'T')}Z`) - Math.floor(at / 1000) * 1000

/** `YYYY-MM-DD` */
export const localDay = (at: number, timeZone: string): string => formatOf(timeZone).format(at).slice(0, 10)

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat(ISO_LOCALE, { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formats.set(timeZone, format)
  return format
}
