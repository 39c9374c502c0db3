import { expect, test } from 'vitest'
import { MINUTE, SECOND } from '../../../domain/time/durations.ts'
import { staffDirectory } from '../../accounts/staff.ts'
import { sized } from '../long.ts'
import { openTestApp } from '../test-app.ts'
import { addStaff, browser, PASSWORD, totp } from '../test-staff.ts'

/** Of each kind. */
const GUESSES = sized(120, 10_000)
const EMAIL = 'dana@company.example'

async function site() {
  const clock = { now: Date.now() }
  const { dependencies, app } = await openTestApp({}, { given: { now: () => clock.now } })
  const dana = await addStaff(app, dependencies, EMAIL)
  const signInFrom = async (ip: string, password: string) => {
    const one = browser(app, ip)
    return { ...one, response: await one.post('/api/auth/sign-in/email', { email: EMAIL, password }) }
  }
  return { dependencies, app, clock, dana, signInFrom }
}

const ipOf = (index: number) => `198.51.${100 + Math.floor(index / 250)}.${index % 250}`
const waitIn = (response: Response) => Number(response.headers.get('retry-after')) * SECOND

test(`${GUESSES} guesses of a password, from many addresses: few are looked at, and the right person gets in`, {
  timeout: 600_000,
}, async () => {
  const { dependencies, app, clock, dana, signInFrom } = await site()
  const statuses = new Map<number, number>()
  for (let guess = 0; guess < GUESSES; guess++) {
    const { response } = await signInFrom(ipOf(guess % 500), `guess number ${guess}`)
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    clock.now += SECOND
  }
  expect([...statuses.keys()].toSorted()).toEqual([401, 429])
  expect(statuses.get(401)).toBeLessThanOrEqual(3 + Math.ceil(GUESSES / 60) + 10)
  const known = await signInFrom('192.0.2.1', PASSWORD)
  expect(known.response.status).toBe(200)
  const travelling = browser(app, '203.0.113.8', new Map(dana.cookies))
  const seen = await travelling.post('/api/auth/sign-in/email', { email: EMAIL, password: PASSWORD })
  expect(seen.status).toBe(200)
  const elsewhere = await signInFrom('203.0.113.9', PASSWORD)
  if (elsewhere.response.status === 429) {
    expect(waitIn(elsewhere.response)).toBeLessThanOrEqual(MINUTE)
    clock.now += MINUTE
    expect((await signInFrom('203.0.113.9', PASSWORD)).response.status).toBe(200)
  }
  await dependencies.store.close()
})

test('strangers in many networks keep out neither a new member nor one at a new address', {
  timeout: 60_000,
}, async () => {
  const { dependencies, app, clock, signInFrom } = await site()
  const added = 'new@company.example'
  const oneTime = await staffDirectory(dependencies, dependencies.now).add(added, '')
  const NETWORKS = 8
  const statuses: number[] = []
  const attack = async () => {
    for (let guess = 0; guess < 5 * NETWORKS; guess++) {
      const stranger = browser(app, `203.0.${guess % NETWORKS}.${guess}`)
      const email = guess % 2 === 0 ? EMAIL : added
      statuses.push((await stranger.post('/api/auth/sign-in/email', { email, password: 'guess' })).status)
      clock.now += 60
    }
  }
  await attack()
  expect(statuses.filter((status) => status === 401).length).toBeLessThan(4 * NETWORKS)
  expect(statuses.slice(-NETWORKS)).toEqual(Array.from({ length: NETWORKS }, () => 429))
  const beginner = browser(app, '198.51.100.99')
  const first = await beginner.post('/api/auth/sign-in/email', { email: added, password: oneTime })
  expect(await first.json()).toEqual({ success: true, next: 'password' })
  expect((await signInFrom('198.51.100.98', PASSWORD)).response.status).toBe(200)
  await dependencies.store.close()
})

