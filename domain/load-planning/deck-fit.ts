import { roadLimits } from './trailer.ts'
import { isOpenDeck, spaces, type TrailerKind, trailerKinds } from './trailers.ts'

/** What one trailer has to say to freight of one height, in inches. */
export interface DeckFit {
  trailer: TrailerKind
  /** The tallest freight without a permit, or that the box takes at all. */
  limit: number
  /** Left above the freight; less than zero where it is too tall. */
  spare: number
}

export const deckFits = (height: number): DeckFit[] =>
  trailerKinds.map((trailer) => {
    const limit = spaces[trailer].height
    return { trailer, limit, spare: limit - height }
  })

/** A reefer is left out: it is for cold freight, whatever its height. */
const tallerAndTaller = ['dry-van', 'flatbed', 'step-deck', 'lowboy'] as const

/** The first trailer that takes freight of this height; undefined where each needs a permit. */
export const deckFor = (height: number): TrailerKind | undefined =>
  tallerAndTaller.find((trailer) => spaces[trailer].height >= height)

/** From the road to an open deck, in inches; undefined for a box. */
export const deckHeight = (trailer: TrailerKind): number | undefined =>
  isOpenDeck(trailer) ? roadLimits.height - spaces[trailer].height : undefined
