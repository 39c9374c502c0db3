import { enDrawings as texts } from '../../../translations/en/drawings.ts'
import { type Art, at, box, shape } from './art.ts'
import { across, upright, word } from './dimension.ts'
import { Drawing, RedrawnDrawing } from './drawing.tsx'
import { mine, palletPlan, rows } from './pallet-plan.ts'
import { tractor } from './tractor.ts'
import { BUMPER, LENGTH, van } from './trailers.ts'

/** A van with its side taken off: several shippers' freight, one of them marked. For a page head. */
export const SharedTruck = () => <Drawing art={shared} view={[-10, 414, BUMPER + 16, 414]} />

/** The trailer from above with its dimensions; on phones upright, its nose at the top. */
export const PalletPlan = () => (
  <RedrawnDrawing
    name={texts.pallets.name}
    wide={{ art: plan, view: [-300, 400, 2090, 592], className: 'plan' }}
    narrow={{ art: uprightPlan, view: [-630, 1860, 1000, 2040], className: 'upright' }}
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

const WIDTH = 260
const size = 45
const plan =
  palletPlan +
  across(0, LENGTH, 320, '53 ft · 16.15 m', { from: 266, size }) +
  across(mine.from, mine.to, -64, '', { from: -6, size }) +
  [texts.yourFreight, '8 ft · 2.44 m']
    .map((line, at) =>
      word('dt', (mine.from + mine.to) / 2, -118 - 52 * at, line, { size, anchor: 'middle' }),
    )
    .join('') +
  upright(-72, WIDTH, ['8 ft 6 in', '2.59 m'], { from: -6, size }) +
  word('nt', 640, -76, texts.pallets.note, { size }) +
  word('nt', LENGTH + 30, 116, texts.pallets.nose, { size })

const large = { size: 52 }
const uprightPlan =
  `<g transform="rotate(-90)">${palletPlan}</g>` +
  across(-WIDTH, 0, LENGTH + 56, '8 ft 6 in · 2.59 m', { from: LENGTH + 6, ...large }) +
  word('nt', -WIDTH / 2, LENGTH + 160, texts.pallets.nose, { ...large, anchor: 'middle' }) +
  upright(-WIDTH - 64, LENGTH, ['53 ft', '16.15 m'], { from: -WIDTH - 6, ...large }) +
  `<g transform="translate(0 ${-mine.from})">` +
  upright(64, mine.to - mine.from, [...texts.pallets.yourFreightLines, '8 ft', '2.44 m'], {
    from: 6,
    ...large,
  }) +
  '</g>' +
  texts.pallets.noteLines
    .map((line, at) => word('nt', -WIDTH / 2, -80 - 65 * at, line, { ...large, anchor: 'middle' }))
    .join('')
