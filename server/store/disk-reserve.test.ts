import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '../testing/test-dependencies.ts'
import { openDiskReserve } from './disk-reserve.ts'

function openDisk(free: number | undefined, diskReserve = 500_000_000) {
  const dataDir = newFolder('reserve-')
  const disk = { free }
  const readDisk = async () =>
    disk.free === undefined ? undefined : { freeBytes: disk.free, totalBytes: 4e9 }
  const reserve = openDiskReserve({ dataDir, diskReserve }, readDisk)
  return { disk, reserve, file: path.join(dataDir, 'reserve') }
}

test('files leave the reserve free; none, and an unknown disk, refuse nothing', async () => {
  expect(await openDisk(510_000_000).reserve.hasRoomForFiles(10_000_000)).toBe(true)
  expect(await openDisk(510_000_000).reserve.hasRoomForFiles(10_000_001)).toBe(false)
  expect(await openDisk(1, 0).reserve.hasRoomForFiles(10)).toBe(true)
  expect(await openDisk(undefined).reserve.hasRoomForFiles(10)).toBe(true)
})

test('a file is held while there is room, given to staff on a full disk, and held again', async () => {
  const { disk, reserve, file } = openDisk(1_000_000_000)
  expect(await reserve.hasRoomForForms()).toBe(true)
  expect(statSync(file)).toMatchObject({ size: 16_000_000, mode: 0o100600 })
  await reserve.giveUp()
  expect(existsSync(file)).toBe(true)
  disk.free = 1000
  await reserve.giveUp()
  expect(existsSync(file)).toBe(false)
  disk.free = 16_000_000
  expect(await reserve.hasRoomForForms()).toBe(false)
  disk.free = 1_000_000_000
  expect(await reserve.hasRoomForForms()).toBe(true)
  expect(existsSync(file)).toBe(true)
})
