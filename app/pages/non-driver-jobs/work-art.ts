import { type Art, at, box, shape } from '../../features/drawings/art.ts'
import { TRACTOR_LENGTH, tractor } from '../../features/drawings/tractor.ts'

/** One drawing for each kind of work, on a sheet of 240 by 150, y running down. */

/** A lane on one screen, the day's loads on the other. */
export const dispatch: Art =
  shape('o f2', 'M16 124h208v8H16z') +
  shape('o', 'M30 132v18M210 132v18') +
  shape('s', 'M72 104v20M168 104v20M56 124h32M152 124h32') +
  shape('o b', box(28, 42, 88, 62, 3) + box(124, 42, 88, 62, 3)) +
  shape('h', 'M28 60l30 8 26-12 32 10M60 42l-4 30 12 32') +
  shape('d tick', 'M44 92l16-18 22 4 20-22') +
  shape('o stop', 'M40 92a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M97 56a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0') +
  shape('h', 'M150 42v62M176 42v62') +
  shape('s t', box(132, 52, 40, 10) + box(140, 84, 34, 10)) +
  shape('s mine', box(156, 68, 46, 10))

/** A driver's hours of one day, and a list being checked. */
export const safety: Art =
  shape('o b', box(52, 20, 136, 120, 4)) +
  shape('o f2', box(98, 12, 44, 16, 3)) +
  shape('h', `${box(66, 42, 108, 44)}M66 53h108M66 64h108M66 75h108M93 42v44M120 42v44M147 42v44`) +
  shape('d tick', 'M66 80.5h20v-22h31v11h14v-11h24v22h19') +
  shape('s', box(66, 98, 11, 11) + box(66, 118, 11, 11)) +
  shape('d tick', 'M68 103l4 4 7-9M68 123l4 4 7-9') +
  shape('h', 'M87 104h82M87 124h64')

/** A tractor in a bay, its door up, tools beside it. */
export const shop: Art =
  shape('o t', box(8, 18, 224, 9)) +
  shape('o', 'M16 27v123M224 27v123') +
  shape('s t', box(22, 27, 196, 20)) +
  shape('h', 'M22 33.5h196M22 40h196') +
  `<g transform="translate(28 150)scale(.2)">${at(TRACTOR_LENGTH, tractor())}</g>` +
  shape('o mine', box(186, 110, 30, 34, 2)) +
  shape('s on-mine', 'M186 119h30M186 128h30M197 114.5h8M197 123.5h8M197 135h8') +
  shape('f', `${box(189, 144, 6, 6)}${box(207, 144, 6, 6)}`)

/** An invoice with its total, and a calculator. */
export const office: Art =
  shape('o b', 'M36 16h82l18 18v106H36z') +
  shape('s', 'M118 16v18h18M50 38h46M50 106h72') +
  shape('h', 'M50 54h40M106 54h16M50 67h46M106 67h16M50 80h34M106 80h16M50 93h42M106 93h16') +
  shape('s mine', box(90, 113, 32, 14)) +
  shape('o b', box(154, 60, 52, 80, 4)) +
  shape('s t', box(161, 67, 38, 14)) +
  shape(
    's',
    [88, 101, 114].map((y) => [161, 174.5].map((x) => box(x, y, 10, 9, 1)).join('')).join('') +
      box(161, 127, 23.5, 7, 1) +
      box(189, 88, 10, 9, 1),
  ) +
  shape('s mine', box(189, 101, 10, 33, 1))
