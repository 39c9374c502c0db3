type FewAtOnce = <Result>(name: string, run: () => Promise<Result>) => Promise<Result | undefined>

/** Runs work for a name, like an address; undefined where as much runs for it already as may. */
export function fewAtOnce(most: number): FewAtOnce {
  const running = new Map<string, number>()
  return async (name, run) => {
    const others = running.get(name) ?? 0
    if (others >= most) return undefined
    running.set(name, others + 1)
    try {
      return await run()
    } finally {
      const left = (running.get(name) ?? 1) - 1
      if (left > 0) running.set(name, left)
      else running.delete(name)
    }
  }
}