test('in an office, failures of those who are known there keep no new colleague waiting', async () => {
  const { dependencies, app, clock, signInFrom } = await site()
  const added = 'new@company.example'
  const oneTime = await staffDirectory(dependencies, dependencies.now).add(added, '')
  const office = '192.0.2.1'
  for (let turn = 0; turn < 9; turn++) {
    const { response } = await signInFrom(office, 'mistyped')
    if (response.status === 429) clock.now += waitIn(response)
  }
  await signInFrom(office, 'mistyped')
  expect((await signInFrom(office, 'mistyped')).response.status).toBe(429)
  const beginner = browser(app, office)
  const first = await beginner.post('/api/auth/sign-in/email', { email: added, password: oneTime })
  expect(first.status).toBe(200)
  await dependencies.store.close()
})

test('from one address the wait doubles, to 15 minutes at most', { timeout: 60_000 }, async () => {
  const { dependencies, clock, signInFrom } = await site()
  const waits: number[] = []
  for (let guess = 0; guess < 16; guess++) {
    await signInFrom('198.51.100.1', 'guess')
    const { response } = await signInFrom('198.51.100.1', 'guess')
    if (response.status !== 429) continue
    waits.push(waitIn(response) / SECOND)
    clock.now += waitIn(response)
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900, 900])
  await dependencies.store.close()
})

test(`${GUESSES} guesses of a code by somebody who has the password: few are looked at`, {
  timeout: 600_000,
}, async () => {
  const { dependencies, clock, dana, signInFrom } = await site()
  const rightCodes = () => [-2, -1, 0, 1, 2].map((step) => totp(dana.secret, clock.now + step * 30 * SECOND))
  let lookedAt = 0
  for (let guess = 0; guess < GUESSES; ) {
    const thief = await signInFrom(ipOf(guess % 500), PASSWORD)
    for (let tries = 0; tries < 6; tries++, guess++) {
      // After five wrong ones the right one is too late.
      const code = tries === 5 ? totp(dana.secret, clock.now) : String(100_000 + guess)
      if (tries < 5 && rightCodes().includes(code)) continue
      const { status } = await thief.post('/api/auth/two-factor/verify-totp', { code })
      expect(status).toBe(401)
      if (thief.response.status === 200 && tries < 5) lookedAt++
    }
    clock.now += 6 * SECOND
  }
  // Some at once, then five each quarter of an hour.
  expect(lookedAt).toBeLessThanOrEqual(5 * (14 + Math.ceil((GUESSES * SECOND) / (15 * MINUTE))))
  const person = await signInFrom('192.0.2.1', PASSWORD)
  const [code] = dana.recoveryCodes
  const finished = await person.post('/api/auth/two-factor/verify-backup-code', { code })
  expect(await finished.json()).toEqual({ success: true, next: 'done' })
  await dependencies.store.close()
})

test('a device that is known has a limit of its own, for its own account only', async () => {
  const { app, clock, dana } = await site()
  const stolen = browser(app, '198.51.100.7', new Map(dana.cookies))
  const guess = async (email: string) =>
    (await stolen.post('/api/auth/sign-in/email', { email, password: 'guess' })).status
  const statuses = []
  for (let turn = 0; turn < 6; turn++) statuses.push(await guess(EMAIL))
  expect(statuses).toEqual([401, 401, 401, 401, 429, 429])
  expect(await guess('other@company.example')).toBe(401)
  clock.now += SECOND
  expect(await guess(EMAIL)).toBe(401)
})

test('a clock that is set back keeps nobody waiting until it has caught up, and ends sessions of the future', async () => {
  const { clock, dana, signInFrom } = await site()
  const right = clock.now
  clock.now = right + 3 * 365 * 24 * 60 * MINUTE
  for (let turn = 0; turn < 5; turn++) await signInFrom('198.51.100.1', 'guess')
  clock.now = right
  const { response } = await signInFrom('198.51.100.1', PASSWORD)
  expect(response.status).toBe(200)
  expect((await dana.request('/api/inbox/numbers')).status).toBe(200)
  clock.now = right - 13 * 60 * MINUTE
  expect((await dana.request('/api/inbox/numbers')).status).toBe(401)
})
