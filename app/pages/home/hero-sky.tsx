import { foreground, hills, mountains, slope } from '../../features/drawings/foothills.ts'
import { InlineSvg } from '../../ui/page/inline-svg.tsx'
import styles from './hero-sky.module.css'

/** Along the foot of the first screen: the ridge, and over it the Chinook arch in the light of the hour. */
export const HeroSky = () => (
  <div className={styles.sky} data-sky="">
    <InlineSvg viewBox="0 0 1600 520" markup={arches + ridge} />
  </div>
)

/** From the horizon upwards, each with its opacity. */
type Light = readonly [offset: number, colour: string, opacity: number][]

const lights: Record<'dawn' | 'day' | 'dusk', Light> = {
  dawn: [
    [0, '#E9B08B', 0.6],
    [0.2, '#B98477', 0.42],
    [0.5, '#5E6470', 0.26],
    [1, '#243A47', 0],
  ],
  day: [
    [0, '#BFD3DC', 0.38],
    [0.3, '#7F9DAC', 0.27],
    [0.7, '#3F5A69', 0.2],
    [1, '#24404F', 0],
  ],
  dusk: [
    [0, '#F7C377', 0.55],
    [0.22, '#EFA648', 0.46],
    [0.5, '#A96F3C', 0.32],
    [0.78, '#55595C', 0.2],
    [1, '#354955', 0],
  ],
}

const arches = `<g class="lit">${Object.entries(lights).map(arch).join('')}</g>`

function arch([name, light]: [string, Light]): string {
  const stops = light.map(
    ([offset, colour, opacity]) =>
      `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  )
  return (
    `<linearGradient id="sky-${name}" gradientUnits="userSpaceOnUse" x1="0" y1="432" x2="0" y2="128">${stops.join('')}</linearGradient>` +
    `<g class="${name}"><path fill="url(#sky-${name})" d="M-420 432C60 212 480 134 880 134S1640 216 2060 432Z"/></g>`
  )
}

/** The nearer, the darker. */
const ridge = [
  [mountains, 'var(--ridge)'],
  [hills, 'color-mix(in srgb,var(--ridge) 45%,var(--paper))'],
  [slope, 'color-mix(in srgb,var(--ridge) 20%,var(--paper))'],
  [foreground, 'var(--sky-high)'],
]
  .map(([outline, fill]) => `<path fill="${fill}" d="${outline}"/>`)
  .join('')
