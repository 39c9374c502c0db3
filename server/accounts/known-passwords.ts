import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A password that is not in the list is taken for one that is about once in 6,000 million times. */
export const DIGEST_BYTES = 6

/** The first bytes of a hash, so that the list holds no passwords. */
export const digestOf = (password: string): Buffer =>
  hash('sha256', password.normalize('NFKC').toLowerCase(), 'buffer').subarray(0, DIGEST_BYTES)

/** Whether a password is among those found most often in breaches; `tools/passwords` makes the list, in order. */
export function isKnownPassword(password: string): boolean {
  list ??= readFileSync(path.join(import.meta.dirname, 'known-passwords.bin'))
  const wanted = digestOf(password)
  let [low, high] = [0, list.length / DIGEST_BYTES - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const at = middle * DIGEST_BYTES
    const order = wanted.compare(list, at, at + DIGEST_BYTES)
    if (order === 0) return true
    if (order < 0) high = middle - 1
    else low = middle + 1
  }
  return false
}

let list: Buffer | undefined
