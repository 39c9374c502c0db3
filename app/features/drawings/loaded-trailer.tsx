import type { LoadPlan } from '../../../domain/load.ts'
import type { Placement } from '../../../domain/load-planning/rows.ts'
import { trailer } from '../../../domain/load-planning/trailer.ts'
import { metres, number } from '../../../domain/load-planning/units.ts'
import { lineLetter } from '../../../translations/en/load-notes.ts'
import { type Art, box, shape, tenth } from './art.ts'
import { word } from './dimension.ts'
import { Drawing } from './drawing.tsx'
import './loaded-trailer.css'

interface Props {
  plan: LoadPlan
  name: string
}

/** A 53 ft trailer from above with a load in it, to scale; its nose at the right, and on phones at the top. One unit is an inch. */
export const LoadedTrailer = ({ plan, name }: Props) => (
  <>
    <Drawing className="load-wide" art={lying(plan)} view={[-84, 40, 772, 184]} name={name} />
    <Drawing className="load-tall" art={standing(plan)} view={[-24, 38, 224, 732]} name={name} />
  </>
)

const { length: LENGTH } = trailer
/** Of the floor as drawn: 2 in beyond the usable width at either side. */
const WIDTH = 100
const SIDE = 2
const GAP = 0.8
const ROW = 48
/** The least free floor that has room for words about it, lying and standing. */
const TEXT_ROOM = { lying: 84, standing: 60 }
const LEAST_WITH_LETTER = 15
const MAX_WITH_SLATS = 200

interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/** From the nose and the left side to the page: lying, the nose is at the right. */
const lay = ({ x, y, length, width }: Omit<Placement, 'line'>): Rect => ({
  x: LENGTH - x - length + GAP,
  y: SIDE + y + GAP,
  width: length - 2 * GAP,
  height: width - 2 * GAP,
})

const stand = ({ x, y, length, width }: Omit<Placement, 'line'>): Rect => ({
  x: SIDE + y + GAP,
  y: x + GAP,
  width: width - 2 * GAP,
  height: length - 2 * GAP,
})

function lying(plan: LoadPlan): Art {
  const used = usedInches(plan)
  const free = LENGTH - used
  const hasText = free >= TEXT_ROOM.lying
  return (
    shape('o t', box(-2, -2, LENGTH + 4, WIDTH + 4, 2)) +
    shape('s b', box(0, 0, LENGTH, WIDTH)) +
    shape(
      'h',
      crossLines((at) => {
        const x = LENGTH - at
        return hasText && Math.abs(x - free / 2) < 46 ? `M${x} 0v36M${x} 64v36` : `M${x} 0V${WIDTH}`
      }),
    ) +
    freight(plan, lay, 'lying') +
    shape('o', `M0 0V${WIDTH}`) +
    shape('s', `M-2 4L-30 -10M-2 96L-30 110`) +
    shape('d', `M0 -16H${LENGTH}`) +
    ticks([0, -16], [LENGTH, -16]) +
    word('dt', LENGTH / 2, 23, '53 ft · 16.15 m', { size: 18, anchor: 'middle' }) +
    word('nt', LENGTH + 12, -55, 'Nose', { size: 18 }) +
    word('nt', -36, -55, 'Doors', { size: 18, anchor: 'end' }) +
    (hasText ? word('nt', free / 2, -55, `${feet(free)} free`, { size: 18, anchor: 'middle' }) : '') +
    (used > 0
      ? shape('d', `M${tenth(free)} 116H${LENGTH}`) +
        ticks([free, 116], [LENGTH, 116]) +
        shape('dw', `M${tenth(free)} 104V122M${LENGTH} 104V122`) +
        word('dt big', LENGTH - used / 2, -134, `${feet(used)} · ${metres(used / 12)}`, {
          size: 20,
          anchor: 'middle',
        })
      : '')
  )
}

