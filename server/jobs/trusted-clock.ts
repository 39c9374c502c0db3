import { DAY, SECOND } from '../../domain/time/durations.ts'
import { iso } from '../../domain/time/iso.ts'
import type { Log } from '../log.ts'
import { readClock, writeClock } from '../store/clock.ts'
import { pullForward } from '../store/mail/outbox.ts'
import type { Store } from '../store/store.ts'

/** A clock that differs by more from what was expected is wrong, or the server was off for long. */
const TOLERANCE = 7 * DAY
/** A difference that lasts this long while the server runs is accepted. */
const ACCEPTED_AFTER = 7 * DAY
/** Clocks are corrected by less all the time. */
const SET_BACK = 5 * SECOND
const LEASE = 60 * SECOND

interface TrustedClock {
  /** Compares the clock with the last time that was stored, and stores the present one if they agree. */
  tick(): Promise<void>
  /** Whether the clock agreed at the last tick. */
  isTrusted(): boolean
}

interface ClockOptions {
  store: Pick<Store, 'transact'>
  log: Log
  /** Milliseconds since 1970. */
  now: () => number
  /** Milliseconds since any moment; never set. */
  monotonic: () => number
}

export function openTrustedClock({ store, log, now, monotonic }: ClockOptions): TrustedClock {
  /** Time that was right, by the clock and by the monotonic clock. */
  let known: { at: number; when: number } | undefined
  let last: { at: number; when: number } | undefined
  let distrustedSince: number | undefined
  let isTrusted = false

  return { tick, isTrusted: () => isTrusted }

  async function tick() {
    const when = monotonic()
    const at = now()
    known ??= { at: (await store.transact((transaction) => readClock(transaction))) ?? at, when }
    await bringForwardIfSetBack(at, when)
    last = { at, when }
    isTrusted = agrees(at, when)
    if (!isTrusted) return
    known = { at, when }
    await store.transact((transaction) => writeClock(transaction, at))
  }

  function agrees(at: number, when: number): boolean {
    const expected = known === undefined ? at : known.at + (when - known.when)
    if (Math.abs(at - expected) <= TOLERANCE) {
      distrustedSince = undefined
      return true
    }
    if (distrustedSince === undefined) {
      log.error(
        { clock: iso(at), expected: iso(expected) },
        'the clock differs by days from the last time that was stored: nothing is erased until it is right',
      )
      distrustedSince = when
    }
    return when - distrustedSince >= ACCEPTED_AFTER
  }

  /** Waiting messages would wait for as long as the clock was set back. */
  async function bringForwardIfSetBack(at: number, when: number) {
    const before = last ?? known
    if (before === undefined || at >= before.at + (when - before.when) - SET_BACK) return
    log.warn({ clock: iso(at) }, 'the clock was set back; waiting messages are due now')
    await store.transact((transaction) => pullForward(transaction, { now: at, leaseMs: LEASE }))
  }
}
