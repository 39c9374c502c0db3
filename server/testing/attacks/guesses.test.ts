import { randomBytes, randomInt } from 'node:crypto'
import { Agent, get } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examples } from '../../../domain/forms/examples.ts'
import { requestKey } from '../../submissions/request-key.ts'
import { compareMedians, inMicroseconds } from '../compare-medians.ts'
import { isLong, sized } from '../long.ts'
import { type ServerProcess, startServer } from '../programs/server-process.ts'
import { newFolder } from '../test-dependencies.ts'

const GUESSES = sized(300, 100_000)
const PAIRS = sized(10, 2000)
const SECRET = 'a secret for guesses, 32 characters or more'

let server: ServerProcess & { url: string }
const agent = new Agent({ keepAlive: true, maxSockets: 20 })

beforeAll(async () => {
  // Each guess comes from an address of its own, or the limit would end it after twenty.
  server = await startServer({
    DATA_DIR: newFolder('guesses-'),
    APP_SECRET: SECRET,
    TRUST_PROXY: '1',
    RATE_LIMIT: '1000000',
  })
})
afterAll(async () => {
  agent.destroy()
  server.child.kill('SIGTERM')
  await server.ended
})

let guessed = 0
const nextIp = (): string => `10.${(guessed >> 16) & 255}.${(guessed >> 8) & 255}.${guessed++ & 255}`

function request(path: string): Promise<{ status: number; body: string; ms: number }> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-forwarded-for': nextIp() }
    const before = performance.now()
    get(`${server.url}${path}`, { agent, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (part) => (body += part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body, ms: performance.now() - before }),
      )
    }).on('error', reject)
  })
}

async function submitted(): Promise<{ reference: string; page: string }> {
  const response = await fetch(`${server.url}/api/send-quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      formName: 'Quote Request',
      formData: { ...examples.quote, additionalInfo: 'x'.repeat(9000) },
    }),
  })
  return (await response.json()) as { reference: string; page: string }
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Keys that are near the right one, or made with a wrong part, and random ones. */
function guessesFor(reference: string, key: string, others: readonly string[]): () => string {
  const known = [
    ...others,
    requestKey(reference, 2, SECRET),
    requestKey(reference, 0, SECRET),
    requestKey(reference, 1, SECRET.slice(1)),
    requestKey(reference.toLowerCase(), 1, SECRET),
    key.slice(0, -1),
    `${key}A`,
    `${key}=`,
    `${key}%00`,
    key.toLowerCase(),
    encodeURIComponent('é'.repeat(11)),
    'A'.repeat(22),
  ].filter((guess) => guess !== key)
  const flips = [...key].flatMap((right, at) =>
    [...ALPHABET].filter((one) => one !== right).map((one) => key.slice(0, at) + one + key.slice(at + 1)),
  )
  const sure = [...flips, ...known]
  return () => sure.pop() ?? randomBytes(16).toString('base64url')
}

test('no guessed key opens a request, and each gets the same response', { timeout: 900_000 }, async () => {
  const sent = await Promise.all([submitted(), submitted(), submitted()])
  const [first] = sent
  const keys = sent.map(({ page }) => page.slice(page.lastIndexOf('/') + 1))
  const [key = ''] = keys
  const next = guessesFor(first?.reference ?? '', key, keys.slice(1))
  const responses = new Map<string, number>()
  let left = GUESSES
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      while (left-- > 0) {
        const { status, body } = await request(`/api/requests/${first?.reference}/${next()}`)
        const response = `${status} ${body}`
        responses.set(response, (responses.get(response) ?? 0) + 1)
      }
    }),
  )
  expect([...responses.values()]).toEqual([GUESSES])
  expect([...responses.keys()][0]).toMatch(/^404 /)
  expect((await request(`/api${first?.page}`)).status).toBe(200)
})

test('a wrong key and an unknown reference have the same response, after the same time', {
  timeout: 300_000,
}, async () => {
  const { reference } = await submitted()
  const unknown = reference.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  const times = { wrong: [] as number[], unknown: [] as number[] }
  const bodies = new Set<string>()
  for (let pair = -PAIRS / 10; pair < PAIRS; pair++) {
    const order = randomInt(2) === 0 ? (['wrong', 'unknown'] as const) : (['unknown', 'wrong'] as const)
    for (const kind of order) {
      const key = randomBytes(16).toString('base64url')
      const response = await request(`/api/requests/${kind === 'wrong' ? reference : unknown}/${key}`)
      bodies.add(`${response.status} ${response.body}`)
      if (pair >= 0) times[kind].push(response.ms)
    }
  }
  expect(bodies.size).toBe(1)
  // In a short form the answers alone are compared.
  if (!isLong) return
  const compared = compareMedians(times.wrong, times.unknown)
  console.log(`a wrong key took ${inMicroseconds(compared)} of an unknown reference`)
  expect(compared.low).toBeLessThan(0.05)
  expect(compared.high).toBeGreaterThan(-0.05)
})
