import { HOUR, MINUTE } from '../../domain/time/durations.ts'
import { momentOf } from '../../domain/time/wall-clock.ts'
import { readDay } from './feed-day.ts'

/** Longer than any date that a feed writes. */
const MAX_LENGTH = 100

/**
 * A date as feeds write it: RFC 822 and ISO 8601 with their usual mistakes, and days in English, French, German or
 * Spanish words. Without a zone it is UTC. Milliseconds since 1970; undefined where no day can be read.
 */
export function readFeedDate(written: string): number | undefined {
  const text = written.slice(0, MAX_LENGTH).replace(COMPACT, '$1-$2-$3T$4:$5:$6 ').trim()
  const time = TIME.exec(text)?.groups
  const day = readDay(time ? text.replace(TIME, ' ').replace(OFFSET, ' ') : text)
  if (!day) return undefined
  if (!time) return text.includes(':') ? undefined : day
  const clock = clockOf(time)
  return clock === undefined
    ? undefined
    : inZone(day + clock, zoneOf(text.slice(text.search(TIME)).replace(TIME, ' ')))
}

/** `20261120T100000` */
const COMPACT = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})(?=\D|$)/

const TIME =
  /(?:(?<=\d)T|(?<![\d:]))(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,]\d+)?)?(?![\d:])\s*(?<half>[ap]\.?m\b\.?)?/i

/** Milliseconds since midnight; undefined for an hour or a minute that no clock shows. */
function clockOf({ hour = '', minute = '', second = '0', half }: Record<string, string | undefined>) {
  const hours = half ? (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hour)
  if (hours > 24 || Number(minute) > 59 || Number(second) > 60) return undefined
  return hours * HOUR + Number(minute) * MINUTE + Number(second) * 1000
}

const OFFSET = /(?<=\s|GMT|UTC)(?<sign>[+-])(?<hours>\d{2}):?(?<minutes>\d{2})?(?!\d)/
const NAME = /(?<!\p{L})(?:[A-Z][a-z]+\/\w+|[A-Z]{1,4})(?!\p{L})/gu

/** Minutes east of UTC, the name of a zone, or nothing for UTC. */
function zoneOf(text: string): number | string {
  const { sign, hours, minutes = '0' } = OFFSET.exec(text)?.groups ?? {}
  if (sign) return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
  const name = text.match(NAME)?.find((one) => one.includes('/') || one in ZONES) ?? 'UTC'
  return ZONES[name] ?? name
}

/** Abbreviations of RFC 822, of Canada and of Western Europe: minutes east of UTC, or the zone whose clock is meant. */
const ZONES: Record<string, number | string> = {
  Z: 0,
  UT: 0,
  UTC: 0,
  GMT: 0,
  WET: 0,
  WEST: 60,
  BST: 60,
  CET: 60,
  MEZ: 60,
  CEST: 120,
  MESZ: 120,
  NST: -210,
  NDT: -150,
  AST: -240,
  ADT: -180,
  EST: -300,
  EDT: -240,
  HNE: -300,
  HAE: -240,
  CST: -360,
  CDT: -300,
  MST: -420,
  MDT: -360,
  PST: -480,
  PDT: -420,
  AKST: -540,
  AKDT: -480,
  HST: -600,
  ET: 'America/New_York',
  CT: 'America/Chicago',
  MT: 'America/Denver',
  PT: 'America/Los_Angeles',
}

function inZone(local: number, zone: number | string): number {
  if (typeof zone === 'number') return local - zone * MINUTE
  try {
    return momentOf(local, zone)
  } catch {
    return local
  }
}
