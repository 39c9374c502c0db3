import { expect, test } from 'vitest'
import { hasOwnOrigin, isSameOrigin } from './same-origin.ts'

const SITE = 'https://freight.example'
const ASKED = { host: 'localhost:3000' }

test.each<[string, Record<string, string>, boolean]>([
  ['nothing that says where from', {}, true],
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
  ['no Origin, from the same origin', { 'sec-fetch-site': 'same-origin' }, true],
  ['no Origin, from another host of the site', { 'sec-fetch-site': 'same-site' }, false],
  ['no Origin, but a page of another site', { referer: 'https://evil.example/quote' }, false],
  ['no Origin, but a page of the site', { referer: `${SITE}/quote` }, true],
  ['a Host that cannot be one', { host: 'a b', origin: 'http://a' }, false],
])('a request with %s is ours: %#', (_, headers, isOurs) => {
  const all = new Headers({ ...ASKED, ...headers })
  expect(isSameOrigin(all, SITE)).toBe(isOurs)
  expect(hasOwnOrigin(all, SITE)).toBe(isOurs && all.has('origin'))
})
