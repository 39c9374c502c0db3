import { randomInt } from 'node:crypto'

interface Compared {
  medians: [one: number, other: number]
  difference: number
  /** The confidence interval of the difference, 95 %, from 1,000 resamples. */
  low: number
  high: number
}

/** Of two lists of milliseconds. */
export function compareMedians(one: readonly number[], other: readonly number[]): Compared {
  const resampled = (times: readonly number[]) =>
    median(Array.from(times, () => times[randomInt(times.length)] ?? 0))
  const differences = Array.from({ length: 1000 }, () => resampled(one) - resampled(other)).toSorted(
    (a, b) => a - b,
  )
  const medians: Compared['medians'] = [median(one), median(other)]
  return {
    medians,
    difference: medians[0] - medians[1],
    low: differences[25] ?? 0,
    high: differences[974] ?? 0,
  }
}

export function inMicroseconds({ medians, difference, low, high }: Compared): string {
  const [one, other, by, from, to] = [...medians, difference, low, high].map((ms) => (ms * 1000).toFixed(0))
  return `${one} µs against ${other} µs, difference ${by} µs (95 %: ${from} to ${to})`
}

function median(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
