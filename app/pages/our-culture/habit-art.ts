import { type Art, box, discs, shape } from '../../features/drawings/art.ts'

/** One drawing for each habit, on a sheet of 240 by 150, y running down. */
const paper = shape('o b', 'M58 18h92l18 18v98H58z') + shape('s', 'M150 18v18h18')

/** A form's last page: what happens next. */
export const nextSteps: Art =
  paper +
  shape('s', 'M80 54v56') +
  shape('o stop', discs(6, 54, [80])) +
  shape('o b', discs(6, 82, [80]) + discs(6, 110, [80])) +
  shape('h', 'M98 54h52M98 82h44M98 110h48')

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
