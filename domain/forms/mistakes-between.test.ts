import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lettersOf, mayBeNear, mistakesBetween } from './mistakes-between.ts'

test.each([
  ['calgary', 'calgary', 0],
  ['calgary', 'calgery', 1],
  ['calgary', 'calgry', 1],
  ['calgary', 'callgary', 1],
  ['calgary', 'claagry', 2],
  ['montreal', 'montrael', 1],
  ['calgary', 'regina', 3],
  ['', 'ab', 2],
])('%s and %s differ by %d, as far as two are counted', (one, other, count) => {
  expect(mistakesBetween(one, other, 2)).toBe(count)
  expect(mistakesBetween(other, one, 2)).toBe(count)
})

/** The definition, without a limit. */
function distance(one: string, other: string): number {
  if (one === '' || other === '') return Math.max(one.length, other.length)
  const [a, b] = [one.slice(1), other.slice(1)]
  const isSwap = one.length > 1 && one[0] === other[1] && one[1] === other[0]
  return Math.min(
    distance(a, b) + (one[0] === other[0] ? 0 : 1),
    distance(a, other) + 1,
    distance(one, b) + 1,
    ...(isSwap ? [distance(a.slice(1), b.slice(1)) + 1] : []),
  )
}

test('short words are as far apart as the definition says, and their letters rule none of them out', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 2 }), (one, other, most) => {
      const counted = mistakesBetween(one, other, most)
      const exact = distance(one, other)
      if (exact <= most) expect(counted).toBe(exact)
      else expect(counted).toBeGreaterThan(most)
      if (exact <= most) expect(mayBeNear(lettersOf(one), lettersOf(other), most)).toBe(true)
    }),
  )
})
