const SECOND = 1000
const MINUTE = 60 * SECOND

/**
 * How long after each failed try the next one is made, counted from when the try began, in milliseconds: often while
 * a short outage is likely, then twelve times over a day. After the last the message is given up.
 */
export const RETRY_GAPS: readonly number[] = [
  ...[5, 10, 20, 30, 40].map((seconds) => seconds * SECOND),
  ...Array.from({ length: 10 }, () => 50 * SECOND),
  ...[5, 10, 20, 30, 45, 60, 90, 120, 180, 240, 300, 340].map((minutes) => minutes * MINUTE),
]

/** After so many tries, the one that just failed included; undefined when that was the last. */
export const nextTry = (tries: number, began: number, now: number): number | undefined => {
  const gap = RETRY_GAPS[tries - 1]
  return gap === undefined ? undefined : Math.max(began + gap, now + SECOND)
}
