import { expect, test } from 'vitest'
import { missingFacts } from './missing-facts.ts'

test('a fact is listed until it is entered', () => {
  const listed = missingFacts({})
  expect(listed.filter((line) => line.endsWith('Set hours.'))).toHaveLength(1)
  expect(missingFacts({ hours: 'Monday to Friday, 8:00 to 17:00' })).toEqual(
    listed.filter((line) => !line.endsWith('Set hours.')),
  )
})

test('no fact is missing once all are entered', () => {
  const names = missingFacts({}).map((line) => line.match(/Set (\w+)\.$/)?.[1])
  expect(missingFacts(Object.fromEntries(names.map((name) => [name, 'entered'])))).toEqual([])
})
