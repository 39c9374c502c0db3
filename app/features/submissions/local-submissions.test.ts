import { expect, test } from 'vitest'
import { keep, RECORDS_KEPT, readRecords, readStored, STORED_AS } from './local-submissions.ts'

const sent = (name: string) => ({ formName: 'Quote Request', data: { name, 'freight.weight': 18000 } })
const at = (minute: number) => new Date(Date.UTC(2026, 10, 18, 9, minute))

/** A storage that holds so many characters. */
function storage(room = Number.POSITIVE_INFINITY, stored: Record<string, string> = {}) {
  return () => ({
    getItem: (key: string) => stored[key] ?? null,
    removeItem: (key: string) => void delete stored[key],
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      stored[key] = value
    },
  })
}

const forbidden = () => {
  throw new DOMException('no', 'SecurityError')
}

test('a submission is kept with its dotted names and its time, the newest first', () => {
  const shelf = storage()
  keep(sent('first'), shelf, at(1))
  keep(sent('second'), shelf, at(2))
  expect(JSON.parse(readStored(shelf))).toEqual([
    { ...sent('second'), timestamp: '2026-11-18T09:02:00.000Z' },
    { ...sent('first'), timestamp: '2026-11-18T09:01:00.000Z' },
  ])
})

test('the newest 200 are kept', () => {
  const shelf = storage()
  for (let minute = 0; minute < RECORDS_KEPT + 5; minute++) keep(sent(`no. ${minute}`), shelf, at(minute))
  const kept = readRecords(readStored(shelf))
  expect([kept.length, kept[0]?.data.name, kept.at(-1)?.data.name]).toEqual([200, 'no. 204', 'no. 5'])
})

test('a full storage keeps as many of the newest as fit', () => {
  const shelf = storage(500)
  for (let minute = 0; minute < 20; minute++) keep(sent(`no. ${minute}`), shelf, at(minute))
  const kept = readRecords(readStored(shelf))
  expect(kept[0]?.data.name).toBe('no. 19')
  expect(kept.length).toBeGreaterThan(1)
})

test('a storage without any room, or a forbidden one, harms nothing', () => {
  keep(sent('lost'), storage(0), at(1))
  keep(sent('lost'), forbidden, at(1))
  expect([readStored(storage(0)), readStored(forbidden)]).toEqual(['', ''])
})

test.each(['', '{not json', '"words"', '{}', 'null', '[1, null, {"formName": 3}]'])(
  '%j is an empty list',
  (stored) => {
    expect(readRecords(stored)).toEqual([])
  },
)

test('damaged records are skipped, the others shown', () => {
  const good = { ...sent('good'), timestamp: at(1).toISOString() }
  const list = [5, { ...good, timestamp: 'yesterday' }, { ...good, data: 'x' }, good, { ...good, data: [] }]
  expect(readRecords(JSON.stringify(list))).toEqual([good])
})

test('a corrupt list makes room for a new one', () => {
  const shelf = storage(undefined, { [STORED_AS]: '{not json' })
  keep(sent('new'), shelf, at(1))
  expect(readRecords(readStored(shelf))).toHaveLength(1)
})
