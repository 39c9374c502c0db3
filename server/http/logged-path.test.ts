import { expect, test } from 'vitest'
import { loggedPath, withoutKeys } from './logged-path.ts'

test.each([
  ['/about-us', '/about-us'],
  ['/thank-you?reference=Q-7F3K2M&key=secret', '/thank-you'],
  ['/requests/Q-7F3K2M/secret', '/requests/Q-7F3K2M/[key]'],
  ['/requests/Q-7F3K2M/secret/more?x=1', '/requests/Q-7F3K2M/[key]'],
  ['/api/requests/Q-7F3K2M/secret', '/api/requests/Q-7F3K2M/[key]'],
  ['/api/requests/link', '/api/requests/link'],
  ['http://freight.example/requests/Q-7F3K2M/secret', 'http://freight.example/requests/Q-7F3K2M/[key]'],
  ['/Requests/Q-7F3K2M/secret', '/Requests/Q-7F3K2M/[key]'],
  ['/en//requests//Q-7F3K2M//secret', '/en//requests//Q-7F3K2M//[key]'],
  ['/services/temperature-controlled', '/services/temperature-controlled'],
])('of %s the log shows %s', (url, shown) => {
  expect(loggedPath(url)).toBe(shown)
})

const KEY = 'Ab-d_fGhIjKlMnOpQrStUv'
const encoded = KEY.replaceAll(/./g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)

test.each([
  `/%72equests/Q-7F3K2M/${KEY}`,
  `/api/%72equests/Q-7F3K2M/${KEY}`,
  `/./requests/Q-7F3K2M/${KEY}`,
  `/x/../requests/Q-7F3K2M/${KEY}`,
  `//requests/Q-7F3K2M/${KEY}`,
  `/requests/Q-7F3K2M%2F${KEY}`,
  `\\requests\\Q-7F3K2M\\${KEY}`,
  `/requests/${KEY}`,
  `/${KEY}.`,
  `/thank-you%3Freference=Q-7F3K2M&key=${KEY}`,
  `/thank-you;key=${KEY}`,
  `https://freight.example/redirect/https://freight.example/%72equests/Q-7F3K2M/${KEY}>`,
])('of %s the log shows no key', (url) => {
  expect(loggedPath(url)).not.toContain(KEY)
  expect(loggedPath(url.replace(KEY, encoded))).not.toMatch(/%4[12]/)
  expect(loggedPath(url.replace(KEY, encodeURIComponent(encoded)))).not.toMatch(/%254[12]/)
})

test('a sentence keeps its words, without the keys in its URLs', () => {
  const url = `https://freight.example/requests/Q-7F3K2M/${KEY}?amend`
  expect(withoutKeys(`Failed to parse URL from ${url} (and/or more)`)).toBe(
    'Failed to parse URL from https://freight.example/requests/Q-7F3K2M/[key] (and/or more)',
  )
})
