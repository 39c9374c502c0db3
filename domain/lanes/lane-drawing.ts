import type { Lane } from './estimate.ts'
import { project } from './projection.ts'

export interface LaneDrawing {
  /** The part of the map to show: `x y width height`. */
  viewBox: string
  /** SVG markup of the road, its ends and names, to stand on the land. */
  markup: string
  /** Large cities on the way. */
  via: string[]
}

/** Pixels of the place it stands in: the crop has its shape, and names their size. */
export interface Frame {
  width: number
  height: number
}

/** A short lane is shown with what lies around it: about 300 km. */
const SMALLEST = 60
/** Room around the road for names, as a share of the larger side. */
const MARGIN = 0.16

/** A lane drawn within the crop of the map that fits a place of this size. Classes give it its colours. */
export function drawLane({ path, from, to }: Pick<Lane, 'path' | 'from' | 'to'>, frame: Frame): LaneDrawing {
  const points = path.map(([longitude, latitude]) => project(longitude, latitude))
  const box = cropAround(points, frame.width / frame.height)
  const pixel = box.width / frame.width
  const [start, end] = [points[0] ?? NOWHERE, points.at(-1) ?? NOWHERE]
  const isUpright = Math.abs(end[1] - start[1]) > Math.abs(end[0] - start[0])
  const via = citiesOn(
    path,
    Math.max(box.width * 0.1, ROOM_FOR_A_NAME[isUpright ? 'upright' : 'lying'] * pixel),
  )
  const road = `M${points.map(shown).join('L')}`
  const markup = [
    `<path class="road-under" d="${road}"/><path class="road" pathLength="1" d="${road}"/>`,
    ...via.map(({ at }) => dot('via', project(...at))),
    dot('halo', start) + dot('start', start) + dot('halo', end) + dot('end', end) + dot('hole', end),
    nameAt('place', from.name, start, start[1] <= end[1] ? 'above' : 'below', box, pixel),
    nameAt('place', to.name, end, start[1] <= end[1] ? 'below' : 'above', box, pixel),
    ...via.map(({ name, at }, turn) =>
      nameAt('city', name, project(...at), isUpright ? 'right' : turn % 2 ? 'above' : 'below', box, pixel),
    ),
  ]
  return {
    viewBox: [box.x, box.y, box.width, box.height].map(short).join(' '),
    markup: markup.join(''),
    via: via.map(({ name }) => name),
  }
}

const NOWHERE: Point = [0, 0]
const shown = (point: Point): string => point.map(short).join(' ')

/** A line without length and with a round end: a dot that keeps its size. */
const dot = (kind: string, point: Point): string => `<path class="${kind}" d="M${shown(point)}h0"/>`

const sizes = { place: 17, city: 14 }
/** Pixels between two cities that are both named. */
const ROOM_FOR_A_NAME = { upright: 40, lying: 80 }
/** Pixels from a dot to its name, and from its baseline to the middle of the letters. */
const GAP = 14
const HALF_A_LETTER = 5

function nameAt(
  kind: keyof typeof sizes,
  name: string,
  [x, y]: Point,
  side: 'above' | 'below' | 'right',
  box: { x: number; width: number },
  pixel: number,
): string {
  const share = (x - box.x) / box.width
  const anchor = side === 'right' || share < 0.15 ? 'start' : share > 0.85 ? 'end' : 'middle'
  const down = { above: -GAP, below: GAP + sizes[kind] * 0.75, right: HALF_A_LETTER }[side]
  const place = `x="${short(x + (side === 'right' ? GAP * pixel : 0))}" y="${short(y + down * pixel)}"`
  return `<text class="${kind}" ${place} font-size="${short(sizes[kind] * pixel)}" stroke-width="${short(4 * pixel)}" text-anchor="${anchor}">${escaped(name)}</text>`
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The road alone within a small frame, as an SVG path with its two ends. */
export function sketchLane(
  { path }: Pick<Lane, 'path'>,
  frame: Frame,
): { road: string; from: Point; to: Point } {
  const points = path.map(([longitude, latitude]) => project(longitude, latitude))
  const box = cropAround(points, frame.width / frame.height)
  const scale = frame.width / box.width
  const placed = points.map(([x, y]): Point => [short((x - box.x) * scale), short((y - box.y) * scale)])
  return { road: `M${placed.map(shown).join('L')}`, from: placed[0] ?? NOWHERE, to: placed.at(-1) ?? NOWHERE }
}

/** Width by height of a lane on the map, before it is cropped. */
export function shapeOf({ path }: Pick<Lane, 'path'>): number {
  const { width, height } = boundsOf(path.map(([longitude, latitude]) => project(longitude, latitude)))
  return width / height
}

type Point = [x: number, y: number]

function boundsOf(points: Point[]) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(Math.max(...xs) - left, 1), height: Math.max(Math.max(...ys) - top, 1) }
}

