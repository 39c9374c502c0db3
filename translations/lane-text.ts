import type { Lane } from '../domain/lanes/estimate.ts'
import { type Country, regionOf } from '../domain/lanes/regions.ts'
import type { Translations } from './translations.ts'

/** Hours of driving that the law allows one driver, from `domain/sources.ts`. */
const hoursADay: Record<Country, number> = { CA: 13, US: 11, MX: 14 }

export interface LaneText {
  from: string
  to: string
  /** `3,400 km`, `2,110 mi` */
  kilometres: string
  miles: string
  /** `about 3,400 km (2,110 mi) by road` */
  distance: string
  low: { kilometres: string; miles: string }
  high: { kilometres: string; miles: string }
  /** `35 to 46 h` */
  hours: string
  /** `4 to 6` */
  days: string
  rule: string
  borders: { title: string; papers: readonly (readonly [name: string, what: string])[] }[]
  estimate: string
}

/** A lane in the words of the site. */
export function laneText(lane: Lane, { lane: texts }: Translations): LaneText {
  const { kilometres, miles } = lane
  const shown = (end: 'low' | 'high') => ({
    kilometres: texts.kilometres(kilometres[end]),
    miles: texts.miles(miles[end]),
  })
  const [about, aboutMiles] = [texts.kilometres(kilometres.about), texts.miles(miles.about)]
  return {
    from: lane.from.label,
    to: lane.to.label,
    kilometres: about,
    miles: aboutMiles,
    distance: `${texts.about} ${about} (${aboutMiles}) ${texts.byRoad}`,
    low: shown('low'),
    high: shown('high'),
    hours: texts.hours(texts.range(String(lane.drivingHours.low), String(lane.drivingHours.high))),
    days: texts.range(String(lane.drivingDays.low), String(lane.drivingDays.high)),
    rule: texts.rule(
      lane.countries.map((country) => ({ country, hours: hoursADay[country] })),
      lane.borders.length > 0,
    ),
    borders: lane.borders.map(({ name }, at) => ({
      title: texts.border(name),
      papers: papersInto[countryEntered(lane, at)].map((paper) => texts.papers[paper] as [string, string]),
    })),
    estimate: texts.estimate,
  }
}

/** The same on lines of plain text, for emails. */
export function laneLines(lane: Lane, translations: Translations): string[] {
  const { distance, low, high, hours, days, borders, estimate } = laneText(lane, translations)
  const { lane: texts } = translations
  return [
    `${distance}, ${texts.range(low.kilometres, high.kilometres)}`,
    `${texts.atTheWheel(hours)}, ${texts.drivingDays(days)}`,
    ...borders.map(({ title, papers }) => `${title} (${papers.map(([paper]) => paper).join(', ')})`),
    estimate,
  ]
}

type Paper = keyof Translations['lane']['papers']

const papersInto: Record<Country, readonly Paper[]> = {
  US: ['invoice', 'brokerUS', 'paps', 'cusma'],
  CA: ['invoice', 'brokerCA', 'pars', 'cusma'],
  MX: ['invoice', 'brokerMX', 'pedimento', 'cusma'],
}

/** The country behind a crossing. A code of two letters may name a region of two countries, so one not crossed yet comes first. */
function countryEntered({ borders, from, countries }: Lane, crossing: number): Country {
  const entered: Country[] = [from.country]
  for (const { to } of borders.slice(0, crossing + 1)) {
    const possible = countries.filter((country) => country !== entered.at(-1) && regionOf(country, to))
    entered.push(possible.find((country) => !entered.includes(country)) ?? possible[0] ?? from.country)
  }
  return entered.at(-1) ?? from.country
}
