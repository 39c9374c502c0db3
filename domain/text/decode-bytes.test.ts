import { expect, test } from 'vitest'
import { decodeBytes } from './decode-bytes.ts'

const TEXT = '<a>Québec fret à Montréal</a>'
const latin1 = Uint8Array.from(TEXT, (letter) => letter.charCodeAt(0))
const utf8 = new TextEncoder().encode(TEXT)
const utf16 = (order: 'le' | 'be') =>
  Uint8Array.from(
    [...TEXT].flatMap((letter) => (order === 'le' ? [letter.charCodeAt(0), 0] : [0, letter.charCodeAt(0)])),
  )

test.each([
  ['UTF-8', utf8, undefined],
  ['UTF-8 with a mark', Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8), 'iso-8859-1'],
  ['UTF-8 called ASCII', utf8, 'us-ascii'],
  ['UTF-8 called Latin-1', utf8, 'iso-8859-1'],
  ['UTF-8 called by a name that nobody knows', utf8, 'x-unknown'],
  ['Latin-1', latin1, 'iso-8859-1'],
  ['Latin-1 without a name', latin1, undefined],
  ['Latin-1 called UTF-8', latin1, 'utf-8'],
  ['UTF-16 with a mark', Uint8Array.of(0xff, 0xfe, ...utf16('le')), undefined],
  ['UTF-16 without a mark', utf16('be'), undefined],
])('%s is read', (_, bytes, label) => expect(decodeBytes(bytes, label)).toBe(TEXT))

test('one broken letter of UTF-8 spoils no other', () => {
  expect(decodeBytes(Uint8Array.of(...utf8, 0xff), 'utf-8')).toBe(`${TEXT}\ufffd`)
})

test('text in ISO-2022-JP, whose bytes are valid UTF-8, is read by its label', () => {
  expect(decodeBytes(Uint8Array.of(0x1b, 0x24, 0x42, 0x24, 0x22, 0x1b, 0x28, 0x42), 'iso-2022-jp')).toBe('あ')
})
