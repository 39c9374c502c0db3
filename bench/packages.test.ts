import path from 'node:path'
import { expect, test } from 'vitest'
import { countIn, installedIn } from './packages.ts'

const root = path.join(import.meta.dirname, '..')
const packages = path.join(root, 'node_modules')

test('a lockfile is counted as it is installed, but for what an install script fetches', () => {
  const fetched = installedIn(path.join(packages, 'node/node_modules'))
  expect(countIn(path.join(root, 'package-lock.json'))).toBe(installedIn(packages) - fetched)
})
