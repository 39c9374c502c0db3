/** How much longer than the straight line between its towns a highway of this terrain runs. */
type Terrain = keyof typeof lengthFactors

/** Plain, rolling, shield, mountain. */
export const lengthFactors = { p: 1.06, r: 1.09, s: 1.2, m: 1.25 }

/** The first month of a season and its last, 1 to 12. */
export type Months = readonly [first: number, last: number]

export interface Town {
  name: string
  /** `CA-AB` */
  region: string
  /** Latitude and longitude; absent, the gazetteer has it. */
  at?: [latitude: number, longitude: number]
  /** By road from the town before; absent, it is worked out from the straight line. */
  kilometres?: number
}

export interface Highway {
  name: string
  terrain: Terrain
  /** Two lanes only, avoided when choosing. */
  isNarrow: boolean
  towns: Town[]
}

const line = /^(\S+) ([prsm])(2?): (.+)$/
const town = /^(.+?) ((?:CA|US|MX)-[A-Z]{2})(?: @(-?[\d.]+),(-?[\d.]+))?$/

/** Reads `I-15 r: Coutts CA-AB @49.0,-111.96 - Shelby US-MT - …`, one highway a line. Throws on anything else. */
export const parseHighways = (text: string): Highway[] =>
  text
    .split('\n')
    .filter((row) => row && !row.startsWith('#'))
    .map((row) => {
      const [, name = '', terrain = '', narrow, towns = ''] = line.exec(row) ?? fail(row)
      return { name, terrain: terrainOf(terrain), isNarrow: narrow === '2', towns: parseTowns(towns) }
    })

function parseTowns(text: string): Town[] {
  const [first = '', ...rest] = text.split(/ -(\d*)- | - /)
  const towns = [parseTown(first)]
  for (let at = 0; at < rest.length; at += 2) {
    const town = parseTown(rest[at + 1] ?? '')
    towns.push(rest[at] ? { ...town, kilometres: Number(rest[at]) } : town)
  }
  return towns
}

/** Reads `Coutts CA-AB @49.0,-111.96`. Throws on anything else. */
export function parseTown(text: string): Town {
  const [, name = '', region = '', latitude, longitude] = town.exec(text) ?? fail(text)
  return latitude ? { name, region, at: [Number(latitude), Number(longitude)] } : { name, region }
}

const isTerrain = (letter: string): letter is Terrain => letter in lengthFactors

const terrainOf = (letter: string): Terrain => (isTerrain(letter) ? letter : fail(letter))

function fail(text: string): never {
  throw new Error(`Not a highway or town: ${text}`)
}
