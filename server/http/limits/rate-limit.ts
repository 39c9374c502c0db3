import { MINUTE } from '../../../domain/time/durations.ts'

/** Limits how often one client does something in any 60 seconds, counted in this process; `now` must not jump. */
export function rateLimit(most: number, now: () => number): RateLimit {
  /** Ordered by their last submission. */
  const senders = new Map<string, Sender>()

  return {
    take(ip, key) {
      const sender = senders.get(ip) ?? { entries: new Set(), keys: new Map() }
      removeExpired(sender, now() - WINDOW_MS)
      if (key !== undefined && sender.keys.has(key)) return { isAllowed: true, giveBack: () => {} }
      const [oldest] = sender.entries
      if (oldest && sender.entries.size >= most)
        return { isAllowed: false, retryAfter: secondsUntil(oldest, now()) }
      const entry = { at: now(), key }
      sender.entries.add(entry)
      if (key !== undefined) sender.keys.set(key, entry)
      senders.delete(ip)
      senders.set(ip, sender)
      removeIdle(senders, now() - WINDOW_MS)
      return { isAllowed: true, giveBack: () => remove(sender, entry) }
    },
  }
}

export interface RateLimit {
  /** A key that has an entry takes no second one. */
  take(ip: string, key: string | undefined): Permission
}

/** `giveBack` is for a submission that was not stored after all; `retryAfter` is in seconds. */
export type Permission = { isAllowed: true; giveBack: () => void } | { isAllowed: false; retryAfter: number }

interface Sender {
  /** Oldest first. */
  entries: Set<Entry>
  keys: Map<string, Entry>
}

interface Entry {
  at: number
  key: string | undefined
}

const WINDOW_MS = MINUTE

function removeExpired(sender: Sender, before: number): void {
  for (const entry of sender.entries) {
    if (entry.at > before) return
    remove(sender, entry)
  }
}

function remove(sender: Sender, entry: Entry): void {
  sender.entries.delete(entry)
  if (entry.key !== undefined && sender.keys.get(entry.key) === entry) sender.keys.delete(entry.key)
}

const secondsUntil = (oldest: Entry, now: number): number =>
  Math.max(1, Math.ceil((oldest.at + WINDOW_MS - now) / 1000))

function removeIdle(senders: Map<string, Sender>, before: number): void {
  for (const [ip, sender] of senders) {
    removeExpired(sender, before)
    if (sender.entries.size > 0) return
    senders.delete(ip)
  }
}
