import './drawings.css'
import { InlineSvg } from '../../ui/page/inline-svg.tsx'
import { foreground, hills, mountains, slope } from './foothills.ts'
import styles from './sky.module.css'
import { combination } from './trailers.ts'

/** The Chinook arch over Highway 1, along the foot of a night part. */
export const Sky = () => (
  <InlineSvg className={styles.sky} viewBox="0 0 1600 520" markup={arch + foothills + highway} />
)

const stops: [offset: number, colour: string][] = [
  [0, '#FBD596'],
  [0.16, '#F5B04D'],
  [0.4, '#C98440'],
  [0.66, '#7E6A5C'],
  [0.86, '#4A5D68'],
  [1, '#35495500'],
]

const arch =
  '<linearGradient id="chinook" gradientUnits="userSpaceOnUse" x1="0" y1="410" x2="0" y2="120">' +
  stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('') +
  '</linearGradient><path d="M-420 430C60 210 480 132 880 132S1640 214 2060 430Z" fill="url(#chinook)"/><g fill="none">' +
  cloud('M-420 424C60 202 480 122 880 122S1640 206 2060 424', '#1A2D38', 22) +
  cloud('M-420 398C70 172 480 92 880 92S1640 176 2060 396', '#152731', 26) +
  cloud('M-300 318C120 130 480 56 880 56S1560 128 1960 318', '#112029', 24) +
  cloud('M-420 437C60 218 480 139 880 139S1640 221 2060 437', '#D9A56659', 1.5) +
  '</g>'

const foothills =
  ground('#4A443F', mountains) +
  ground('#2B333A', hills) +
  ground('#16252E', slope) +
  ground('#101E27', foreground)

const highway =
  ground('#0B1820', 'M0 490H1600V520H0Z') +
  '<path stroke="#7C8F99" stroke-width="1.5" d="M0 490H1600"/>' +
  '<path stroke="#F2A33A8C" stroke-width="1.5" stroke-dasharray="34 30" d="M0 506H1600"/>' +
  `<g class="drawing" transform="translate(1010 490)scale(.19)">${combination('van')}</g>`

function cloud(d: string, colour: string, width: number): string {
  return `<path stroke="${colour}" stroke-width="${width}" d="${d}"/>`
}

function ground(colour: string, d: string): string {
  return `<path fill="${colour}" d="${d}"/>`
}
