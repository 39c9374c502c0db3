const WINDOW_MS = 60_000
const MOST_FAILURES = 20
const MOST_ADDRESSES = 50_000

/** Counts addresses of requests that open nothing, by client: twenty a minute. Counted in this process alone. */
export function guessLimit(now: () => number) {
  const failures = new Map<string, { since: number; count: number }>()
  return {
    /** Seconds until this client is answered again; 0 when it may ask now. */
    wait(address: string): number {
      const found = failures.get(address)
      if (!found || found.count < MOST_FAILURES) return 0
      const left = found.since + WINDOW_MS - now()
      if (left > 0 && left <= WINDOW_MS) return Math.ceil(left / 1000)
      failures.delete(address)
      return 0
    },
    failed(address: string): void {
      const found = failures.get(address)
      const isFresh = found && Math.abs(now() - found.since) < WINDOW_MS
      failures.delete(address)
      failures.set(address, isFresh ? { ...found, count: found.count + 1 } : { since: now(), count: 1 })
      const [oldest] = failures.keys()
      if (failures.size > MOST_ADDRESSES && oldest !== undefined) failures.delete(oldest)
    },
  }
}
