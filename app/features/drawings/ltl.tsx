import { type Art, at, box, shape } from './art.ts'
import { across, upright, word } from './dimension.ts'
import { Drawing } from './drawing.tsx'
import { mine, palletPlan, rows } from './pallet-plan.ts'
import { tractor } from './tractor.ts'
import { BUMPER, LENGTH, van } from './trailers.ts'

/** A van with its side taken off: several shippers' freight, one of them marked. For a page head. */
export const SharedTruck = () => <Drawing art={shared} view={[-10, 414, BUMPER + 16, 414]} />

/** The trailer from above with its dimensions. */
export const PalletPlan = () => (
  <Drawing
    className="least-800"
    art={plan}
    view={[-300, 390, 2060, 540]}
    name="A 53 foot trailer from above with 26 pallets in two rows; the four of one shipper take up 8 feet of its length"
  />
)

/** How high each shipper has stacked. */
const heights = { p0: 200, p1: 150, p2: 225, mine: 180 }

const side = (['p0', 'p1', 'p2', 'mine'] as const).map((who) => shape(`s ${who}`, stacks(who))).join('')
const shared: Art = at(BUMPER, tractor(32)) + at(LENGTH, van(side))

function stacks(who: keyof typeof heights): string {
  return rows
    .map((owner, i) => (owner === who ? box(17 + i * 122, 138, 116, heights[who]) + pallet(i) : ''))
    .join('')
}

function pallet(i: number): string {
  return box(17 + i * 122, 126, 116, 12)
}

const size = 32
const plan =
  palletPlan +
  across(0, LENGTH, 320, '53 ft · 16.15 m', { from: 266, size }) +
  across(mine.from, mine.to, -84, 'Your freight', { from: -6, size }) +
  word('dt', (mine.from + mine.to) / 2, -124, '8 ft · 2.44 m', { size, anchor: 'middle' }) +
  upright(-72, 260, ['8 ft 6 in', '2.60 m'], { from: -6, size }) +
  word('nt', 640, -64, '48 × 40 in pallets, 26 on the floor', { size }) +
  word('nt', LENGTH + 30, 116, 'Nose', { size })
