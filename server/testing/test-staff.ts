import { createHmac } from 'node:crypto'
import type { Hono } from 'hono'
import type { StaffRole } from '../../domain/staff/roles.ts'
import { emailLocalPart } from '../../domain/text/email-domain.ts'
import { iso } from '../../domain/time/iso.ts'
import { hashPassword } from '../accounts/password.ts'
import type { Dependencies } from '../dependencies.ts'
import { addAccount } from '../store/accounts/accounts.ts'
import { createId } from '../store/ids.ts'

export const PASSWORD = 'a long enough password'

export interface TestStaff {
  email: string
  /** Base 32, as in the `otpauth:` address. */
  secret: string
  recoveryCodes: string[]
  /** The code that set up the second factor. */
  usedCode: string
  cookies: Map<string, string>
  /** Sends a request with this person's cookies. */
  request(path: string, init?: RequestInit): Promise<Response>
  post(path: string, body: unknown, method?: string): Promise<Response>
}

/** Hashed once for a test file: each hash takes 26 ms. */
let passwordHash: Promise<string> | undefined

/** Adds a member of staff who has chosen a password, signs in and sets up the second factor. */
export async function addStaff(
  app: Hono,
  { store, now }: Pick<Dependencies, 'store' | 'now'>,
  email: string,
  role: StaffRole = 'owner',
): Promise<TestStaff> {
  passwordHash ??= hashPassword(PASSWORD)
  const account = {
    id: createId(now()),
    role,
    email,
    name: emailLocalPart(email),
    password_hash: await passwordHash,
    one_time_password_until: null,
    created_at: iso(now()),
  }
  if (!(await store.transact((transaction) => addAccount(transaction, account))))
    throw new Error(`${email} is on staff already.`)
  const { request, post, cookies } = browser(app)
  await post('/api/auth/sign-in/email', { email, password: PASSWORD })
  const enabled = await (await post('/api/auth/two-factor/enable', { password: PASSWORD })).json()
  const secret = new URL(enabled.totpURI).searchParams.get('secret') ?? ''
  const usedCode = totp(secret, now())
  const verified = await post('/api/auth/two-factor/verify-totp', { code: usedCode })
  if (!verified.ok) throw new Error(`Second factor: ${await verified.text()}`)
  return { email, secret, recoveryCodes: enabled.backupCodes, usedCode, cookies, request, post }
}

/** A browser of somebody else who has got hold of these cookies. */
export const withCookies = (app: Hono, cookies: Map<string, string>) => browser(app, '192.0.2.3', cookies)

/** Requests that keep cookies as a browser does. */
export function browser(
  app: { request(url: string, init?: RequestInit, env?: object): Response | Promise<Response> },
  ip = '192.0.2.1',
  cookies = new Map<string, string>(),
) {
  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    headers.set('host', 'localhost:3000')
    const response = await app.request(
      `http://localhost:3000${path}`,
      { ...init, headers },
      {
        incoming: { socket: { remoteAddress: ip } },
      },
    )
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';')
      const at = pair.indexOf('=')
      if (/Max-Age=0/.test(set)) cookies.delete(pair.slice(0, at))
      else cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return response
  }
  const post = (path: string, body: unknown, method = 'POST') =>
    request(path, {
      method,
      headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
      body: JSON.stringify(body),
    })
  return { request, post, cookies }
}

/** RFC 6238 with SHA-1, six digits and steps of 30 seconds. */
export function totp(secret: string, now: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)))
  const hash = createHmac('sha1', base32(secret)).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

export function base32(text: string): Buffer {
  const bits = [...text.replaceAll('=', '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
