import { setTimeout } from 'node:timers/promises'

const BEAT_MS = 250

/** Waits until a multiple of 250 ms since a time of `performance.now()`, so that what took its time does not show. */
export async function waitForConstantTime(since: number): Promise<void> {
  const passed = performance.now() - since
  // A timer takes whole milliseconds, and would cut a fraction off.
  await setTimeout(Math.ceil(Math.ceil(passed / BEAT_MS) * BEAT_MS - passed))
}
