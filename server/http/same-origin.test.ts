import { expect, test } from 'vitest'
import { isSameOrigin } from './same-origin.ts'

const SITE = 'https://freight.example'
const ASKED = { host: 'localhost:3000' }

test.each<[string, Record<string, string>, boolean]>([
  ['neither Origin nor Sec-Fetch-Site', {}, true],
  ['the site as its origin', { origin: SITE }, true],
  ['the host asked as its origin', { origin: 'http://localhost:3000' }, true],
  [
    'the host asked as its origin, default port written out',
    { host: 'a.ca:443', origin: 'https://a.ca' },
    true,
  ],
  ['another port', { origin: 'http://localhost:3001' }, false],
  ['another site', { origin: 'https://evil.example' }, false],
  [
    'another site, said to be same-origin',
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    false,
  ],
  ['an opaque origin', { origin: 'null' }, false],
  ['no Origin, from another site', { 'sec-fetch-site': 'cross-site' }, false],
  ['no Origin, from the same site', { 'sec-fetch-site': 'same-origin' }, true],
  ['a Host that cannot be one', { host: 'a b', origin: 'http://a' }, false],
])('a request with %s is ours: %#', (_, headers, isOurs) => {
  expect(isSameOrigin(new Headers({ ...ASKED, ...headers }), SITE)).toBe(isOurs)
})
