/** The system counts a thread's time in steps of 4 ms. */
const ENOUGH_MS = 40
/** For calls that mostly wait, as sign-ins do for the hash of another thread: three steps, once a second has passed. */
const ENOUGH_AFTER_A_SECOND_MS = 12

/** Milliseconds of processor time that one call takes in this thread; what else the machine does is not counted. */
export async function processorTime(call: () => Promise<unknown>): Promise<number> {
  // Dear calls are repeated less often, so without it their code would be measured before it is compiled.
  await repeat(call)
  return repeat(call)
}

/** Calls until there is enough to measure; returns milliseconds of one call. */
async function repeat(call: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage()
  const began = performance.now()
  for (let calls = 1; ; calls += 1) {
    await call()
    const { user, system } = process.threadCpuUsage(before)
    const ms = (user + system) / 1000
    const enough = performance.now() - began < 1000 ? ENOUGH_MS : ENOUGH_AFTER_A_SECOND_MS
    if (ms >= enough) return ms / calls
  }
}
