/** Which responses about one thing are shown, where they may arrive in another order than they were asked for. */
export function openResponseOrder() {
  let last = 0
  let shown = 0
  return {
    /** Before a request that only reads. */
    begin: (): number => ++last,
    /** Whether its response is newer than what is shown, which it then is. */
    isNewest(begun: number): boolean {
      if (begun < shown) return false
      shown = begun
      return true
    },
    /** A change was answered: whatever is still being read began before it. */
    changed() {
      shown = ++last
    },
  }
}
