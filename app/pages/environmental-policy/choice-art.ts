import { bands, withSign } from '../../../domain/forms/temperature.ts'
import { environmentalPolicy } from '../../../translations/en/pages/environmental-policy.tsx'
import { type Art, box, shape } from '../../features/drawings/art.ts'

const texts = environmentalPolicy.choices.drawn

/** Each on a sheet of 360 by 66, y running down from −58. */
export const PAIR_VIEW = [0, 58, 360, 66] as const

const text = (x: number, y: number, kind: string, content: string, anchor = 'middle'): Art =>
  `<text class="${kind}" x="${x}" y="${y}" font-size="17" text-anchor="${anchor}">${content}</text>`

export const byTruck: Art = shape('s mine', box(0, -40, 360, 20)) + text(0, 2, 'nt', texts.truck, 'start')

/** Trucks at both ends. */
export const byRail: Art =
  shape('s mine', `${box(0, -40, 22, 20)}${box(338, -40, 22, 20)}`) +
  shape('s p2', box(22, -40, 316, 20)) +
  shape('h', 'M22 -30H338') +
  text(0, 2, 'nt', texts.truckRailTruck, 'start')

const ROWS = 13
const MINE = 3
const OTHERS = 9

/** A trailer from above: three rows of pallets at the nose, and those of others behind. */
const rows = (from: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const x = 360 - 3.5 - (from + i + 1) * (353 / ROWS)
    return box(x + 1, -27, 25, 24) + box(x + 1, -53, 25, 24)
  }).join('')

export const ownTrailer: Art = shape('o b', box(0, -56, 360, 56)) + shape('s mine', rows(0, MINE))
export const sharedTrailer: Art = ownTrailer + shape('s p2', rows(MINE, OTHERS))

const DAY = 72

/** A week of work, with the days on which a pickup is possible. */
const week = (first: number, last: number): Art =>
  texts.days
    .map((day, i) => {
      const isPossible = i >= first && i <= last
      return (
        shape(isPossible ? 's mine' : 's b', box(1 + i * DAY, -42, DAY - 4, 40)) +
        text((i + 0.5) * DAY - 1, -17, isPossible ? 'on' : 'nt', day)
      )
    })
    .join('')

export const oneDay = week(1, 1)
export const threeDays = week(1, 3)

const SCALE = 3.1
const degreesAt = (fahrenheit: number): number => Math.round((fahrenheit + 34) * SCALE * 10) / 10

/** The bands on a scale in °F, with a set point. */
const thermometer = (setPoint: number): Art => {
  const x = degreesAt(setPoint)
  const marks = [
    bands.deep.fahrenheit[0],
    bands.deep.fahrenheit[1],
    bands.cool.fahrenheit[0],
    bands.mild.fahrenheit[1],
  ]
  return (
    shape('s t', box(0, -26, 352, 16, 8)) +
    Object.entries(bands)
      .map(
        ([
          name,
          {
            fahrenheit: [low, high],
          },
        ]) => shape(`band-${name}`, box(degreesAt(low), -23, (high - low) * SCALE, 10)),
      )
      .join('') +
    shape('o mine', `M${x - 9} -52h18v12l-9 10l-9 -10z`) +
    text(x + 16, -39, 'nb', `${withSign(setPoint)} °F`, 'start') +
    marks.map((degrees) => text(degreesAt(degrees), 6, 'nt', withSign(degrees))).join('')
  )
}

export const coldest = thermometer(bands.deep.fahrenheit[0])
export const coldEnough = thermometer(bands.deep.fahrenheit[1])