function standing(plan: LoadPlan): Art {
  const used = usedInches(plan)
  const free = LENGTH - used
  const middle = used + free / 2
  const hasText = free >= TEXT_ROOM.standing
  return (
    shape('o t', box(-2, -2, WIDTH + 4, LENGTH + 4, 2)) +
    shape('s b', box(0, 0, WIDTH, LENGTH)) +
    shape(
      'h',
      crossLines((at) =>
        hasText && Math.abs(at - middle - 4) < 28 ? `M0 ${at}h14M86 ${at}h14` : `M0 ${at}H${WIDTH}`,
      ),
    ) +
    freight(plan, stand, 'standing') +
    shape('o', `M0 ${LENGTH}H${WIDTH}`) +
    shape('s', `M4 ${LENGTH + 2}L-10 ${LENGTH + 30}M96 ${LENGTH + 2}L110 ${LENGTH + 30}`) +
    word('nt', WIDTH / 2, 14, 'Nose', { size: 20, anchor: 'middle' }) +
    word('nt', WIDTH / 2, -686, 'Doors', { size: 20, anchor: 'middle' }) +
    (hasText
      ? word('nt', WIDTH / 2, -middle, feet(free), { size: 21, anchor: 'middle' }) +
        word('nt', WIDTH / 2, -middle - 24, 'free', { size: 21, anchor: 'middle' })
      : '') +
    (used > 0
      ? shape('d', `M120 0V${tenth(used)}`) +
        ticks([120, 0], [120, used]) +
        shape('dw', `M104 0H126M104 ${tenth(used)}H126`) +
        word('dt big', 132, -used / 2 - 2, feet(used), { size: 23 }) +
        word('dt', 132, -used / 2 - 28, metres(used / 12), { size: 20 })
      : '')
  )
}

/** One shape for all stacks of a line, one for their slats, and a letter on each that has room for it. */
function freight({ rows }: LoadPlan, turn: typeof lay, way: 'lying' | 'standing'): Art {
  const stacks = rows.flatMap((row) => row.placements)
  const lines = [...new Set(stacks.map(({ line }) => line))]
  const hasSlats = stacks.length <= MAX_WITH_SLATS
  return lines
    .map((line) => {
      const own = stacks.filter((stack) => stack.line === line)
      const rects = own.map(turn)
      const boxes = rects.map(({ x, y, width, height }) =>
        box(tenth(x), tenth(y), tenth(width), tenth(height)),
      )
      return (
        shape(`pc p-${line % PAINTS}`, boxes.join('')) +
        (hasSlats ? shape('slat', rects.map((rect) => slats(rect, way)).join('')) : '') +
        own.map((stack, i) => letter(stack, rects[i])).join('')
      )
    })
    .join('')
}

const PAINTS = 4

function slats({ x, y, width, height }: Rect, way: 'lying' | 'standing'): string {
  const [along, across] = way === 'lying' ? [width, height] : [height, width]
  if (along < 2 * LEAST_WITH_LETTER || across < LEAST_WITH_LETTER) return ''
  const count = Math.round(along / 10)
  const places = Array.from({ length: count - 1 }, (_, i) => ((i + 1) * along) / count)
  return places
    .map((at) =>
      way === 'lying'
        ? `M${tenth(x + at)} ${tenth(y + 2)}v${tenth(height - 4)}`
        : `M${tenth(x + 2)} ${tenth(y + at)}h${tenth(width - 4)}`,
    )
    .join('')
}

function letter({ line, pieces }: Placement, rect: Rect | undefined): Art {
  if (!rect || Math.min(rect.width, rect.height) < LEAST_WITH_LETTER) return ''
  const name = lineLetter(line) + (pieces > 1 ? ` ×${pieces}` : '')
  const size = Math.min(20, (1.5 * rect.width) / name.length, rect.height)
  const middle = rect.y + rect.height / 2
  return word('pl', rect.x + rect.width / 2, -middle - size * 0.35, name, {
    size: tenth(size),
    anchor: 'middle',
  })
}

function crossLines(line: (at: number) => string): string {
  return Array.from({ length: Math.floor(LENGTH / ROW) }, (_, i) => line((i + 1) * ROW)).join('')
}

const ticks = (...ends: [x: number, y: number][]): Art =>
  shape('d tick', ends.map(([x, y]) => `M${tenth(x - 4)} ${tenth(y + 4)}l8 -8`).join(''))

/** What is drawn ends at the doors. */
const usedInches = ({ rows }: LoadPlan): number => {
  const last = rows.at(-1)
  return last ? last.x + last.length : 0
}

const feet = (inches: number): string => `${number(inches / 12, 1)} ft`