function cropAround(points: Point[], ratio: number) {
  const { left, top, width, height } = boundsOf(points)
  const margin = Math.max(width, height, SMALLEST) * MARGIN
  const needed = {
    width: Math.max(width + 2 * margin, SMALLEST),
    height: Math.max(height + 2 * margin, SMALLEST),
  }
  const size =
    needed.width / needed.height > ratio
      ? { width: needed.width, height: needed.width / ratio }
      : { width: needed.height * ratio, height: needed.height }
  return { x: left + width / 2 - size.width / 2, y: top + height / 2 - size.height / 2, ...size }
}

const short = (value: number): number => Math.round(value * 100) / 100

interface City {
  name: string
  at: Point
}

const NEAR = 0.06

/** Cities that the road passes, neither near its ends nor near each other. */
function citiesOn(path: Lane['path'], apart: number): City[] {
  const passed = path.slice(1, -1).flatMap((point) => cities.find(({ at }) => isNear(at, point)) ?? [])
  const kept: City[] = []
  const ends = [path[0], path.at(-1)].flatMap((point) => (point ? [project(...point)] : []))
  for (const city of passed) {
    const [x, y] = project(...city.at)
    const others = [...ends, ...kept.map(({ at }) => project(...at))]
    if (others.every(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) > apart)) kept.push(city)
  }
  return kept.slice(0, 5)
}

const isNear = ([longitude, latitude]: Point, [otherLongitude, otherLatitude]: Point): boolean =>
  Math.abs(longitude - otherLongitude) < NEAR && Math.abs(latitude - otherLatitude) < NEAR

const cities: readonly City[] = [
  { name: 'Regina', at: [-104.62, 50.45] },
  { name: 'Winnipeg', at: [-97.15, 49.88] },
  { name: 'Thunder Bay', at: [-89.25, 48.38] },
  { name: 'Sudbury', at: [-80.99, 46.49] },
  { name: 'Kamloops', at: [-120.32, 50.67] },
  { name: 'Medicine Hat', at: [-110.68, 50.04] },
  { name: 'Edmonton', at: [-113.47, 53.55] },
  { name: 'Calgary', at: [-114.09, 51.05] },
  { name: 'Saskatoon', at: [-106.67, 52.13] },
  { name: 'Toronto', at: [-79.42, 43.7] },
  { name: 'Montréal', at: [-73.59, 45.51] },
  { name: 'Ottawa', at: [-75.7, 45.41] },
  { name: 'Prince George', at: [-122.75, 53.92] },
  { name: 'Moncton', at: [-64.8, 46.09] },
  { name: 'Great Falls', at: [-111.3, 47.5] },
  { name: 'Billings', at: [-108.5, 45.78] },
  { name: 'Denver', at: [-104.98, 39.74] },
  { name: 'Amarillo', at: [-101.83, 35.22] },
  { name: 'Dallas', at: [-96.81, 32.78] },
  { name: 'San Antonio', at: [-98.49, 29.42] },
  { name: 'Laredo', at: [-99.51, 27.51] },
  { name: 'Monterrey', at: [-100.32, 25.68] },
  { name: 'San Luis Potosí', at: [-100.98, 22.15] },
  { name: 'Kansas City', at: [-94.58, 39.1] },
  { name: 'Omaha', at: [-95.94, 41.26] },
  { name: 'Fargo', at: [-96.79, 46.88] },
  { name: 'Minneapolis', at: [-93.26, 44.98] },
  { name: 'Chicago', at: [-87.65, 41.85] },
  { name: 'Detroit', at: [-83.05, 42.33] },
  { name: 'Indianapolis', at: [-86.16, 39.77] },
  { name: 'St. Louis', at: [-90.2, 38.63] },
  { name: 'Memphis', at: [-90.05, 35.15] },
  { name: 'Nashville', at: [-86.78, 36.17] },
  { name: 'Atlanta', at: [-84.39, 33.75] },
  { name: 'Cleveland', at: [-81.7, 41.5] },
  { name: 'Salt Lake City', at: [-111.89, 40.76] },
  { name: 'Las Vegas', at: [-115.14, 36.17] },
  { name: 'Spokane', at: [-117.43, 47.66] },
  { name: 'Boise', at: [-116.2, 43.61] },
  { name: 'Seattle', at: [-122.33, 47.61] },
  { name: 'Portland', at: [-122.68, 45.52] },
  { name: 'Sacramento', at: [-121.49, 38.58] },
  { name: 'Phoenix', at: [-112.07, 33.45] },
  { name: 'Albuquerque', at: [-106.65, 35.08] },
  { name: 'Oklahoma City', at: [-97.52, 35.47] },
  { name: 'El Paso', at: [-106.49, 31.76] },
  { name: 'Charlotte', at: [-80.84, 35.23] },
  { name: 'Butte', at: [-112.53, 46] },
]
