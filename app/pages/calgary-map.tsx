import { company } from '../../domain/company.ts'
import { land, roads } from '../../domain/lanes/generated/calgary.ts'
import { project } from '../../domain/lanes/projection.ts'
import { contact } from '../../translations/en/pages/contact.ts'
import { type Art, shape, tenth } from '../features/drawings/art.ts'
import drawing from '../features/lane/drawn-lane.module.css'
import { InlineSvg } from '../ui/page/inline-svg.tsx'
import styles from './calgary-map.module.css'

const texts = contact.map

/** Calgary and the roads from it, drawn for two widths so that names are 12 px high or more on both. */
export const CalgaryMap = ({ isNarrow = false }) => (
  <figure className={`night ${drawing.drawn} ${styles.map}`}>
    {!isNarrow && <InlineSvg {...draw(wide)} name={texts.name(roads)} className="wide-map" />}
    <InlineSvg {...draw(narrow)} name={texts.name(roads)} className={isNarrow ? undefined : 'narrow-map'} />
    <figcaption className="absolute text-xs slate">{texts.caption}</figcaption>
  </figure>
)

/** Where a name is, in pixels from its dot. */
type Offset = readonly [right: number, down: number, anchor: 'start' | 'middle' | 'end']

interface Frame {
  /** The part of the map, in units of the projection. */
  left: number
  top: number
  width: number
  height: number
  /** Its width as shown, in pixels. */
  pixels: number
  names: Record<string, Offset>
}

const wide: Frame = {
  left: -316,
  top: -212,
  width: 322,
  height: 204,
  pixels: 600,
  names: {
    Calgary: [16, -10, 'start'],
    Edmonton: [10, 5, 'start'],
    Vancouver: [-45, 26, 'start'],
    Regina: [8, -12, 'end'],
    'Medicine Hat': [6, 22, 'start'],
    Lethbridge: [-8, 20, 'end'],
    'Great Falls': [12, 5, 'start'],
    Kamloops: [0, -13, 'middle'],
  },
}

const narrow: Frame = {
  left: -312,
  top: -226,
  width: 312,
  height: 240,
  pixels: 350,
  names: {
    Calgary: [15, -9, 'start'],
    Edmonton: [10, 5, 'start'],
    Vancouver: [-14, 26, 'start'],
    Regina: [8, -12, 'end'],
    'Great Falls': [-12, 5, 'end'],
  },
}

const [x, y] = project(-114.07, 51.05)
const home = { name: company.address.city, at: [x, y] as const }

function draw(frame: Frame): { viewBox: string; markup: Art } {
  const { left, top, width, height, pixels } = frame
  const pixel = width / pixels
  return {
    viewBox: [left, top, width, height].join(' '),
    markup:
      `<g class="land">${shape('us', land.us)}${shape('ca', land.ca)}${shape('borders', land.borders)}</g>` +
      roads.map(({ line }) => shape('road-under', line)).join('') +
      roads.map(({ line }) => shape('road', line)).join('') +
      roads
        .filter(({ name }) => name in frame.names)
        .map(({ at: [cx = 0, cy = 0] }) => shape('via', `M${cx} ${cy}h0`))
        .join('') +
      shape('halo', `M${tenth(x)} ${tenth(y)}h0`) +
      shape('start', `M${tenth(x)} ${tenth(y)}h0`) +
      roads
        .map(({ name, at, kilometres }) =>
          label(frame, pixel, { name, at }, ` ${texts.distance(kilometres)}`),
        )
        .join('') +
      label(frame, pixel, home),
  }
}

function label(
  { names }: Frame,
  pixel: number,
  { name, at: [cx = 0, cy = 0] }: { name: string; at: readonly number[] },
  distance?: string,
): Art {
  const offset = names[name]
  if (!offset) return ''
  const [right, down, anchor] = offset
  const size = tenth((distance ? 14 : 18) * pixel * 10) / 10
  return (
    `<text${distance ? '' : ' class="place"'} x="${tenth(cx + right * pixel)}" y="${tenth(cy + down * pixel)}" ` +
    `font-size="${size}" stroke-width="${tenth(4 * pixel)}" text-anchor="${anchor}">` +
    `<tspan class="name">${name}</tspan>${distance ?? ''}</text>`
  )
}
