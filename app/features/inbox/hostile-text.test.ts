import { expect, test } from 'vitest'
import { mailLink, partsOf, phoneLink } from './hostile-text.tsx'

test('ordinary text of any script is one part', () => {
  expect(partsOf('Zoë, 東京, عربي\nline')).toEqual([{ at: 0, text: 'Zoë, 東京, عربي\nline' }])
})

test.each(['\u202e', '\u200b', '\u200d', '\u2066', '\ufeff', '\u0007', '\u00ad', '\u{e0041}', '\ufe0f'])(
  'a hidden character is a part of its own',
  (hidden) => {
    const code = `U+${hidden.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
    expect(partsOf(`a${hidden}b`).map(({ text, code }) => text ?? code)).toEqual(['a', code, 'b'])
  },
)

test('a mail link has one recipient and no header, whatever the address holds', () => {
  expect(mailLink('a@b.example?bcc=c@d.example,e@f.example')).toBe(
    'mailto:a%40b.example%3Fbcc%3Dc%40d.example%2Ce%40f.example',
  )
})

test.each([
  ['(403) 555-0142', 'tel:+14035550142'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['403-555-0142 ext. 12', 'tel:+14035550142;ext=12'],
  ['call me', undefined],
])('%s is dialled as %s', (typed, link) => expect(phoneLink(typed)).toBe(link))
