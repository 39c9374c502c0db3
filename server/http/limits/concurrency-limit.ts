type ConcurrencyLimit = <Result>(name: string, run: () => Promise<Result>) => Promise<Result | undefined>

/** Runs work for a name, like an IP address; undefined where as much runs for it already as may. */
export function concurrencyLimit(most: number): ConcurrencyLimit {
  const take = places(most)
  return async (name, run) => {
    const leave = take(name)
    if (!leave) return undefined
    try {
      return await run()
    } finally {
      leave()
    }
  }
}

/** Takes one of the places of a name and returns how to leave it; undefined where none is free. */
export function places(most: number): (name: string) => (() => void) | undefined {
  const taken = new Map<string, number>()
  return (name) => {
    const others = taken.get(name) ?? 0
    if (others >= most) return undefined
    taken.set(name, others + 1)
    return () => {
      const left = (taken.get(name) ?? 1) - 1
      if (left > 0) taken.set(name, left)
      else taken.delete(name)
    }
  }
}
