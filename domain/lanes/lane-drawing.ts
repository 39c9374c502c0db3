import { escapeHtml } from '../text/escape-html.ts'
import { crossingPoints } from './crossing-points.ts'
import type { Lane } from './estimate.ts'
import { citiesOn, townsOn } from './lane-cities.ts'
import { type MapPoint, project } from './projection.ts'

interface LaneDrawing {
  /** The part of the map to show: `x y width height`. */
  viewBox: string
  /** SVG markup of the road, its ends and names, to be drawn on the land. */
  markup: string
  /** Large cities on the way. */
  via: string[]
}

/** Pixels of its place: the crop has its shape, and names their size. */
export interface Frame {
  width: number
  height: number
}

/** A short lane is shown with what lies around it: about 300 km. */
const SMALLEST = 60
/** Room around the road for names, as a share of the larger side. */
const MARGIN = 0.16
/** Pixels that a name takes above or below its end of the road, so that a small frame does not cut it. */
const ROOM_FOR_AN_END = 36

export type DrawnLane = Pick<Lane, 'path' | 'from' | 'to' | 'borders' | 'towns'>

/** A lane drawn within the crop of the map that fits a place of this size. Classes give it its colours. */
export function drawLane(lane: DrawnLane, frame: Frame): LaneDrawing {
  const { path, from, to, borders } = lane
  const points = path.map(([longitude, latitude]) => project(longitude, latitude))
  const box = cropAround(points, frame, ROOM_FOR_AN_END)
  const pixel = box.width / frame.width
  const [start, end] = [points[0] ?? NOWHERE, points.at(-1) ?? NOWHERE]
  const isUpright = Math.abs(end[1] - start[1]) > Math.abs(end[0] - start[0])
  const gates = borders.flatMap(({ name }) => gateOn(points, name) ?? [])
  const apart = Math.max(box.width * 0.1, ROOM_FOR_A_NAME[isUpright ? 'upright' : 'lying'] * pixel)
  const crossings = gates.map(({ at }) => at)
  const cities = citiesOn(path, crossings, apart)
  const known = [...crossings, ...cities.map(({ at }) => project(...at))]
  const isClear = (point: MapPoint, near: { name: string; at: MapPoint }) =>
    isUpright
      ? Math.abs(point[1] - near.at[1]) > ROOM_FOR_A_NAME.upright * pixel
      : isClearOf(point, near, pixel)
  const via = [...cities, ...townsOn(lane, known, apart)]
    .filter(({ at }) => isClear(project(...at), { name: from.name, at: start }))
    .filter(({ at }) => isClear(project(...at), { name: to.name, at: end }))
  const road = points.length > FEW_POINTS ? `M${points.map(coordinates).join('L')}` : curveThrough(points)
  const along = pointsAlong(points, ROAD_STEP * pixel)
  /** Where the road does not strike it, else as wanted. */
  const nameBeside = (kind: NameKind, name: string, at: MapPoint, wanted: Side): string => {
    const isClear = (side: Side) =>
      isOutside(along, placeOf(kind, name, at, side, box, pixel), HALF_A_ROAD * pixel)
    const side = [wanted, ...SIDES].find(isClear) ?? wanted
    return nameAt(kind, name, at, side, box, pixel)
  }
  const markup = [
    `<path class="arc" opacity="0" d="${arc(start, end)}"/>`,
    `<path class="road-under" d="${road}"/><path class="road" pathLength="1" d="${road}"/>`,
    ...via.map(({ at }) => dot('via', project(...at))),
    dot('halo', start) + dot('start', start) + dot('halo', end) + dot('end', end) + dot('hole', end),
    nameBeside('place', from.name, start, start[1] <= end[1] ? 'above' : 'below'),
    nameBeside('place', to.name, end, start[1] <= end[1] ? 'below' : 'above'),
    ...via.map(({ name, at }, turn) =>
      nameBeside('city', name, project(...at), isUpright ? 'right' : turn % 2 ? 'above' : 'below'),
    ),
    ...gates.map((gate) => gateMark(gate, pixel)),
    ...gates
      .filter((gate, turn) => hasRoomForName(gate, gates.slice(0, turn), box, pixel))
      .map(({ name, at }) => nameAt('city', name, at, 'right', box, pixel)),
  ]
  return {
    viewBox: [box.x, box.y, box.width, box.height].map(short).join(' '),
    markup: markup.join(''),
    via: via.map(({ name }) => name),
  }
}

/** Of a short lane: straight between them, its road would look broken. */
const FEW_POINTS = 16

