import { expect, test } from 'vitest'
import { inlineHashes } from '../../server/pages/content-security-policy.ts'
import { headersFile } from './headers-file.ts'

const file = headersFile(
  [
    inlineHashes({ scripts: ['go()'], styles: ['p{}'] }),
    inlineHashes({ scripts: ['go()'], styles: ['b{}'] }),
  ],
  'https://freight.example',
)

test('one policy with the hash of every page serves the whole site', () => {
  const policies = file.split('\n').filter((line) => line.includes('Content-Security-Policy'))
  expect(policies).toHaveLength(1)
  expect(policies[0]?.match(/'sha256-/g)).toHaveLength(3)
  expect(policies[0]).not.toContain('unsafe-inline')
})

test('a site in https asks for https for two years', () => {
  expect(file).toContain('Strict-Transport-Security: max-age=63072000')
  expect(file).toContain('upgrade-insecure-requests')
})

test('assets are kept for good and the office never', () => {
  expect(file).toMatch(/\/assets\/\*\n {2}Cache-Control: .*immutable/)
  expect(file).toMatch(/\/admin\/\*\n {2}Cache-Control: no-store/)
})
