import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { workbook } from './xlsx.ts'

async function* pagesOf(...pages: string[][][]) {
  yield* pages
}

const written = async (heading: string[], ...pages: string[][][]) =>
  readSheet(await buffer(workbook(heading, pagesOf(...pages))))

test('every cell is in its column, as text', async () => {
  const wide = Array.from({ length: 30 }, (_, at) => `column ${at}`)
  const row = wide.map((_, at) => (at % 2 === 0 ? `00${at} & <b>"é"</b>\nsecond line` : ''))
  expect(await written(wide, [row], [['=1+1', '-2+3', '_x0041_']])).toEqual([
    wide,
    row.map((text) => text || null),
    ["'=1+1", "'-2+3", '_x0041_', ...Array.from({ length: 27 }, () => null)],
  ])
})

test('whatever was typed makes a workbook that can be read', async () => {
  const texts = fc.array(fc.string({ unit: 'binary', maxLength: 60 }), { minLength: 1, maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(texts, async (row) => {
      expect(await written(['heading'], [['first', ...row]])).toHaveLength(2)
    }),
    { numRuns: 100 },
  )
})

test('rows are asked for as they are read, so that a million takes no more memory than a hundred', async () => {
  let asked = 0
  async function* endless() {
    for (;;) {
      asked += 1
      yield Array.from({ length: 500 }, () => [crypto.randomUUID(), crypto.randomUUID()])
    }
  }
  const stream = workbook(['one', 'other'], endless())
  let size = 0
  for await (const bytes of stream) {
    size += bytes.length
    if (size > 1_000_000) break
  }
  expect(asked).toBeLessThan(100)
})

test('rows that cannot be read break the workbook off, and a reader who leaves ends the reading', async () => {
  async function* failing() {
    yield [['first']]
    throw new Error('The database is gone')
  }
  await expect(buffer(workbook(['one'], failing()))).rejects.toThrow('The database is gone')
  const left = Promise.withResolvers<void>()
  let isReading = false
  async function* endless() {
    try {
      isReading = true
      for (;;) yield [[crypto.randomUUID()]]
    } finally {
      left.resolve()
    }
  }
  for await (const _ of workbook(['one'], endless())) if (isReading) break
  await left.promise
})
