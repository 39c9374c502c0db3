import { expect, test } from 'vitest'
import { roadSeasons } from '../../../domain/time/road-seasons.ts'
import { en } from '../en.ts'
import { monthName } from '../months.ts'
import { beforeYouAsk } from './before-you-ask.tsx'

const monthNames = Array.from({ length: 12 }, (_, at) => monthName(at + 1))
const dayOfYear = new RegExp(`(early|mid|late)?[- ]?(${monthNames.join('|')})(?: (\\d+))?`, 'gi')

/** The days between which the words say that a season begins or ends. */
function daysIn(words: string): { month: number; earliest: number; latest: number }[] {
  return [...words.matchAll(dayOfYear)].map(([, part, name = '', day]) => {
    const [earliest, latest] = day ? [Number(day), Number(day)] : partOf(part)
    return { month: monthNames.indexOf(name) + 1, earliest, latest }
  })
}

function partOf(words = ''): [first: number, last: number] {
  if (/early/i.test(words)) return [1, 10]
  if (/mid/i.test(words)) return [11, 20]
  return /late/i.test(words) ? [20, 31] : [1, 31]
}

const texts = roadSeasons.flatMap((season) => [
  { season, words: beforeYouAsk.seasons.rows[season.name].when },
  ...(season.name === 'manitobaWinterRoads' || season.name === 'northernWinterRoads'
    ? [{ season, words: en.lane[season.name] }]
    : []),
])

test.each(texts)('“$words” is what the data says', ({ season: { from, to }, words }) => {
  const [usually = ''] = words.split(';')
  const days = daysIn(usually)
  const first = days.at(0)
  expect({ month: first?.month, isWithin: isWithin(from[1], first) }).toEqual({
    month: from[0],
    isWithin: true,
  })
  if (days.length === 1) return
  const last = days.at(-1)
  expect({ month: last?.month, isWithin: isWithin(to[1], last) }).toEqual({ month: to[0], isWithin: true })
})

const isWithin = (day: number, words: ReturnType<typeof daysIn>[number] | undefined): boolean =>
  words !== undefined && words.earliest <= day && day <= words.latest
