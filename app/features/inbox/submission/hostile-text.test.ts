import { expect, test } from 'vitest'
import { partsOf } from './hostile-text.tsx'

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
