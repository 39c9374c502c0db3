import { expect, test } from 'vitest'
import { createRecoveryCodes, hashRecoveryCode, randomGroups } from './recovery-codes.ts'

test('each recovery code has 128 random bits or more', () => {
  const codes = createRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(bitsOf(code, 32)).toBeGreaterThanOrEqual(128)
  const letters = new Set(
    Array.from({ length: 100 }, createRecoveryCodes).flat().join('').replaceAll('-', ''),
  )
  expect(letters.size).toBe(32)
})

test('one-time passwords have as many', () => {
  expect(bitsOf(randomGroups('abcdefghjkmnpqrstvwxyz23456789'), 30)).toBeGreaterThanOrEqual(128)
})

const bitsOf = (code: string, letters: number): number => code.replaceAll('-', '').length * Math.log2(letters)

test('a code is compared without regard to case, spaces and dashes', () => {
  expect(hashRecoveryCode('abcd-1234', 'secret')).toBe(hashRecoveryCode('ABCD 1234', 'secret'))
  expect(hashRecoveryCode('abcd-1234', 'secret')).not.toBe(hashRecoveryCode('abcd-1235', 'secret'))
})
