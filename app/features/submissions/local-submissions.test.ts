import { expect, test } from 'vitest'
import { addRecord, MAX_RECORDS, readRecords, readStored, STORED_AS } from './local-submissions.ts'

const sent = (name: string) => ({ formName: 'Quote Request', data: { name, 'freight.weight': 18000 } })
const at = (minute: number) => new Date(Date.UTC(2026, 10, 18, 9, minute))

/** A storage that holds so many characters. */
function fakeStorage(room = Number.POSITIVE_INFINITY, stored: Record<string, string> = {}) {
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

test('a submission is stored with its dotted names and its time, the newest first', () => {
  const storage = fakeStorage()
  addRecord(sent('first'), storage, at(1))
  addRecord(sent('second'), storage, at(2))
  expect(JSON.parse(readStored(storage))).toEqual([
    { ...sent('second'), timestamp: '2026-11-18T09:02:00.000Z' },
    { ...sent('first'), timestamp: '2026-11-18T09:01:00.000Z' },
  ])
})

test('the newest 200 are stored', () => {
  const storage = fakeStorage()
  for (let minute = 0; minute < MAX_RECORDS + 5; minute++)
    addRecord(sent(`no. ${minute}`), storage, at(minute))
  const records = readRecords(readStored(storage))
  expect([records.length, records[0]?.data.name, records.at(-1)?.data.name]).toEqual([
    200,
    'no. 204',
    'no. 5',
  ])
})

test('a full storage holds as many of the newest as fit', () => {
  const storage = fakeStorage(500)
  for (let minute = 0; minute < 20; minute++) addRecord(sent(`no. ${minute}`), storage, at(minute))
  const records = readRecords(readStored(storage))
  expect(records[0]?.data.name).toBe('no. 19')
  expect(records.length).toBeGreaterThan(1)
})

test('a storage without any room, or a forbidden one, harms nothing', () => {
  addRecord(sent('lost'), fakeStorage(0), at(1))
  addRecord(sent('lost'), forbidden, at(1))
  expect([readStored(fakeStorage(0)), readStored(forbidden)]).toEqual(['', ''])
})

test.each(['', '{not json', '"words"', '{}', 'null', '[1, null, {"formName": 3}]'])(
  '%j is an empty list',
  (stored) => {
    expect(readRecords(stored)).toEqual([])
  },
)

test('damaged records are skipped, the others shown', () => {
  const good = { ...sent('good'), timestamp: at(1).toISOString() }
  const damaged = [
    ...[null, 5, 'x', {}, { formName: 'Quote Request' }, { formName: 1, data: [], timestamp: 'x' }],
    ...[{ timestamp: 'yesterday' }, { data: 'x' }, { data: [] }].map((part) => ({ ...good, ...part })),
  ]
  expect(readRecords(JSON.stringify([...damaged, good, ...damaged]))).toEqual([good])
})

test('a corrupt list makes room for a new one', () => {
  const storage = fakeStorage(undefined, { [STORED_AS]: '{not json' })
  addRecord(sent('new'), storage, at(1))
  expect(readRecords(readStored(storage))).toHaveLength(1)
})
