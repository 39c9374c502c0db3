import { kilometresBetween } from '../../domain/lanes/distance.ts'
import type { KnownPlace } from './known-place.ts'
import type { Resolved } from './resolve-place.ts'
import { toPlaces } from './suggest-names.ts'

/** Each end of a lane read with the other, which settles a name of several places, or shows that one must be asked for. */
export function readTogether(from: Resolved, to: Resolved): [Resolved, Resolved] {
  const [start, end] = [doubtedBeside(from, to), doubtedBeside(to, from)]
  return [settledBeside(start, end, isSettled(to)), settledBeside(end, start, isSettled(from))]
}

/** How a bare name of several places is read beside the other end. */
const BESIDE = {
  /** Kilometres to a place of the same name that someone near the other end may mean. */
  near: 400,
  /** How many times farther the largest place of the name lies than that one, in the other end's country and elsewhere. */
  farther: 2,
  fartherAbroad: 3,
  /** A place of the name this many times smaller is not thought of. */
  forgotten: 200,
  /** In hundreds of people: freight for a place as large as this comes from anywhere, so it is asked about. */
  city: 1000,
  /** How many times likelier than every other a place must be to be taken unasked, and how near the other end. */
  likelier: 100,
  within: 1000,
  /** A place in the other end's country is meant this many times as often. */
  atHome: 5,
  /** Kilometres below which two places are equally near. */
  sameTown: 10,
}

/**
 * Asks which one where a bare name means a place far off, and another place of the name is near the other end. The bare
 * name of a smaller place says nothing about a city: no Yarmouth moves Halifax to Massachusetts.
 */
function doubtedBeside(one: Resolved, other: Resolved): Resolved {
  const [beside, another] = candidatesOf(other)
  if (!('place' in one) || !beside || another) return one
  const { place, namesakes } = one
  const isCity = place.weight >= BESIDE.city
  const isOtherBare = 'place' in other && other.namesakes.length > 1
  if (isCity && isOtherBare && beside.weight < place.weight) return one
  const away = (to: KnownPlace): number => kilometresBetween(to, beside)
  const near = namesakes.filter(
    (namesake) =>
      namesake.weight * BESIDE.forgotten >= place.weight &&
      away(namesake) < BESIDE.near &&
      away(namesake) * (namesake.country === beside.country ? BESIDE.farther : BESIDE.fartherAbroad) <
        away(place),
  )
  if (near.length === 0) return one
  const candidates = [...near, place]
  return { problem: 'ambiguous', suggestions: toPlaces(candidates), ...(!isCity && { candidates }) }
}

const candidatesOf = (one: Resolved): KnownPlace[] => ('place' in one ? [one.place] : (one.candidates ?? []))

const isSettled = (one: Resolved): boolean => 'place' in one

/** Of places of one name the one meant beside the other end, as Pembina says Emerson, Manitoba; else the likeliest first. */
function settledBeside(one: Resolved, other: Resolved, isOtherSure: boolean): Resolved {
  if ('place' in one || !one.candidates) return one
  const others = candidatesOf(other)
  if (others.length === 0) return one
  const ranked = one.candidates
    .map((place) => ({ place, ...likeliestBeside(place, others) }))
    .toSorted((a, b) => b.likelihood - a.likelihood)
  const [first, second] = ranked
  const least = BESIDE.likelier * (second?.likelihood ?? 0)
  if (first && first.away < (isOtherSure ? BESIDE.within : BESIDE.near) && first.likelihood >= least)
    return { place: first.place, namesakes: [] }
  return { ...one, suggestions: toPlaces(ranked.map(({ place }) => place)) }
}

function likeliestBeside(
  place: KnownPlace,
  others: readonly KnownPlace[],
): { likelihood: number; away: number } {
  const [best] = others
    .map((other) => {
      const away = kilometresBetween(place, other)
      const share = other.weight / Math.max(...others.map(({ weight }) => weight), 1)
      const home = place.country === other.country ? BESIDE.atHome : 1
      const likelihood =
        (place.weight * home * (others.length > 1 ? share : 1)) / Math.max(BESIDE.sameTown, away) ** 2
      return { likelihood, away }
    })
    .toSorted((a, b) => b.likelihood - a.likelihood)
  return best ?? { likelihood: 0, away: Number.POSITIVE_INFINITY }
}
