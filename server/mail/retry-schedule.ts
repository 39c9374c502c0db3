import { MINUTE, SECOND } from '../../domain/time/durations.ts'

const inMinutes = (gaps: number[]): number[] => gaps.map((minutes) => minutes * MINUTE)

/** Often while a short outage is likely: never more than a minute without a try in the first ten minutes. */
const EARLY_GAPS = [...[5, 10, 20, 30, 40], ...Array.from({ length: 10 }, () => 50)].map(
  (seconds) => seconds * SECOND,
)
const LONG_GAPS = inMinutes([5, 10, 20, 30, 45, 60, 90, 120, 180, 240, 300, 340])
const AUTOMATIC_LONG_GAPS = inMinutes([5, 30, 90, 240, 420, 600])

/**
 * How long after each failed try the next one is made, counted from when the try began, in milliseconds: twelve times
 * over a day after the early ones. After the last the message is dead.
 */
export const RETRY_GAPS: readonly number[] = [...EARLY_GAPS, ...LONG_GAPS]

/** Anyone can have these sent to any address, so they take fewer tries. */
export const AUTOMATIC_GAPS: readonly number[] = [...EARLY_GAPS, ...AUTOMATIC_LONG_GAPS]

interface FailedTry {
  isAutomatic: boolean
  /** How often it was tried, this time included. */
  tries: number
  /** Milliseconds since 1970. */
  began: number
  now: number
  mayBeDelivered: boolean
}

/** When to try again; undefined after the last try. Each try of a message that may be delivered risks a duplicate. */
export function nextTry({ isAutomatic, tries, began, now, mayBeDelivered }: FailedTry): number | undefined {
  const gap = (isAutomatic ? AUTOMATIC_GAPS : RETRY_GAPS)[tries - 1]
  if (gap === undefined) return undefined
  const longGaps = isAutomatic ? AUTOMATIC_LONG_GAPS : LONG_GAPS
  if (mayBeDelivered) return now + (longGaps[Math.min(tries, longGaps.length) - 1] ?? gap)
  return Math.max(began + gap, now + SECOND)
}