/** Through each point in the direction from the one before it to the one after it. */
function curveThrough(points: readonly MapPoint[]): string {
  const near = (at: number): MapPoint => points[Math.min(Math.max(at, 0), points.length - 1)] ?? NOWHERE
  const direction = (at: number): MapPoint => {
    const [runX, runY] = [near(at + 1)[0] - near(at - 1)[0], near(at + 1)[1] - near(at - 1)[1]]
    const length = Math.hypot(runX, runY) || 1
    return [runX / length, runY / length]
  }
  const curves = points.slice(1).map((to, at) => {
    const from = near(at)
    const third = Math.hypot(to[0] - from[0], to[1] - from[1]) / 3
    const [leaving, arriving] = [direction(at), direction(at + 1)]
    const controls: MapPoint[] = [
      [from[0] + leaving[0] * third, from[1] + leaving[1] * third],
      [to[0] - arriving[0] * third, to[1] - arriving[1] * third],
    ]
    return `C${[...controls, to].map(coordinates).join(' ')}`
  })
  return `M${coordinates(near(0))}${curves.join('')}`
}

/** How far an arc bows out, as a share of its length. */
const BOW = 0.14

/** From end to end as on a map of many lanes, bowed northward. */
function arc(start: MapPoint, end: MapPoint): string {
  const [runX, runY] = [end[0] - start[0], end[1] - start[1]]
  const north = runX < 0 ? -BOW : BOW
  const top: MapPoint = [start[0] + runX / 2 + runY * north, start[1] + runY / 2 - runX * north]
  return `M${coordinates(start)}Q${coordinates(top)} ${coordinates(end)}`
}

interface Gate {
  name: string
  at: MapPoint
  /** Of the road there, in radians. */
  angle: number
}

/** The point of the road that is nearest to a border crossing. */
function gateOn(points: MapPoint[], name: string): Gate | undefined {
  const known = crossingPoints[name]
  if (!known) return undefined
  const [x, y] = project(...known)
  const candidates = points.slice(1).map((end, at) => {
    const [startX, startY] = points[at] ?? NOWHERE
    const [runX, runY] = [end[0] - startX, end[1] - startY]
    const share = ((x - startX) * runX + (y - startY) * runY) / (runX * runX + runY * runY || 1)
    const inside = Math.min(1, Math.max(0, share))
    const spot: MapPoint = [startX + inside * runX, startY + inside * runY]
    return { at: spot, angle: Math.atan2(runY, runX), off: Math.hypot(x - spot[0], y - spot[1]) }
  })
  const [nearest] = candidates.toSorted((one, other) => one.off - other.off)
  return nearest && { name: shortName(name), at: nearest.at, angle: nearest.angle }
}

/** Neither cut by the crop nor written over the name of a crossing before it; a lane's summary names each. */
function hasRoomForName(
  { name, at: [x, y] }: Gate,
  before: Gate[],
  box: { x: number; width: number },
  pixel: number,
): boolean {
  const width = (name.length * letters.city + GAP) * pixel
  return (
    Math.max(x - box.x, box.x + box.width - x) >= width &&
    before.every(({ at }) => Math.abs(at[1] - y) > sizes.city * pixel || Math.abs(at[0] - x) > 2 * width)
  )
}

/** Without the name of the bridge. */
const shortName = (name: string): string => name.replace(/ \(.*\)$/, '')

/** Pixels on each side of the road. */
const HALF_A_GATE = 9

/** A bar across the road. */
function gateMark({ at: [x, y], angle }: Gate, pixel: number): string {
  const [offX, offY] = [Math.sin(angle) * HALF_A_GATE * pixel, -Math.cos(angle) * HALF_A_GATE * pixel]
  return `<path class="gate" d="M${coordinates([x - offX, y - offY])}L${coordinates([x + offX, y + offY])}"/>`
}

const NOWHERE: MapPoint = [0, 0]
const coordinates = (point: MapPoint): string => point.map(short).join(' ')

/** A line without length and with a round end: a dot that keeps its size. */
const dot = (kind: string, point: MapPoint): string => `<path class="${kind}" d="M${coordinates(point)}h0"/>`

const sizes = { place: 17, city: 14 }
/** Pixels between two cities that are both named. */
const ROOM_FOR_A_NAME = { upright: 40, lying: 80 }
/** Pixels of a letter, and of half a city's name. */
const letters = { place: 10, city: 7.5 }
const HALF_A_NAME = 30

/** Whether the name of a city has room beside that of an end of the lane, which may lie on either side. */
const isClearOf = ([x]: MapPoint, end: { name: string; at: MapPoint }, pixel: number): boolean =>
  Math.abs(x - end.at[0]) > (end.name.length * letters.place + HALF_A_NAME) * pixel

/** Pixels from a dot to its name, and from its baseline to the middle of the letters. */
const GAP = 14
const HALF_A_LETTER = 5

type NameKind = keyof typeof sizes
/** In the order in which they are tried. */
const SIDES = ['below', 'above', 'right', 'left'] as const
type Side = (typeof SIDES)[number]

