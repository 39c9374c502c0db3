import { writeFileSync } from 'node:fs'
import {
  type GeoPermissibleObjects,
  type GeoProjection,
  geoConicConformal,
  geoGraticule,
  geoPath,
} from 'd3-geo'
import {
  calgary,
  drawing,
  type LongitudeLatitude,
  lanes,
  type MappedLane,
  safeBox,
  transCanada,
} from '../../app/features/lane-map/lanes.ts'
import { type Country, type Region, readCountries } from './regions.ts'
import { compact } from './svg-path.ts'

const { width: WIDTH, height: HEIGHT } = drawing
/** One unit is about 5 km and less than a pixel: steps half as long cost 2.6 kB and cannot be seen. */
const GRAIN = 1

export interface LaneMap {
  countries: Drawn[]
  /** The land with the Trans-Canada, on the whole of the drawing. */
  land: string
  /** Lanes and dots, on the same coordinates. */
  ways: string
  /** Where each part and each name is, in shares of the safe box. */
  places: string
}

interface Drawn {
  code: Country['code']
  /** Each on its own; the picture has them as an outline and the borders within. */
  regions: { id: string; path: string }[]
  outline: string
  borders: string
}

/** Canada and the United States with lanes from Calgary, as two layers of SVG markup and the places of the names. */
export function drawLaneMap(): LaneMap {
  const countries = readCountries().map(drawn)
  const land =
    `<path class="grat" d="${graticule()}"/>` +
    `<g class="land">${countries.map(landOf).join('')}</g>` +
    `<path class="hwy" d="${compact(`M${transCanada.map((town) => spot(town).join(',')).join('L')}`, GRAIN)}"/>`
  const ways =
    `<g class="lanes">${lanes.map(bowed).join('')}</g>` +
    ['stop', 'hole'].map((name) => `<path class="${name}" d="${lanes.map(dot).join('')}"/>`).join('') +
    ['halo', 'home'].map((name) => `<path class="${name}" d="${dot({ at: calgary })}"/>`).join('')
  return { countries, land, ways, places: placesOf() }
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
const landOf = ({ code, outline, borders }: Drawn): string =>
  `<g class="${code.toLowerCase()}"><path d="${outline}"/><path class="borders" d="${borders}"/></g>`

function graticule(): string {
  const every10 = geoGraticule()
    .step([10, 10])
    .precision(5)
    .extent([
      [-150, 19.9],
      [-40, 70.1],
    ])
  return compact(geoPath(cropped(true)).digits(0)(every10()) ?? '', GRAIN)
}

/** From Calgary, bowed to one side. */
function bowed({ at, bow }: MappedLane): string {
  const [x, y] = spot(calgary)
  const [toX, toY] = spot(at)
  const bend = 1.8 * bow
  const overX = (x + toX) / 2 + (toY - y) * bend
  const overY = (y + toY) / 2 - (toX - x) * bend
  return `<path pathLength="1" d="M${x} ${y}Q${overX.toFixed(0)} ${overY.toFixed(0)} ${toX} ${toY}"/>`
}

/** A line of no length: its round ends are the dot, so it keeps its size however large the map is drawn. */
const dot = ({ at }: { at: LongitudeLatitude }): string => `M${spot(at).join(' ')}h.01`

/** CSS, because the content security policy refuses style attributes. */
function placesOf(): string {
  const { x, y, width, height } = safeBox
  const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`
  const names = [...lanes, { at: calgary }].map(({ at }, index) => {
    const [atX, atY] = spot(at)
    return `.names > :nth-child(${index + 1}) { left: ${share(atX - x, width)}; top: ${share(atY - y, height)}; }\n`
  })
  const near = lanes.map((_, index) => `.map[data-near="${index}"] :global(.lanes) :nth-child(${index + 1})`)
  return (
    `/* Made by \`node tools/lane-map/draw.ts\`. */\n.map {\n  --ratio: ${(width / height).toFixed(4)};\n}\n` +
    `.land {\n  left: ${share(-x, width)};\n  top: ${share(-y, height)};\n` +
    `  width: ${share(WIDTH, width)};\n  height: ${share(HEIGHT, height)};\n}\n${names.join('')}${near.join(',\n')} {\n  stroke-width: 2.5;\n  opacity: 1;\n}\n`
  )
}

function spot(place: LongitudeLatitude): [number, number] {
  const point = projection(place as [number, number])
  if (!point) throw new Error(`${place} is not on the map`)
  return [Math.round(point[0] * 10) / 10, Math.round(point[1] * 10) / 10]
}

const generated = new URL('../../app/features/lane-map/generated/', import.meta.url)

if (import.meta.main)
  for (const [name, text] of filesOf(drawLaneMap())) writeFileSync(new URL(name, generated), text)

/** What `draw.ts` writes down. */
export function filesOf({ land, ways, places }: LaneMap): [name: string, text: string][] {
  const constants = Object.entries({ land, ways }).map(
    ([name, markup]) => `export const ${name} =\n  '${markup}'\n`,
  )
  return [
    ['lane-map.ts', `/** Made by \`node tools/lane-map/draw.ts\`. */\n${constants.join('\n')}`],
    ['places.module.css', places],
  ]
}
