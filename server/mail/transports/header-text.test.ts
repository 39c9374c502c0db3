import { expect, test } from 'vitest'
import { shorten } from '../../../domain/text/shorten.ts'
import { headerText, isSendableEmail } from './header-text.ts'

test('a header is one line', () =>
  expect(headerText(' Calgary\r\nBcc: all@shipper.example\u2028\u0000more ')).toBe(
    'Calgary Bcc: all@shipper.example more',
  ))

test.each([
  '=?utf-8?Q?=0d=0aBcc:_eve@shipper.example?=',
  'a=?iso-8859-1?B?QmNjOg==?=b',
  '==??UTF-8?Q?x?==',
  '=?=?=?',
])('nothing in %s reads as an encoded word', (typed) => {
  const header = headerText(typed)
  expect(header).not.toMatch(/=\?|\?=/)
  expect(header.replaceAll(' ', '')).toBe(typed.replaceAll(' ', ''))
})

test('a long header is cut between characters', () => {
  expect([...headerText('🚚'.repeat(500))].length).toBeLessThanOrEqual(180)
  expect(headerText('🚚'.repeat(500)).isWellFormed()).toBe(true)
  expect(shorten('Calgary, AB', 8)).toBe('Calgary…')
})

test.each([
  ['pat@shipper.example', true],
  ["o'neil+freight@shipper.example", true],
  ['pat@société.example', true],
  ['zoë@shipper.example', false],
  [`${'a'.repeat(65)}@shipper.example`, false],
  ['pat shipper@shipper.example', false],
  ['pat@evil@shipper.example', false],
  ['undefined', false],
])('%s can be in Reply-To: %s', (email, isSendable) => expect(isSendableEmail(email)).toBe(isSendable))
