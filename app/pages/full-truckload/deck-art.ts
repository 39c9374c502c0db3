import { type DeckFit, deckHeight } from '../../../domain/load-planning/deck-fit.ts'
import { roadLimits } from '../../../domain/load-planning/trailer.ts'
import type { TrailerKind } from '../../../domain/load-planning/trailers.ts'
import { CENTIMETRES_PER_INCH } from '../../../domain/load-planning/units.ts'
import { type Art, at, box, shape } from '../../features/drawings/art.ts'
import { word } from '../../features/drawings/dimension.ts'

/** Trailers from behind, in centimetres, with the road at 0: 8 ft 6 in wide in the middle of this. */
const WIDTH = 420
const LEFT = 80
const ACROSS = 260

const centimetres = (inches: number): number => Math.round(inches * CENTIMETRES_PER_INCH * 10) / 10

/** From the road to where the freight stands. */
const floorOf = (trailer: TrailerKind): number => {
  const deck = deckHeight(trailer)
  if (deck !== undefined) return centimetres(deck)
  return trailer === 'reefer' ? 134 : 122
}

/** Where the freight stands across the trailer: between walls, or on a deck. */
const freightAcross = (trailer: TrailerKind): { x: number; width: number } =>
  deckHeight(trailer) === undefined ? { x: 96, width: 228 } : { x: 90, width: 240 }

const gear = (r: number): Art =>
  shape('w', [81, 110, 284, 313].map((x) => box(x, 0, 26, 2 * r, 7)).join('')) +
  shape('s f2', box(136, r - 7, 148, 14))

const walls = (inner: Art): Art =>
  gear(51) + shape('o b', box(LEFT, 107, ACROSS, 304, 3)) + inner + shape('s f2', box(LEFT, 107, ACROSS, 13))

const deck = (trailer: TrailerKind, beams: number): Art => {
  const top = floorOf(trailer)
  const under = top - 12 - beams
  return (
    shape('s f2', [152, 256].map((x) => box(x, under, 12, beams) + box(x - 12, under - 7, 36, 7)).join('')) +
    shape('o b', box(LEFT, top - 12, ACROSS, 12))
  )
}

const trailersFromBehind: Record<TrailerKind, Art> = {
  'dry-van': walls(shape('s', box(88, 122, 244, 274, 1))),
  reefer: walls(shape('x', box(88, 134, 244, 258, 2))),
  flatbed: gear(51) + deck('flatbed', 34),
  'step-deck': gear(46) + deck('step-deck', 12),
  lowboy: gear(46) + deck('lowboy', 8),
}

/** The drawing, with room for the tallest freight. */
export const view = [0, 500, WIDTH, 506] as const

const LINE = centimetres(roadLimits.height)
/** Road and limit run on through the columns beside it. */
const BEYOND = 400

/** A trailer with its freight; dashed, the part that is too tall. `limitName` is written on the line of the limit. */
export function drawLoad({ trailer, limit, spare }: DeckFit, limitName: string | false): Art {
  const { x, width } = freightAcross(trailer)
  const floor = floorOf(trailer)
  const inside = centimetres(limit - Math.max(0, spare))
  const over = centimetres(Math.max(0, -spare))
  const freight = shape('o freight', box(x, floor, width, inside))
  return (
    at(WIDTH, `<g class="behind">${trailersFromBehind[trailer]}${freight}</g>`) +
    (over > 0 ? at(WIDTH, shape('beyond', box(x, floor + inside, width, over))) : '') +
    shape('limit', `M${-BEYOND} ${-LINE}H${WIDTH + BEYOND}`) +
    (limitName ? word('limit-name', 28, LINE + 12, limitName) : '') +
    shape('road', `M${-BEYOND} 0H${WIDTH + BEYOND}`)
  )
}
