import { company } from '../../../domain/company.ts'
import { land } from '../../../domain/lanes/generated/calgary.ts'
import { project } from '../../../domain/lanes/projection.ts'
import { oneLitre, stopsWithin, ways } from '../../../domain/one-litre.ts'
import { escapeHtml } from '../../../domain/text/escape-html.ts'
import { environmentalPolicy } from '../../../translations/en/pages/environmental-policy.tsx'
import { type Art, shape } from '../../features/drawings/art.ts'
import drawing from '../../features/lane/drawn-lane.module.css'
import { InlineSvg } from '../../ui/page/inline-svg.tsx'
import styles from './one-litre.module.css'

const texts = environmentalPolicy.oneLitre

/** Two ways east from Calgary, to scale, each as far as a litre carries a tonne. Drawn for two widths. */
export const OneLitreMap = () => (
  <div className={`${drawing.drawn} ${styles.map}`}>
    <InlineSvg {...draw(wide)} name={texts.name(oneLitre)} className="wide-map" />
    <InlineSvg {...draw(narrow)} name={texts.name(oneLitre)} className="narrow-map" />
  </div>
)

interface Frame {
  /** The part of the map, in units of the projection. */
  left: number
  top: number
  width: number
  height: number
  /** Its width as shown, in pixels. */
  pixels: number
  towns: Partial<Record<keyof typeof places, Label>>
  hasScale?: true
  /** Where each way ends: its kilometres, and below them what it is. */
  ends: Record<Kind, readonly [figure: Label, name: Label]>
}

type Kind = keyof typeof oneLitre
type Stop = readonly [longitude: number, latitude: number]
/** From a point of the map, in pixels. */
type Label = readonly [right: number, down: number, anchor?: 'start' | 'end']

const wide: Frame = {
  left: -160.8,
  top: -126,
  width: 57.4,
  height: 34,
  pixels: 760,
  hasScale: true,
  towns: { bassano: [10, -8], brooks: [-10, 14, 'end'], medicineHat: [-12, 5, 'end'] },
  ends: {
    road: [
      [20, -24],
      [22, -3],
    ],
    rail: [
      [20, -24],
      [22, -3],
    ],
  },
}
const narrow: Frame = {
  left: -159,
  top: -132,
  width: 42,
  height: 35,
  pixels: 350,
  towns: { bassano: [8, -10], brooks: [9, 2] },
  ends: {
    road: [
      [-8, -54],
      [-6, -28],
    ],
    rail: [
      [-8, 46, 'end'],
      [-8, 66, 'end'],
    ],
  },
}

const TICK_KM = 10
const SCALE_KM = 50

/** A degree of latitude is 111.2 km everywhere. */
const KM_OF_UNIT = (() => {
  const [[x1, y1], [x2, y2]] = [project(-112.5, 50), project(-112.5, 51)]
  return 111.2 / Math.hypot(x2 - x1, y2 - y1)
})()

function draw({ left, top, width, height, pixels, towns, hasScale, ends }: Frame): {
  viewBox: string
  markup: Art
} {
  const pixel = width / pixels
  const round = (value: number) => Math.round(value * 100) / 100
  const points = (stops: readonly Stop[]) => stops.map((stop) => project(...stop).map(round))
  const line = (stops: readonly Stop[]) => `M${points(stops).map(String).join('L')}`

  const ticks = (kind: Kind) =>
    Array.from({ length: Math.floor(oneLitre[kind] / TICK_KM) }, (_, i) => {
      const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = points(
        stopsWithin(ways[kind], (i + 1) * TICK_KM).slice(-2),
      )
      const long = Math.hypot(x2 - x1, y2 - y1)
      const [right, down] = [((y2 - y1) / long) * 5 * pixel, ((x1 - x2) / long) * 5 * pixel]
      return `M${round(x2 - right)} ${round(y2 - down)}L${round(x2 + right)} ${round(y2 + down)}`
    }).join('')

  const way = (kind: Kind) => {
    const done = stopsWithin(ways[kind], oneLitre[kind])
    const [x, y] = points(done).at(-1) ?? []
    return (
      shape('rest', line(ways[kind])) +
      shape('road-under', line(done)) +
      shape(kind, line(done)) +
      shape(`${kind} tick`, ticks(kind)) +
      shape(`${kind} stop`, `M${x} ${y}h0`) +
      shape('hole', `M${x} ${y}h0`)
    )
  }

  const text = (at: Stop, [right, down, anchor = 'start']: Label, kind: string, content: string) => {
    const [x, y] = project(...at)
    const size = { name: 15, place: 18, figure: 34 }[kind.split(' ')[0] ?? ''] ?? 15
    return (
      `<text class="${kind}" x="${round(x + right * pixel)}" y="${round(y + down * pixel)}" font-size="${round(size * pixel)}" ` +
      `stroke-width="${round(4 * pixel)}" text-anchor="${anchor}">${escapeHtml(content)}</text>`
    )
  }
  const town = (name: keyof typeof places) =>
    towns[name]
      ? shape('town', line([places[name], places[name]])) +
        text(places[name], towns[name], 'name', texts[name])
      : ''
  const scale = () => {
    const [x, y] = [round(left + 28 * pixel), round(top + height - 28 * pixel)]
    const up = round(6 * pixel)
    return (
      shape('scale', `M${x} ${y - up}v${up}h${round(SCALE_KM / KM_OF_UNIT)}v${-up}`) +
      `<text class="name" x="${x}" y="${round(y - 14 * pixel)}" font-size="${round(15 * pixel)}">${texts.kilometres(SCALE_KM)}</text>`
    )
  }
  const end = (kind: Kind, name: string) => {
    const at = stopsWithin(ways[kind], oneLitre[kind]).at(-1) ?? CALGARY
    const [figure, below] = ends[kind]
    return (
      text(at, figure, `figure by-${kind}`, texts.kilometres(oneLitre[kind])) +
      text(at, below, `name by-${kind}`, name)
    )
  }
  return {
    viewBox: [left, top, width, height].join(' '),
    markup:
      shape('borders', land.borders) +
      way('rail') +
      way('road') +
      shape('halo', line([CALGARY, CALGARY])) +
      shape('start', line([CALGARY, CALGARY])) +
      text(CALGARY, [-16, -18], 'place', company.address.city) +
      town('bassano') +
      town('brooks') +
      town('medicineHat') +
      end('road', texts.byRoad) +
      end('rail', texts.byRail) +
      (hasScale ? scale() : ''),
  }
}

const CALGARY: Stop = [-114.07, 51.05]
const places = {
  bassano: [-112.47, 50.79],
  brooks: [-111.9, 50.58],
  medicineHat: [-110.68, 50.04],
} as const
