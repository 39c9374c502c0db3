const SECOND = 1000
const MINUTE = 60 * SECOND

const LONG_GAPS = [5, 10, 20, 30, 45, 60, 90, 120, 180, 240, 300, 340].map((minutes) => minutes * MINUTE)

/**
 * How long after each failed try the next one is made, counted from when the try began, in milliseconds: often while
 * a short outage is likely, then twelve times over a day. After the last the message is given up.
 */
export const RETRY_GAPS: readonly number[] = [
  ...[5, 10, 20, 30, 40].map((seconds) => seconds * SECOND),
  ...Array.from({ length: 10 }, () => 50 * SECOND),
  ...LONG_GAPS,
]

/** Of a message that may have been delivered: each further try may be a duplicate, so there are few. */
const gapAfterData = (tries: number): number | undefined => LONG_GAPS[Math.min(tries, LONG_GAPS.length) - 1]

interface FailedTry {
  /** How often it was tried, this time included. */
  tries: number
  /** Milliseconds since 1970. */
  began: number
  now: number
  mayBeDelivered: boolean
}

/** When to try again; undefined after the last try. */
export function nextTry({ tries, began, now, mayBeDelivered }: FailedTry): number | undefined {
  const gap = RETRY_GAPS[tries - 1]
  if (gap === undefined) return undefined
  return mayBeDelivered ? now + (gapAfterData(tries) ?? gap) : Math.max(began + gap, now + SECOND)
}
