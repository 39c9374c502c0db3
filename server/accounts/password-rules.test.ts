import { statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { DIGEST_BYTES } from './known-passwords.ts'
import { passwordProblem } from './password-rules.ts'

const EMAIL = 'dana.kowalski@company.example'

test.each([
  ['eleven char', 'too short'],
  ['long '.repeat(41), 'too long'],
  ['Bowline-Freight', 'too simple'],
  ['dispatch2026', 'too simple'],
  ['Calgary-Freight-1', 'too simple'],
  ['kowalski2026!', 'too simple'],
  ['password-1234', 'too simple'],
  ['xyxyxyxyxyxyxy', 'too simple'],
  ['abcdefghijklm', 'too simple'],
  ['987654321098', 'too simple'],
])('%s is refused as %s', (password, problem) => expect(passwordProblem(password, EMAIL)).toBe(problem))

// From the beginning, the middle and the end of the public list.
test.each([
  '123qweasdzxc',
  '1qaz2wsx3edc',
  'Mailcreated5240',
  'mAILCREATED5240',
  'VJHT29061987',
  'vjht123jltccf',
  'unbelievable',
  'ilovemyself1',
])('%s, known from a breach, is refused', (password) =>
  expect(passwordProblem(password, EMAIL)).toBe('known'),
)

test('the list holds far more than the 3,000 most used passwords that are long enough', () => {
  const { size } = statSync(path.join(import.meta.dirname, 'known-passwords.bin'))
  expect(size % DIGEST_BYTES).toBe(0)
  expect(size / DIGEST_BYTES).toBeGreaterThan(40_000)
})

test.each(['a long enough password', 'correct horse battery', 'r4nD0m-cH4r5_', 'ein langer Satz ohne Sinn'])(
  '%s is taken',
  (password) => expect(passwordProblem(password, EMAIL)).toBeUndefined(),
)
