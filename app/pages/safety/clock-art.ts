import type { DrivingDay, DutyKind } from '../../../domain/driving/driving-hours.ts'
import { safety } from '../../../translations/en/pages/safety.tsx'
import { type Art, shape, tenth } from '../../features/drawings/art.ts'
import { word } from '../../features/drawings/dimension.ts'

/** The ring of hours, the thin arc of the window inside it, the hours' names outside. */
const RING = { inner: 146, middle: 172, outer: 198 }
const WINDOW = 124
const HOURS = 227

const { clock: texts, countries } = safety.hours

/** 24 hours as a ring, the start of the shift at the top. */
export function clock({ country, parts, window }: DrivingDay): Art {
  const driving = parts.find(({ kind }) => kind === 'driving')?.hours ?? 0
  return (
    shape('b', ring(202)) +
    segments(parts) +
    shape('o', ring(RING.outer) + ring(RING.inner)) +
    marks +
    shape('d win', arc(WINDOW, 0, window)) +
    shape('d tick', spoke(0, 114, 134) + spoke(window, 114, 134)) +
    word('nb', 0, 36, countries[country], { size: 25, anchor: 'middle' }) +
    word('nb', 0, -16, texts.hours(driving), { size: 46, anchor: 'middle' }) +
    word('nt', 0, -42, texts.driving, { size: 20, anchor: 'middle' }) +
    word('dt', 0, -78, texts.inside(window), { size: 20, anchor: 'middle' })
  )
}

const kinds: Record<DutyKind, string> = { driving: 'dr', work: 'du', break: 'br', off: 'of' }

function segments(parts: DrivingDay['parts']): Art {
  let from = 0
  return parts
    .map(({ kind, hours }) => {
      const start = from
      from += hours
      const [x, y] = point(RING.middle, start + hours / 2)
      return (
        shape(`seg ${kinds[kind]}`, arc(RING.middle, start, from)) +
        shape('s', spoke(start, RING.inner, RING.outer)) +
        word(`sn ${kinds[kind]}`, x, -y - 8, String(hours), { size: 23, anchor: 'middle' })
      )
    })
    .join('')
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const marks: Art =
  shape(
    'h',
    hours
      .filter((hour) => hour % 4 !== 0)
      .map((hour) => spoke(hour, 203, 208))
      .join(''),
  ) +
  shape(
    's',
    hours
      .filter((hour) => hour % 4 === 0)
      .map((hour) => spoke(hour, 203, 210))
      .join(''),
  ) +
  hours
    .filter((hour) => hour % 4 === 0)
    .map((hour) => {
      const [x, y] = point(HOURS, hour)
      return word('nt', x * 1.04, -y - 7, String(hour), { size: 19, anchor: 'middle' })
    })
    .join('')

type Point = readonly [x: number, y: number]

function point(radius: number, hour: number): Point {
  const angle = (hour / 24) * 2 * Math.PI
  return [tenth(radius * Math.sin(angle)), tenth(-radius * Math.cos(angle))]
}

function arc(radius: number, from: number, to: number): string {
  const isLong = to - from > 12 ? 1 : 0
  return `M${point(radius, from).join()}A${radius} ${radius} 0 ${isLong} 1 ${point(radius, to).join()}`
}

const ring = (radius: number): string => `M0 ${-radius}a${radius} ${radius} 0 1 1 -.1 0z`

function spoke(hour: number, inner: number, outer: number): string {
  return `M${point(inner, hour).join()}L${point(outer, hour).join()}`
}
