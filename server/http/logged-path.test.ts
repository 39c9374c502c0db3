import { expect, test } from 'vitest'
import { loggedPath } from './logged-path.ts'

test.each([
  ['/about-us', '/about-us'],
  ['/thank-you?reference=Q-7F3K2M&key=secret', '/thank-you'],
  ['/requests/Q-7F3K2M/secret', '/requests/Q-7F3K2M/[key]'],
  ['/requests/Q-7F3K2M/secret/more?x=1', '/requests/Q-7F3K2M/[key]'],
  ['/api/requests/Q-7F3K2M/secret', '/api/requests/Q-7F3K2M/[key]'],
  ['/api/requests/link', '/api/requests/link'],
  ['http://freight.example/requests/Q-7F3K2M/secret', 'http://freight.example/requests/Q-7F3K2M/[key]'],
  ['/Requests/Q-7F3K2M/secret', '/Requests/Q-7F3K2M/[key]'],
])('of %s the log shows %s', (url, shown) => {
  expect(loggedPath(url)).toBe(shown)
})
