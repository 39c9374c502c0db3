import { readFileSync } from 'node:fs'
import type { Place } from '../../../domain/lanes/estimate.ts'
import type { Lanes } from '../lanes.ts'

const rowsOf = (file: string): string[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((row) => row && !row.startsWith('#'))

interface KnownLane {
  from: string
  to: string
  kilometres: number
}

export const knownLanes = (file: 'lanes.txt' | 'own-lanes.txt' | 'border-and-coast.txt'): KnownLane[] =>
  rowsOf(file).map((row) => {
    const [from = '', to = '', kilometres] = row.split('|')
    return { from, to, kilometres: Number(kilometres) }
  })

/** What people type, and the label of the place it means, or `unknown` or `ambiguous`. */
export const typedPlaces = (): [typed: string, meant: string][] =>
  rowsOf('typed.txt').map((row) => {
    const [typed = '', meant = ''] = row.split(' = ')
    return [typed, meant]
  })

interface Accuracy {
  /** Share of lanes whose true distance lies between low and high. */
  inside: number
  medianError: number
  error90: number
  /** The widest range, as a share of the estimate. */
  widest: number
}

/** How far estimates lie from known distances. */
export async function accuracyOf(lanes: Lanes, known: KnownLane[]): Promise<Accuracy> {
  const found = await Promise.all(
    known.map(async ({ from, to, kilometres }) => {
      const result = await lanes.lane(from, to)
      if (!('lane' in result)) throw new Error(`No lane from ${from} to ${to}`)
      const { low, about, high } = result.lane.kilometres
      return {
        isInside: low <= kilometres && kilometres <= high,
        error: Math.abs(about - kilometres) / kilometres,
        width: (high - low) / about,
      }
    }),
  )
  const errors = found.map(({ error }) => error).toSorted((one, other) => one - other)
  return {
    inside: found.filter(({ isInside }) => isInside).length / found.length,
    medianError: errors[Math.floor(errors.length / 2)] ?? 0,
    error90: errors[Math.floor(errors.length * 0.9)] ?? 0,
    widest: Math.max(...found.map(({ width }) => width)),
  }
}

/** Hands out places of the tables at random, the same ones each time. */
export function randomly(places: Place[], seed = 1): () => Place {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    const place = places[state % places.length]
    if (!place) throw new Error('no places')
    return place
  }
}
