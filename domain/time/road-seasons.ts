import type { SourceId } from '../sources.ts'

/** A day of any year: month and day. */
type DayOfYear = readonly [month: number, day: number]

/** Weeks of the year in which roads carry less, ask for chains, or exist at all. */
export interface RoadSeason {
  /** Its key among the translations. */
  name:
    | 'albertaBans'
    | 'saskatchewanBans'
    | 'manitobaBans'
    | 'britishColumbiaBans'
    | 'ontarioBans'
    | 'quebecBans'
    | 'britishColumbiaChains'
    | 'washingtonChains'
    | 'manitobaWinterRoads'
    | 'northernWinterRoads'
  kind: 'ban' | 'chains' | 'winterRoad'
  /** Postal abbreviation of the province, territory or state. */
  region: string
  /** As a rule: the weather decides about bans and winter roads. */
  from: DayOfYear
  to: DayOfYear
  publisher: string
  source: SourceId
}

export const roadSeasons: readonly RoadSeason[] = [
  {
    name: 'albertaBans',
    kind: 'ban',
    region: 'AB',
    from: [3, 5],
    to: [6, 15],
    publisher: 'https://511.alberta.ca/',
    source: 'albertaRoadBans',
  },
  {
    name: 'saskatchewanBans',
    kind: 'ban',
    region: 'SK',
    from: [3, 15],
    to: [5, 5],
    publisher: 'https://www.saskatchewan.ca/truckingweights',
    source: 'saskatchewanRoadBans',
  },
  {
    name: 'manitobaBans',
    kind: 'ban',
    region: 'MB',
    from: [3, 1],
    to: [6, 10],
    publisher: 'https://www.gov.mb.ca/mti/srr/index.html',
    source: 'manitobaRoadBans',
  },
  {
    name: 'britishColumbiaBans',
    kind: 'ban',
    region: 'BC',
    from: [3, 1],
    to: [5, 31],
    publisher: 'https://www.drivebc.ca/',
    source: 'britishColumbiaRoadBans',
  },
  {
    name: 'ontarioBans',
    kind: 'ban',
    region: 'ON',
    from: [3, 1],
    to: [4, 30],
    publisher: 'https://511on.ca/',
    source: 'ontarioRoadBans',
  },
  {
    name: 'quebecBans',
    kind: 'ban',
    region: 'QC',
    from: [3, 5],
    to: [5, 24],
    publisher:
      'https://www.transports.gouv.qc.ca/en/camionnage/degel-periode-restrictions-charges/Pages/periode-degel.aspx',
    source: 'quebecRoadBans',
  },
  {
    name: 'britishColumbiaChains',
    kind: 'chains',
    region: 'BC',
    from: [10, 1],
    to: [4, 30],
    publisher: 'https://www.drivebc.ca/',
    source: 'britishColumbiaChains',
  },
  {
    name: 'washingtonChains',
    kind: 'chains',
    region: 'WA',
    from: [11, 1],
    to: [4, 1],
    publisher: 'https://wsdot.com/travel/real-time/mountainpasses',
    source: 'washingtonChains',
  },
  {
    name: 'manitobaWinterRoads',
    kind: 'winterRoad',
    region: 'MB',
    from: [1, 15],
    to: [3, 15],
    publisher: 'https://www.manitoba.ca/mti/winter/index.html',
    source: 'manitobaWinterRoads',
  },
  {
    name: 'northernWinterRoads',
    kind: 'winterRoad',
    region: 'NT',
    from: [12, 20],
    to: [4, 15],
    publisher: 'https://www.drivenwt.ca/',
    source: 'northernWinterRoads',
  },
]

export interface Span {
  /** Shares of the twelve months, 0 to 1. */
  from: number
  to: number
}

/** The first day of the month in which a day lies: a picture of twelve months begins there. */
export const startOfMonth = (day: string): string => `${day.slice(0, 7)}-01`

/** Where a day lies among the twelve months from a first day on. */
function shareOfYear(start: string, day: string): number {
  const first = Date.parse(`${start}T00:00:00Z`)
  const end = Date.UTC(Number(start.slice(0, 4)) + 1, Number(start.slice(5, 7)) - 1, Number(start.slice(8)))
  return (Date.parse(`${day}T00:00:00Z`) - first) / (end - first)
}

/** The parts of a season that lie within twelve months from the first of a month; two where it spans both ends. */
export function spansOf({ from, to }: Pick<RoadSeason, 'from' | 'to'>, start: string): Span[] {
  const year = Number(start.slice(0, 4))
  return [year - 1, year, year + 1].flatMap((first) => {
    const last = isBefore(to, from) ? first + 1 : first
    const span = {
      from: Math.max(0, shareOfYear(start, iso(first, from))),
      to: Math.min(1, shareOfYear(start, iso(last, to))),
    }
    return span.from < span.to ? span : []
  })
}

const isBefore = (one: DayOfYear, other: DayOfYear): boolean =>
  one[0] < other[0] || (one[0] === other[0] && one[1] < other[1])

const iso = (year: number, [month, day]: DayOfYear): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
