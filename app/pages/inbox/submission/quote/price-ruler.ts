/** Between two marks of the ruler. */
const STEPS = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100]
const MAX_STEPS = 5

interface Ruler {
  marks: { text: string; at: number }[]
  /** Where a price is, 0 to 1. */
  place(price: number): number
}

/** A line with all these prices and round marks. */
export function rulerOf(prices: readonly number[]): Ruler {
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const step =
    STEPS.find((step) => stepsBetween(low, high, step).count <= MAX_STEPS) ?? (high - low) / MAX_STEPS
  const { first, count } = stepsBetween(low, high, step)
  const start = first * step
  return {
    marks: Array.from({ length: count + 1 }, (_, index) => ({
      text: (start + index * step).toFixed(2),
      at: index / count,
    })),
    place: (price) => Math.min(Math.max((price - start) / (count * step), 0), 1),
  }
}

/** Whole steps around them, with at least one. */
function stepsBetween(low: number, high: number, step: number): { first: number; count: number } {
  // What is a whole step but for the last binary digits.
  const first = Math.floor(low / step + 1e-9)
  return { first, count: Math.max(Math.ceil(high / step - 1e-9) - first, 1) }
}