interface NamePlace {
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
  width: number
  height: number
}

function placeOf(
  kind: NameKind,
  name: string,
  [x, y]: MapPoint,
  side: Side,
  box: { x: number; width: number },
  pixel: number,
): NamePlace {
  const width = name.length * letters[kind] * pixel
  const isBeside = side === 'right' || side === 'left'
  const anchor = anchorIn(box, x, isBeside ? { beside: width + GAP * pixel, side } : { around: width })
  const aside = isBeside ? (anchor === 'end' ? -GAP : GAP) : 0
  const down = isBeside ? HALF_A_LETTER : side === 'above' ? -GAP : GAP + sizes[kind] * 0.75
  return { x: x + aside * pixel, y: y + down * pixel, anchor, width, height: sizes[kind] * 0.75 * pixel }
}

function nameAt(
  kind: NameKind,
  name: string,
  at: MapPoint,
  side: Side,
  box: { x: number; width: number },
  pixel: number,
): string {
  const { x, y, anchor } = placeOf(kind, name, at, side, box, pixel)
  return `<text class="${kind}" x="${short(x)}" y="${short(y)}" font-size="${short(sizes[kind] * pixel)}" stroke-width="${short(4 * pixel)}" text-anchor="${anchor}">${escapeHtml(name)}</text>`
}

const isOutside = (
  points: readonly MapPoint[],
  { x, y, anchor, width, height }: NamePlace,
  room: number,
): boolean => {
  const left = x - { start: 0, middle: width / 2, end: width }[anchor]
  return points.every(
    ([pointX, pointY]) =>
      pointX < left - room || pointX > left + width + room || pointY < y - height - room || pointY > y + room,
  )
}

/** Pixels. */
const ROAD_STEP = 4
const HALF_A_ROAD = 3

/** Points of the road, `step` apart at most. */
const pointsAlong = (points: readonly MapPoint[], step: number): MapPoint[] =>
  points.slice(1).flatMap(([endX, endY], at) => {
    const [x, y] = points[at] ?? NOWHERE
    const count = Math.ceil(Math.hypot(endX - x, endY - y) / step)
    return Array.from({ length: count }, (_, part): MapPoint => {
      const share = (part + 1) / count
      return [x + (endX - x) * share, y + (endY - y) * share]
    })
  })

/** So that the crop does not cut the name: one beside its dot changes sides where there is more room. */
function anchorIn(
  box: { x: number; width: number },
  x: number,
  needed: { beside: number; side: 'right' | 'left' } | { around: number },
): 'start' | 'middle' | 'end' {
  const left = x - box.x
  const right = box.width - left
  if ('beside' in needed) {
    const [wanted, other] = needed.side === 'right' ? [right, left] : [left, right]
    const isWanted = wanted >= needed.beside || wanted >= other
    return isWanted === (needed.side === 'right') ? 'start' : 'end'
  }
  const room = Math.max(needed.around / 2, box.width * 0.15)
  return left < room ? 'start' : right < room ? 'end' : 'middle'
}

/** The road within a small frame, as an SVG path with its two ends, and where the land lies in it. */
export function sketchLane(
  { path }: Pick<Lane, 'path'>,
  frame: Frame,
): { road: string; from: MapPoint; to: MapPoint; ground: string } {
  const points = path.map(([longitude, latitude]) => project(longitude, latitude))
  const box = cropAround(points, frame)
  const scale = frame.width / box.width
  const placed = points.map(([x, y]): MapPoint => [short((x - box.x) * scale), short((y - box.y) * scale)])
  return {
    road: `M${placed.map(coordinates).join('L')}`,
    from: placed[0] ?? NOWHERE,
    to: placed.at(-1) ?? NOWHERE,
    ground: `scale(${short(scale * 100) / 100}) translate(${short(-box.x)} ${short(-box.y)})`,
  }
}

/** Width by height of a lane on the map, before it is cropped. */
export function shapeOf({ path }: Pick<Lane, 'path'>): number {
  const { width, height } = boundsOf(path.map(([longitude, latitude]) => project(longitude, latitude)))
  return width / height
}

function boundsOf(points: MapPoint[]) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(Math.max(...xs) - left, 1), height: Math.max(Math.max(...ys) - top, 1) }
}

function cropAround(points: MapPoint[], frame: Frame, room = 0) {
  const { left, top, width, height } = boundsOf(points)
  const ratio = frame.width / frame.height
  const inside = (pixels: number) => Math.max(pixels - 2 * room, pixels / 2)
  const pixel = Math.max(width / inside(frame.width), height / inside(frame.height))
  const margin = Math.max(Math.max(width, height, SMALLEST) * MARGIN, room * pixel)
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
