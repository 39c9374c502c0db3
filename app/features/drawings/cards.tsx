import type { ReactNode } from 'react'
import type { Path } from '../../../domain/pages.ts'
import { enDrawings as texts } from '../../../translations/en/drawings.ts'
import { across, word } from './dimension.ts'
import { Drawing } from './drawing.tsx'
import { mine, palletPlan } from './pallet-plan.ts'
import { wellCar } from './rail.ts'
import { combination, LENGTH, trailer } from './trailers.ts'

const size = 48
const length = across(0, LENGTH, 490, '53 ft · 16.15 m', { from: 424, size })

const shared =
  palletPlan +
  across(mine.from, mine.to, 322, texts.yourFreight, { from: 250, size }) +
  word('nt', 0, -76, texts.trailerFromAbove, { size })

const stacked =
  wellCar(0, [
    { feet: 40, h: 30, tinted: true },
    { feet: 53, h: 291 },
  ]) +
  across(-807.5, 807.5, 652, '53 ft · 16.15 m', { from: 590, size }) +
  word('dt halo', 0, 176, '40 ft · 12.19 m', { size, anchor: 'middle' })

/** The four services by their pages, on one scale in wide windows. They only decorate, for the words beside them say the same. */
export const cards: Partial<Record<Path, ReactNode>> = {
  '/services/full-truckload': <Drawing art={combination('van') + length} view={[-20, 566, 2170, 566]} />,
  '/services/ltl': (
    <Drawing art={`<g transform="translate(0 -150)">${shared}</g>`} view={[-8, 566, 1632, 566]} />
  ),
  '/services/temperature-controlled': (
    <Drawing art={trailer('reefer') + length} view={[-8, 566, 1680, 566]} />
  ),
  '/services/intermodal': <Drawing art={stacked} view={[-1172, 736, 2344, 736]} />,
}
