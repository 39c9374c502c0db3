import { type Art, box, shape } from '../../features/drawings/art.ts'
import { wellCar } from '../../features/drawings/rail.ts'

/** One drawing for each choice, on a sheet of 240 by 150, y running down. */

/** A double stack on a well car, seen from the side. */
export const byRail: Art = `<g transform="translate(120 150)scale(.1)">${wellCar(0, [
  { feet: 40, h: 30, tinted: true },
  { feet: 53, h: 291 },
])}</g>`

/** A carton on a floor scale, with its dimensions. */
export const measured: Art =
  shape('o f2', 'M40 150v-8h146v8z') +
  shape('o t', `${box(62, 130, 102, 6)}M66 136h12v6H66zM107 136h12v6h-12zM148 136h12v6h-12z`) +
  shape('o b', box(66, 68, 94, 62)) +
  shape('h', 'M113 68v22M66 90h94') +
  shape('d', 'M66 48h94M66 40v22M160 40v22M44 68v62M36 68h22M36 130h22') +
  shape('d tick', 'M62 52l8-8M156 52l8-8M40 72l8-8M40 134l8-8') +
  shape('s', 'M202 150V92') +
  shape('o b', box(182, 66, 42, 26, 2)) +
  shape('d tick', 'M190 79h26')

const [LEFT, TOP, DAY, WEEK] = [55, 60, 26, 26]

/** A month; the pickup day, and the day after it. */
export const dayOfRoom: Art =
  shape('o b', box(LEFT, 36, 130, 102, 3)) +
  shape('o t', box(LEFT, 36, 130, 24, 3)) +
  shape('h', 'M81 60v78M107 60v78M133 60v78M159 60v78M55 86h130M55 112h130') +
  shape('s mine', box(LEFT + 2 * DAY, TOP + WEEK, 2 * DAY, WEEK)) +
  shape('s', `M${LEFT + 3 * DAY} ${TOP + WEEK}v${WEEK}M84 26v18M156 26v18`) +
  shape('on-mine tick', `M${LEFT + 2 * DAY + 7} 99l5 5 8-11`)

/** A thermometer with its set point. */
export const setPoint: Art =
  shape('o t', 'M102 96V26a12 12 0 0 1 24 0v70a23 23 0 1 1-24 0z') +
  shape('ft', 'M109 100V62h10v38a16 16 0 1 1-10 0z') +
  shape('s', 'M134 26h14M134 38h8M134 50h8M134 74h8M134 86h8') +
  shape('d', 'M150 62h44') +
  shape('o stop', 'M134 62l16-9v18z')
