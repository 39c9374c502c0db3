import type { Lane, Place } from '../../../domain/lanes/estimate.ts'
import type { LaneText } from '../../../translations/lane-text.ts'

export interface LaneRefusalText {
  problems: { from?: string; to?: string }
  suggestions: { from?: Place[]; to?: Place[] }
  /** Parts of the page on what to know before asking, where one tells more. */
  before?: { from?: LaneText['before']; to?: LaneText['before'] }
}

export type LaneResult = { lane: Lane } | { refusal: LaneRefusalText }

/** Nothing, where the server cannot be reached: an estimate is never worth an error. */
export async function findPlaces(typed: string, signal: AbortSignal): Promise<Place[]> {
  const result = await fetchJson<{ places: Place[] }>('/api/places', { q: typed }, signal)
  return result?.body.places ?? []
}

export async function findLane(
  from: string,
  to: string,
  signal: AbortSignal,
): Promise<LaneResult | undefined> {
  const result = await fetchJson<Lane & LaneRefusalText>('/api/lane', { from, to }, signal)
  if (!result) return undefined
  return result.status === 200 ? { lane: result.body } : { refusal: result.body }
}

async function fetchJson<Body>(
  path: string,
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<{ status: number; body: Body } | undefined> {
  try {
    const response = await fetch(`${path}?${new URLSearchParams(query)}`, { signal })
    if (response.status !== 200 && response.status !== 422) return undefined
    return { status: response.status, body: (await response.json()) as Body }
  } catch {
    return undefined
  }
}
