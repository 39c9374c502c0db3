/** What several rounds gave. */
export interface Spread {
  median: number
  least: number
  most: number
  rounds: number
}

export function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) throw new Error('nothing was measured')
  const inOrder = values.toSorted((one, other) => one - other)
  const at = (index: number) => inOrder[index] ?? Number.NaN
  const middle = (inOrder.length - 1) / 2
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    least: at(0),
    most: at(inOrder.length - 1),
    rounds: inOrder.length,
  }
}

/** Compares each round with the reference of the same round, since what slows one slows the other. */
export const ratioOf = (values: readonly number[], references: readonly number[]): Spread =>
  spreadOf(values.map((value, index) => value / (references[index] ?? Number.NaN)))
