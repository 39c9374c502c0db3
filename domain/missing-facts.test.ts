import { expect, test } from 'vitest'
import { parseCompany } from './company-schema.ts'
import { endingClosedDays, missingFacts, placeholders } from './missing-facts.ts'
import { sample } from './sample-company.ts'

const isOfTaxes = (line: string) => line.includes('Set taxes,')

test('a fact is listed until it is entered', () => {
  const listed = missingFacts(sample)
  expect(listed.filter((line) => isOfTaxes(line))).toHaveLength(1)
  expect(missingFacts({ ...sample, taxes: { en: 'GST is added.' } })).toEqual(
    listed.filter((line) => !isOfTaxes(line)),
  )
})

test('no fact is missing once all are entered', () => {
  const names = missingFacts(sample).map(nameIn)
  expect(missingFacts({ ...sample, ...Object.fromEntries(names.map((name) => [name, 'entered'])) })).toEqual(
    [],
  )
})

test('a fact that the company says it does not have is neither listed nor on the site', () => {
  const [confirmation, ...names] = missingFacts(sample).map(nameIn).toReversed()
  const least = { name: 'Own', phone: '(587) 200-0000', email: 'a@own.ca' }
  const { street, ...none } = Object.fromEntries(names.map((name) => [name, null]))
  const said = parseCompany({ ...least, ...none, address: { street } })
  const unsaid = parseCompany(least)
  if (said.problems || unsaid.problems) throw new Error(said.problems?.join('\n'))
  expect(said.facts).toEqual(unsaid.facts)
  expect(missingFacts(said.facts, said.none).map(nameIn)).toEqual([confirmation])
  expect(parseCompany({ ...least, [`${confirmation}`]: null }).problems).toHaveLength(1)
})

const nameIn = (line: string) => line.match(/Set (\w+)/)?.[1]

test('what is left of the sample is recognized', () => {
  expect(placeholders(sample).filter(({ isSample }) => isSample)).toHaveLength(3)
  const own = {
    ...sample,
    name: 'Own',
    email: 'a@own.ca',
    phone: { shown: '(587) 200-0000', dialled: '+15872000000' },
  }
  expect(placeholders(own).filter(({ isSample, stillSample }) => isSample || stillSample)).toHaveLength(0)
})

test('the end of the closed days is told two months before', () => {
  const hours = { week: [], closed: [{ date: '2026-12-25' }, { date: '2027-01-01' }] }
  const told = (day: string) => endingClosedDays(Date.parse(`${day}T19:00:00Z`), { ...sample, hours }).length
  expect([told('2026-11-01'), told('2026-11-04'), told('2027-03-01')]).toEqual([0, 1, 1])
  expect(endingClosedDays(0, sample)).toEqual([])
  expect(endingClosedDays(0, { ...sample, hours: { week: [], closed: [] } })).toEqual([])
})
