import { expect, test } from 'vitest'
import { watchFreeSpace } from './free-space.ts'

test('the disk of a folder is asked about', async () => {
  expect(await watchFreeSpace(import.meta.dirname)()).toBeGreaterThan(0)
  expect(await watchFreeSpace('/nowhere')()).toBeUndefined()
})

test('a disk that hangs is asked once, and the last result counts', async () => {
  const results = [Promise.resolve({ bavail: 2, bsize: 512 }), Promise.withResolvers<never>().promise]
  let asked = 0
  const freeBytes = watchFreeSpace('/', () => results[asked++] ?? Promise.reject(new Error('asked again')))
  expect([await freeBytes(), await freeBytes(), await freeBytes()]).toEqual([1024, 1024, 1024])
  expect(asked).toBe(2)
})
