/** Less than this within this time is a sender that stands still. */
export interface Pace {
  bytes: number
  everyMs: number
}

/** 2 kB/s, which the slowest mobile network has; a pause of half a minute in a tunnel is none of standing still. */
export const PACE: Pace = { bytes: 60_000, everyMs: 30_000 }

/** Yields a body as it comes, for as long as it moves. Throws when the client leaves or is slower than the pace. */
export async function* bodyChunks(
  request: Request,
  pace = PACE,
): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = request.body?.getReader()
  if (!reader) return
  let received = 0
  let isTooSlow = false
  const timer = setInterval(() => {
    isTooSlow = received < pace.bytes
    received = 0
    if (isTooSlow) void reader.cancel().catch(() => undefined)
  }, pace.everyMs)
  try {
    for (;;) {
      const { value } = await reader.read()
      if (isTooSlow) throw new Error('The body stands still')
      if (value === undefined) return
      received += value.byteLength
      yield value
    }
  } finally {
    clearInterval(timer)
    reader.releaseLock()
  }
}
