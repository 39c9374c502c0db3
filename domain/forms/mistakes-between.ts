/** Letters added, left out, changed or swapped with their neighbour; more than `most` once it is clear. */
export function mistakesBetween(one: string, other: string, most: number): number {
  return from(0, 0, most)

  /** Of the rest from these two positions on. */
  function from(i: number, j: number, left: number): number {
    while (i < one.length && one[i] === other[j]) {
      i += 1
      j += 1
    }
    const longer = Math.abs(one.length - i - (other.length - j))
    if (i === one.length || j === other.length) return longer
    if (longer > left || left === 0) return left + 1
    const isSwap = one[i] === other[j + 1] && one[i + 1] === other[j]
    return (
      1 +
      Math.min(
        from(i + 1, j + 1, left - 1),
        from(i + 1, j, left - 1),
        from(i, j + 1, left - 1),
        isSwap ? from(i + 2, j + 2, left - 1) : left,
      )
    )
  }
}

/** Which letters a word has, as bits: much cheaper to compare than the words themselves. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

/** Whether words with these letters can be as near as this: one mistake changes two bits at most. */
export function mayBeNear(one: number, other: number, most: number): boolean {
  let changed = 0
  for (let bits = one ^ other; bits !== 0; bits &= bits - 1) changed += 1
  return changed <= 2 * most
}
