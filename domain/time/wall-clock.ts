import { company } from '../company.ts'
import { ISO_LOCALE } from '../locale.ts'
import { companyOffsets, type ZoneOffsets } from './company-offsets.ts'
import { DAY, MINUTE } from './durations.ts'

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

/** In UTC it has the date and the hour that a clock in that zone shows. */
export const localDate = (at: number, timeZone: string): Date => new Date(at + offsetAt(at, timeZone))

/** `YYYY-MM-DD` */
export const localDay = (at: number, timeZone: string): string =>
  localDate(at, timeZone).toISOString().slice(0, 10)

/** The first moment of a day, `YYYY-MM-DD`. */
export const dayStart = (day: string, timeZone: string): number => momentOf(Date.parse(day), timeZone)

/** By how many milliseconds a clock there is ahead of UTC. */
export const offsetAt = (at: number, timeZone: string): number =>
  companyOffsets && timeZone === company.timeZone
    ? tabledOffset(companyOffsets, at)
    : Date.parse(`${formatOf(timeZone).format(at).replace(' ', 'T')}Z`) - Math.floor(at / 1000) * 1000

/** Before the table begins, as at its beginning. */
export function tabledOffset(offsets: ZoneOffsets, at: number): number {
  let offset = offsets[0]?.[1] ?? 0
  for (const [from, ahead] of offsets) if (from * MINUTE <= at) offset = ahead
  return offset * MINUTE
}

/** The offsets of a zone between two moments, as this machine knows them. */
export function offsetTable(timeZone: string, from: number, to: number): ZoneOffsets {
  const table: [from: number, ahead: number][] = []
  let before: number | undefined
  for (let at = from; at < to; at += DAY) {
    const offset = offsetAt(at, timeZone)
    if (offset === before) continue
    let first = at
    if (before !== undefined) while (offsetAt(first - MINUTE, timeZone) === offset) first -= MINUTE
    table.push([first / MINUTE, offset / MINUTE])
    before = offset
  }
  return table
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat(ISO_LOCALE, { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formats.set(timeZone, format)
  return format
}
