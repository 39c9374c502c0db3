import { randomFillSync } from 'node:crypto'

/** A reference to read over the phone, like `Q-7F3K2M`. */
export const createReference = (letter: string): string => `${letter}-${randomName(6)}`

let last = ''

/** An id that begins with the time (milliseconds since 1970): ids sort by it, and those of one time as they were made. */
export function createId(at: number): string {
  const prefix = idPrefixAt(at)
  last = last.startsWith(prefix) ? idAfter(last) : prefix + randomName(10)
  return last
}

/** The id right after another one. */
export function idAfter(id: string): string {
  const last = CROCKFORD.indexOf(id.slice(-1))
  const head = id.slice(0, -1)
  return last < CROCKFORD.length - 1 ? head + CROCKFORD[last + 1] : `${idAfter(head)}${CROCKFORD[0]}`
}

/** Ids made before this time are smaller, all others greater. Throws for a time before 1970. */
export function idPrefixAt(at: number): string {
  if (!(at >= 0)) throw new RangeError(`No id can begin with the time ${at}`)
  let id = ''
  for (let rest = at; id.length < 10; rest = Math.floor(rest / 32)) id = CROCKFORD[rest % 32] + id
  return id
}

/** Crockford's base 32: no I, L, O or U, which are misread. */
export const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

function randomName(length: number): string {
  let name = ''
  while (name.length < length) name += CROCKFORD[randomByte() & 31]
  return name
}

/** Asking the system for many at once costs hardly more than asking for one. */
const bytes = Buffer.alloc(4096)
let used = bytes.length

function randomByte(): number {
  if (used === bytes.length) {
    randomFillSync(bytes)
    used = 0
  }
  return bytes.readUInt8(used++)
}
