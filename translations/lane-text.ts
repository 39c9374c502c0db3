import type { Lane } from '../domain/lanes/estimate.ts'
import { type Country, regionOf } from '../domain/lanes/regions.ts'
import { type RoadSeason, roadSeasons } from '../domain/time/road-seasons.ts'
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
  /** Hours at the border and for ferries, where there are any. */
  waits: { title: string; hours: string; line: string }[]
  rule: string
  /** Each ferry with its operator and the hours on it. */
  ferries: string[]
  /** Northern highways, and what is different in Mexico. */
  notes: string[]
  /** Parts of the page on what to know before asking that this lane calls for, by the id of each. */
  before: { id: string; label: string }[]
  borders: { title: string; papers: readonly (readonly [name: string, what: string])[] }[]
  estimate: string
}

/** A lane in the words of the site. */
export function laneText(lane: Lane, { lane: texts }: Translations): LaneText {
  const { kilometres, miles } = lane
  const textsAt = (end: 'low' | 'high') => ({
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
    low: textsAt('low'),
    high: textsAt('high'),
    hours: texts.hours(texts.range(String(lane.drivingHours.low), String(lane.drivingHours.high))),
    days: texts.range(String(lane.drivingDays.low), String(lane.drivingDays.high)),
    waits: waitsOf(lane, texts),
    rule: texts.rule(lane.countries.map((country) => ({ country, hours: hoursADay[country] }))),
    ferries: lane.ferries.map(
      ({ name, operator, hours, season }) =>
        texts.ferry(name, operator, texts.hours(String(hours))) + (season ? texts.season(season) : ''),
    ),
    notes: [
      ...lane.highways.map((highway) => texts.highways[highway]),
      ...(lane.countries.includes('MX') && lane.borders.length > 0 ? [texts.mexico] : []),
    ],
    before: beforeAsking(lane, texts),
    borders: lane.borders.map(({ name }, at) => ({
      title: texts.border(name),
      papers: papersAt(lane, at).map((paper) => texts.papers[paper] as [string, string]),
    })),
    estimate: texts.estimate,
  }
}

const isSeasonal = (lane: Lane, kind: RoadSeason['kind']): boolean =>
  roadSeasons.some((season) => season.kind === kind && lane.regions.includes(season.region))

function beforeAsking(lane: Lane, { before }: Texts): LaneText['before'] {
  const called = {
    bans: isSeasonal(lane, 'ban'),
    chains: isSeasonal(lane, 'chains'),
    ferries: lane.ferries.length > 0,
    papers: lane.borders.length > 0,
  }
  return (['bans', 'chains', 'ferries', 'papers'] as const).flatMap((name) =>
    called[name] ? before[name] : [],
  )
}

type Texts = Translations['lane']

function waitsOf({ borderHours, ferryHours }: Lane, texts: Translations['lane']): LaneText['waits'] {
  const inHours = ({ low, high }: Lane['borderHours']) => texts.hours(texts.range(String(low), String(high)))
  const [border, ferry] = [inHours(borderHours), inHours(ferryHours)]
  return [
    ...(borderHours.high > 0
      ? [{ title: texts.atBorder, hours: border, line: texts.borderHours(border) }]
      : []),
    ...(ferryHours.high > 0 ? [{ title: texts.atFerry, hours: ferry, line: texts.ferryHours(ferry) }] : []),
  ]
}

type Paper = keyof Translations['lane']['papers']

const papersInto: Record<Country, readonly Paper[]> = {
  US: ['invoice', 'brokerUS', 'paps', 'cusma'],
  CA: ['invoice', 'brokerCA', 'pars', 'cusma'],
  MX: ['invoice', 'brokerMX', 'pedimento', 'cartaPorte', 'cusma'],
}

/** Freight between Canada and Mexico only passes through the United States. */
function papersAt(lane: Lane, crossing: number): readonly Paper[] {
  const entered = countryEntered(lane, crossing)
  const left = crossing === 0 ? lane.from.country : countryEntered(lane, crossing - 1)
  const isTransit = entered === 'US' && lane.from.country !== 'US' && lane.to.country !== 'US'
  const papers: readonly Paper[] = isTransit ? ['invoice', 'brokerUS', 'inBond', 'paps'] : papersInto[entered]
  return left === 'MX' ? [...papers, 'cartaPorte'] : papers
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
