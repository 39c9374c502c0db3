/** The density scale of the National Motor Freight Classification since July 19, 2025: from this many lb/ft³, this class. */
export const densityScale = [
  { from: 50, class: 50 },
  { from: 35, class: 55 },
  { from: 30, class: 60 },
  { from: 22.5, class: 65 },
  { from: 15, class: 70 },
  { from: 12, class: 85 },
  { from: 10, class: 92.5 },
  { from: 8, class: 100 },
  { from: 6, class: 125 },
  { from: 4, class: 175 },
  { from: 2, class: 250 },
  { from: 1, class: 300 },
  { from: 0, class: 400 },
] as const

/** Sizes in other units come out a little beside a round density. */
const TOLERANCE = 1e-9
const MAX_DIGITS = 6

/** The step of `densityScale` that a density in lb/ft³ lies on. */
export const densityStep = (poundsPerCubicFoot: number): number =>
  densityScale.findIndex(({ from }) => poundsPerCubicFoot * (1 + TOLERANCE) >= from)

const LEAST_DENSE_CLASS = 400

/** The freight class for a density in lb/ft³, by `densityScale`. */
export const densityClass = (poundsPerCubicFoot: number): number =>
  densityScale[densityStep(poundsPerCubicFoot)]?.class ?? LEAST_DENSE_CLASS

/** How many decimals show a density, at least one, without rounding it onto another step. */
export function densityDigits(poundsPerCubicFoot: number): number {
  const step = densityStep(poundsPerCubicFoot)
  for (let digits = 1; digits < MAX_DIGITS; digits++)
    if (densityStep(Number(poundsPerCubicFoot.toFixed(digits))) === step) return digits
  return MAX_DIGITS
}
