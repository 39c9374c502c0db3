/** How many submissions one address may have stored in any 60 seconds. Counted in this process alone. */
export function rateLimit(most: number, now: () => number): RateLimit {
  /** In the order of their last submission, so that the oldest can be forgotten first. */
  const senders = new Map<string, Sender>()

  return {
    take(address, key) {
      const sender = senders.get(address) ?? { places: new Set(), keys: new Map() }
      vacate(sender, now() - WINDOW)
      if (key !== undefined && sender.keys.has(key)) return { isAllowed: true, giveBack: () => {} }
      const [oldest] = sender.places
      if (oldest && sender.places.size >= most)
        return { isAllowed: false, retryAfter: secondsUntil(oldest, now()) }
      const place = { at: now(), key }
      sender.places.add(place)
      if (key !== undefined) sender.keys.set(key, place)
      senders.delete(address)
      senders.set(address, sender)
      forgetIdle(senders, now() - WINDOW)
      return { isAllowed: true, giveBack: () => leave(sender, place) }
    },
  }
}

export interface RateLimit {
  /** A key that already has a place takes no second one, however many times it comes. */
  take(address: string, key: string | undefined): Permission
}

/** `giveBack` is for a submission that was not stored after all; `retryAfter` is in seconds. */
export type Permission = { isAllowed: true; giveBack: () => void } | { isAllowed: false; retryAfter: number }

interface Sender {
  /** Oldest first. */
  places: Set<Place>
  keys: Map<string, Place>
}

interface Place {
  at: number
  key: string | undefined
}

const WINDOW = 60_000

function vacate(sender: Sender, before: number): void {
  for (const place of sender.places) {
    if (place.at > before) return
    leave(sender, place)
  }
}

function leave(sender: Sender, place: Place): void {
  sender.places.delete(place)
  if (place.key !== undefined && sender.keys.get(place.key) === place) sender.keys.delete(place.key)
}

const secondsUntil = (oldest: Place, now: number): number =>
  Math.max(1, Math.ceil((oldest.at + WINDOW - now) / 1000))

function forgetIdle(senders: Map<string, Sender>, before: number): void {
  for (const [address, sender] of senders) {
    vacate(sender, before)
    if (sender.places.size > 0) return
    senders.delete(address)
  }
}
