import { expect, test } from 'vitest'
import { readDisk, watchDisk } from './disk.ts'

test('the disk of a folder is asked about', async () => {
  const disk = await readDisk(import.meta.dirname)
  expect(disk?.freeBytes).toBeGreaterThan(0)
  expect(disk?.totalBytes).toBeGreaterThan(disk?.freeBytes ?? 0)
  expect(await readDisk('/nowhere')).toBeUndefined()
})

test('a disk that hangs is asked once, and the last result counts', async () => {
  const disk = { freeBytes: 1024, totalBytes: 4096 }
  const results = [Promise.resolve(disk), Promise.withResolvers<never>().promise]
  let asked = 0
  const watched = watchDisk('/', () => results[asked++] ?? Promise.reject(new Error('asked again')))
  expect([await watched(), await watched(), await watched()]).toEqual([disk, disk, disk])
  expect(asked).toBe(2)
})
