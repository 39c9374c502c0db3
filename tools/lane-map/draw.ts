import { writeFileSync } from 'node:fs'
import {
  type GeoPermissibleObjects,
  type GeoProjection,
  geoConicConformal,
  geoGraticule,
  geoPath,
} from 'd3-geo'
import { calgary, type Lane, lanes, type Place, transCanada } from '../../app/features/lane-map/lanes.ts'
import { type Country, type Region, readCountries } from './regions.ts'
import { compact } from './svg-path.ts'

const WIDTH = 1200
const HEIGHT = 800
/** One unit is about 5 km and less than a pixel: steps half as long cost 2.6 kB and cannot be seen. */
const GRAIN = 1

export interface LaneMap {
  countries: Drawn[]
  markup: string
}

interface Drawn {
  code: Country['code']
  /** Each on its own; the picture has them as an outline and the borders within. */
  regions: { id: string; path: string }[]
  outline: string
  borders: string
}

/** Canada and the United States with lanes from Calgary: the land drawn, and the whole as SVG markup. */
export function drawLaneMap(): LaneMap {
  const countries = readCountries().map(drawn)
  const [x, y] = spot(calgary)
  const markup =
    `<path class="grat" d="${graticule()}"/>` +
    `<g class="land">${countries.map(land).join('')}</g>` +
    `<path class="hwy" d="M${transCanada.map((town) => spot(town).join(' ')).join('L')}"/>` +
    `<g class="lanes">${lanes.map(bowed).join('')}</g>` +
    `<g class="stops">${lanes.map(({ at }) => `<circle ${centre(at)} r="4.5"/>`).join('')}</g>` +
    `<g class="home"><circle class="halo" ${centre(calgary)} r="15"/><circle ${centre(calgary)} r="7"/></g>` +
    `<g class="names">${lanes.map(named).join('')}` +
    `<text class="cal" x="${x - 2}" y="${y - 26}" text-anchor="end">Calgary</text></g>`
  return { countries, markup }
}

/** Fitted to where freight goes; Alaska, Hawaii and the far north reach out of view. */
const projection: GeoProjection = geoConicConformal()
  .parallels([40, 60])
  .rotate([98, 0])
  .fitExtent(
    [
      [0, 0],
      [WIDTH, HEIGHT],
    ],
    {
      type: 'MultiPoint',
      coordinates: [
        [-126, 49],
        [-117, 32.3],
        [-81, 25.5],
        [-53.5, 47],
        [-122, 59],
        [-95, 59],
        [-66, 59],
      ],
    },
  )
const MARGIN = 8

function cropped(crop: boolean): GeoProjection {
  return projection.clipExtent(
    crop
      ? [
          [-MARGIN, -MARGIN],
          [WIDTH + MARGIN, HEIGHT + MARGIN],
        ]
      : null,
  )
}

function drawn({ code, regions, outline, borders }: Country): Drawn {
  const whollyBeyond = regions.filter(({ shape }) => !inView(shape)).map(({ shape }) => uncropped(shape))
  return {
    code,
    regions: regions.map(({ id, shape }) => ({
      id,
      path: compact(inView(shape) || uncropped(shape), GRAIN),
    })),
    outline: compact(inView(outline) + whollyBeyond.join(''), GRAIN),
    borders: compact(inView(borders), GRAIN),
  }
}

const inView = (shape: GeoPermissibleObjects): string => geoPath(cropped(true)).digits(2)(shape) ?? ''

const uncropped = (shape: Region['shape']): string => geoPath(cropped(false)).digits(2)(shape) ?? ''

/** Borders are lines on top of the filled outline: as closed regions each of them would be sent twice. */
const land = ({ code, outline, borders }: Drawn): string =>
  `<g class="${code.toLowerCase()}"><path d="${outline}"/><path class="borders" d="${borders}"/></g>`

function graticule(): string {
  const every10 = geoGraticule()
    .step([10, 10])
    .extent([
      [-150, 19.9],
      [-40, 70.1],
    ])
  return geoPath(cropped(true)).digits(0)(every10()) ?? ''
}

/** From Calgary, bowed to one side. */
function bowed({ at, bow }: Lane): string {
  const [x, y] = spot(calgary)
  const [toX, toY] = spot(at)
  const bend = 1.8 * bow
  const overX = (x + toX) / 2 + (toY - y) * bend
  const overY = (y + toY) / 2 - (toX - x) * bend
  return `<path pathLength="1" d="M${x} ${y}Q${overX.toFixed(0)} ${overY.toFixed(0)} ${toX} ${toY}"/>`
}

function named({ to, at, label: [dx, dy, anchor], crowded }: Lane): string {
  const [x, y] = spot(at)
  return `<text${crowded ? ' class="crowded"' : ''} x="${(x + dx).toFixed(0)}" y="${(y + dy).toFixed(0)}" text-anchor="${anchor}">${to}</text>`
}

function centre(place: Place): string {
  const [x, y] = spot(place)
  return `cx="${x}" cy="${y}"`
}

function spot(place: Place): [number, number] {
  const point = projection(place as [number, number])
  if (!point) throw new Error(`${place} is not on the map`)
  return [Math.round(point[0] * 10) / 10, Math.round(point[1] * 10) / 10]
}

if (import.meta.main) {
  const { markup } = drawLaneMap()
  writeFileSync(
    new URL('../../app/features/lane-map/generated/lane-map.ts', import.meta.url),
    moduleOf(markup),
  )
  console.log(`${markup.length} bytes`)
}

/** What `draw.ts` writes down. */
export function moduleOf(markup: string): string {
  return `/** Made by \`node tools/lane-map/draw.ts\`. */\nexport const laneMap =\n  '${markup}'\n`
}
