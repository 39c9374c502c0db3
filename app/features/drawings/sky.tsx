import './drawings.css'
import { InlineSvg } from '../../ui/inline-svg.tsx'
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

const mountains =
  'M-80 376l12-14 6-17 11-15 5-9 6 11 6-4 11 25 8 4 20 7 14-3 8-3 15 2 6-7 7 6 6-2 12 16 8 0 15 11 13-21 7-24 12-14 6-12' +
  ' 6 11 6-1 13 26 8 1 23 22 18-9 9-9 18-5 8-7 9 7 8 0 18 13 11 4 28 6 32-6 16-5 32-2 13-6 14 8 12-4 25 12 16 5 26 3 25-7' +
  ' 13-6 26-6 10-5 14 8 11-2 25 12 15 3 39 9 20-15 10-14 21-15 8-10 12 10 11-1 23 18 14 5 46 12 15-5 8-6 15-4 6-4 10 6 9 0' +
  ' 18 13 12 3 43 0 37-12 20-21 38-10 15-10 15 10 12-4 27 24 17 1 14 13 13-9 7-12 12-7 5-8 7 9 6-3 12 20 8 4 20 10 31-10' +
  ' 16-16 31-11 12-8 13 8 10-1 23 19 14 5 14 25 36-8 18-7 35-9 15-4 14 6 13 0 26 11 17 2 20 10 16-16 9-17 16-16 7-11 9 11' +
  ' 8 0 18 17 10 7V470H-80Z'
const hills =
  'M-80 405l17-7 9-8 18-7 7-6 11 6 9-2 20 12 12 2 42 3 27-3 14-4 27-1 11-5 11 6 8-1 20 8 12 2 10 0 19-5 10-6 19-3 8-4 9 6' +
  ' 8-3 17 13 11 1 23 10 20-11 10-13 19-14 8-6 11 6 10-2 21 18 13 1 39 12 27-4 14-5 26-2 11-4 11 6 10-2 22 10 13 2 20-5' +
  ' 30-9 16-10 30-7 12-5 15 7 13-2 29 14 18 3 45 9 19-6 10-8 19-6 8-5 7 6 7-1 14 14 9 2 12 12 38-5 21-5 39-3 16-5 15 6' +
  ' 12-3 28 10 17 3 15 2 25-10 13-9 25-11 10-5 16 6 14-2 30 16 19 2 66 19 22-9 11-8 23-7 9-5 13 6 12 0 25 11 15 1 52 3' +
  ' 21-5 11-6 22-1 9-5 8 5 8 0 16 8 10 3 11 8 16-6 9-7 16-7 6-4 9 5 8 0 18 8 10 4V480H-80Z'

const foothills =
  ground('#4A443F', mountains) +
  ground('#2B333A', hills) +
  ground('#16252E', 'M0 440C240 418 470 446 760 432S1320 412 1600 436V520H0Z') +
  ground('#101E27', 'M0 466C300 452 640 470 940 460S1400 452 1600 462V520H0Z')

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
