import { type Art, at, box, discs, shape } from '../../features/drawings/art.ts'
import { TRACTOR_LENGTH, tractor } from '../../features/drawings/tractor.ts'

/** One drawing for each habit, on a sheet of 240 by 150, y running down. */
const paper = shape('o b', 'M58 18h92l18 18v98H58z') + shape('s', 'M150 18v18h18')

/** A form's last page: what happens next. */
export const nextSteps: Art =
  paper +
  shape('s', 'M80 54v56') +
  shape('o stop', discs(6, 54, [80])) +
  shape('o b', discs(6, 82, [80]) + discs(6, 110, [80])) +
  shape('h', 'M98 54h52M98 82h44M98 110h48')

const flake = (x: number, y: number): string =>
  `M${x - 4} ${y}h8M${x - 2} ${y - 3.5}l4 7M${x + 2} ${y - 3.5}l-4 7`

/** A truck that stands while it snows. */
export const standing: Art =
  shape('o b', 'M84 46a15 15 0 0 1 2-30a24 24 0 0 1 45-4a18 18 0 0 1 24 34z') +
  shape(
    'air',
    [
      [88, 60],
      [112, 58],
      [152, 60],
      [176, 72],
      [196, 56],
      [204, 96],
      [66, 74],
      [38, 92],
    ]
      .map(([x = 0, y = 0]) => flake(x, y))
      .join(''),
  ) +
  `<g transform="translate(46 150)scale(.2)">${at(TRACTOR_LENGTH, tractor())}</g>`

/** A line struck out, the new one written below it. */
export const written: Art =
  paper +
  shape('h', 'M74 54h66M74 66h66M74 86h60M74 120h60') +
  shape('d tick', 'M72 91l64-10M74 112c6-14 11-12 9-3s6 3 10-4 5 6 9 3 6-6 11-2 7 2 13-3') +
  shape('o stop', 'M190 58l11 8-38 56-13 6 2-14z') +
  shape('s', 'M152 114l11 8')

/** A form with two fields to fill in, and two that may stay empty. */
export const asked: Art =
  shape('o b', box(58, 18, 116, 116)) +
  shape('s t', box(72, 32, 76, 16) + box(72, 57, 76, 16)) +
  shape('h', 'M78 40h40M78 65h52') +
  shape('s mine', discs(4, 40, [160]) + discs(4, 65, [160])) +
  shape('x', box(72, 82, 76, 16) + box(72, 107, 76, 16))

const doors = [34, 97, 160]

/** Three doors of a dock, all the same. */
export const docks: Art =
  shape('o b', box(14, 34, 212, 116)) +
  shape('o t', box(8, 26, 224, 8)) +
  shape('o t', doors.map((x) => box(x, 64, 46, 62)).join('')) +
  shape('h', doors.map((x) => `M${x} 79.5h46M${x} 95h46M${x} 110.5h46`).join('')) +
  shape('f', doors.map((x) => box(x, 130, 8, 12) + box(x + 38, 130, 8, 12)).join('')) +
  shape('o stop', doors.map((x) => `M${x + 16} 56a7 7 0 0 1 14 0z`).join(''))

/** Cartons on a pallet; one has a torn corner, and is marked. */
export const damaged: Art =
  shape('o f2', `${box(54, 130, 132, 8)}M60 138h16v12H60zM112 138h16v12h-16zM164 138h16v12h-16z`) +
  shape('o b', `${box(60, 88, 58, 42)}${box(122, 88, 58, 42)}M90 46h34l-4 9 11 1-3 9 20 4v19H90z`) +
  shape('h', 'M60 100h58M122 100h58M89 88v12M151 88v12M90 58h28') +
  shape('s', 'M124 46l10 2 6-2h8v14') +
  shape('o stop', discs(17, 40, [172])) +
  shape('o on-mine', 'M172 30v12') +
  shape('o on-mine', discs(1.8, 49, [172]))
