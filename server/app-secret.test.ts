import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { withAppSecret } from './app-secret.ts'
import { readConfig } from './config.ts'
import { newFolder } from './testing/test-dependencies.ts'

const secretIn = (DATA_DIR: string, APP_SECRET?: string) =>
  withAppSecret(readConfig({ DATA_DIR, APP_SECRET })).appSecret

test('the first start makes a secret that later starts find, readable by its owner only', () => {
  const dataDir = path.join(newFolder('secret-'), 'data')
  const secret = secretIn(dataDir)
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(secretIn(dataDir)).toBe(secret)
  expect(statSync(path.join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
})

test('two folders have two secrets', () => {
  expect(secretIn(newFolder('secret-'))).not.toBe(secretIn(newFolder('secret-')))
})

test('APP_SECRET comes first and makes no file', () => {
  const dataDir = newFolder('secret-')
  expect(secretIn(dataDir, 'x'.repeat(32))).toBe('x'.repeat(32))
  expect(() => readFileSync(path.join(dataDir, 'secret'))).toThrow('ENOENT')
})

test('a secret that others can read is closed to them', () => {
  const file = path.join(newFolder('secret-'), 'secret')
  writeFileSync(file, 'y'.repeat(40), { mode: 0o644 })
  expect(secretIn(path.dirname(file))).toBe('y'.repeat(40))
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('a damaged secret is refused and not replaced', () => {
  const file = path.join(newFolder('secret-'), 'secret')
  writeFileSync(file, 'short')
  expect(() => secretIn(path.dirname(file))).toThrow(file)
  expect(readFileSync(file, 'utf8')).toBe('short')
})
