import { type Art, box, discs, shape } from './art.ts'

/** Papers on one sheet of 240 by 150, y running down. */
const TICK = 'l7 7 12-14'
const approved = (x: number, y: number): Art =>
  shape('o stop', discs(20, y, [x])) + shape('o', `M${x - 9} ${y}${TICK}`)

const rows = [37, 57, 77, 97]

export const application: Art =
  shape('o b', 'M66 18h80l18 18v104h-98z') +
  shape('s', `M146 18v18h18${rows.map((y) => box(80, y, 11, 11)).join('')}`) +
  shape('h', rows.map((y) => `M99 ${y + 6}h50`).join('')) +
  shape(
    'd tick',
    rows
      .slice(0, 3)
      .map((y) => `M82 ${y + 5}l4 4 7-9`)
      .join(''),
  ) +
  shape('o stop', 'M186 62l11 8-38 56-13 6 2-14z') +
  shape('s', 'M148 118l11 8')

export const setUp: Art =
  shape('o b', box(46, 30, 132, 92, 2)) +
  shape('h', `${box(54, 38, 116, 76)}M70 70h80M70 82h80M70 94h46`) +
  shape('s', 'M70 56h60') +
  shape('s b', 'M143 118l-8 24 11-6 8 9 4-25') +
  approved(150, 104)

export const proofOfDelivery: Art =
  shape('o b', 'M58 16h86l18 18v106h-104z') +
  shape('s', 'M144 16v18h18M74 40h52') +
  shape('h', 'M74 54h72M74 66h72M74 78h72') +
  shape('t s', box(74, 92, 80, 34)) +
  shape('d tick', 'M78 114c8-16 13-14 11-3s7 4 11-4 6 6 10 3 7-6 12-2 8 2 16-3') +
  approved(170, 40)

export const pay: Art =
  shape('o b', 'M40 22h74l18 18v94h-92z') +
  shape('s', 'M114 22v18h18M54 46h44M54 104h62') +
  shape('h', 'M54 60h62M54 72h62M54 84h62') +
  shape('o b', box(104, 78, 108, 58, 2)) +
  shape('o stop', discs(18, 107, [158])) +
  shape('s', 'M164 100c-2-4-12-4-12 2s12 3 12 9-11 6-13 1M158 94v26') +
  shape('h', 'M114 92h18M184 122h18')
