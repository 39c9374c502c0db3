import { type Art, at, box, shape } from './art.ts'

/** Which shipper each row of two pallets belongs to, from the nose back. */
export const rows = [
  'p0',
  'p0',
  'p1',
  'p1',
  'p1',
  'p2',
  'p2',
  'p2',
  'p0',
  'mine',
  'mine',
  'p1',
  'p1',
] as const
const sides = [16, 134]

/** Where the rows of one shipper lie, in a trailer whose rear is at 0. */
export const mine = { from: 259, to: 503 }

/** A 53 ft trailer from above with 26 pallets of 48 by 40 inches, its rear at 0. */
export const palletPlan: Art = at(
  1615,
  shape('o b', box(0, 0, 1615, 260)) +
    shape('h', box(6, 7, 1597, 246)) +
    ['p0', 'p1', 'p2', 'mine'].map((who) => shape(`s ${who}`, pallets(who))).join('') +
    shape(
      'h',
      rows
        .map((_, i) => sides.map((h) => `M${rowAt(i) + 29} ${h}v106m29-106v106m29-106v106`).join(''))
        .join(''),
    ),
)

function pallets(who: string): string {
  return rows
    .map((owner, i) => (owner === who ? sides.map((h) => box(rowAt(i), h, 116, 106)).join('') : ''))
    .join('')
}

function rowAt(i: number): number {
  return 17 + i * 122
}
