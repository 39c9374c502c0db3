import { expect, test } from 'vitest'
import { isStrongPassword } from './password-rules.ts'

const EMAIL = 'dana.kowalski@company.example'

test.each([
  'eleven char',
  'Bowline-Freight',
  'dispatch2026',
  'Calgary-Freight-1',
  'kowalski2026!',
  'password-1234',
  'aaaaaaaaaaaa',
  'xyxyxyxyxyxyxy',
  'abcdefghijkl',
  '123456789012',
  '987654321098',
])('%s is refused', (password) => expect(isStrongPassword(password, EMAIL)).toBe(false))

test.each(['a long enough password', 'correct horse battery', 'r4nD0m-cH4r5_', 'ein langer Satz ohne Sinn'])(
  '%s is taken',
  (password) => expect(isStrongPassword(password, EMAIL)).toBe(true),
)
