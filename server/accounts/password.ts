import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { MAX_PASSWORD } from './password-rules.ts'

/** https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html, read 2026-11-22. Memory in KiB. */
const OWASP = { parallelism: 1, memory: 19_456, passes: 2, tagLength: 32 }
const AT_ONCE = 2
const QUEUE = 16

/** Too many sign-ins are being checked at this moment. */
export class PasswordQueueFull extends Error {
  override name = 'PasswordQueueFull'
}

/** Hashes with argon2id, two at once, so that a flood of sign-ins leaves the processor to everything else. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await derive(password, salt)
  return ['argon2id', salt.toString('base64url'), tag.toString('base64url')].join('$')
}

export async function verifyPassword({
  hash,
  password,
}: {
  hash: string
  password: string
}): Promise<boolean> {
  const [, salt = '', tag = ''] = hash.split('$')
  const expected = Buffer.from(tag, 'base64url')
  const derived = await derive(password, Buffer.from(salt, 'base64url'))
  return expected.length === derived.length && timingSafeEqual(expected, derived)
}

let running = 0
const queue: (() => void)[] = []

async function derive(password: string, nonce: Buffer): Promise<Buffer> {
  await takeTurn()
  try {
    // One that is too long fits nobody; of a much longer one the normal form takes half a second.
    const message = Buffer.from(password.slice(0, MAX_PASSWORD + 1).normalize('NFKC'))
    return Buffer.from(await promisify(argon2)('argon2id', { ...OWASP, message, nonce }))
  } finally {
    running--
    queue.shift()?.()
  }
}

async function takeTurn(): Promise<void> {
  if (running >= AT_ONCE) {
    if (queue.length >= QUEUE) throw new PasswordQueueFull()
    await new Promise<void>((resolve) => queue.push(resolve))
  }
  running++
}
