import { expect, test } from 'vitest'
import { filtersOf, nextSort, readListQuery, writeListQuery } from './list-query.ts'

const now = Date.parse('2026-07-26T03:27:00Z')
const filters = (query: string) => filtersOf(readListQuery(new URLSearchParams(query)), 'dana@c.example', now)

test.each([
  ['', { open: 'true' }],
  ['view=mine', { open: 'true', owner: 'dana@c.example' }],
  ['view=due', { due: 'soon' }],
  ['view=answered', { state: 'answered,quoted,booked' }],
  ['view=all', {}],
  ['view=nonsense', { open: 'true' }],
  ['view=all&sort=-pickup', { sort: '-pickup' }],
  ['view=all&sort=nonsense', {}],
  ['view=all&form=quote&owner=me', { form: 'quote', owner: 'dana@c.example' }],
  ['view=all&state=closed&owner=none', { state: 'closed', owner: 'none' }],
])('the view and filters of "%s" are the server’s', (query, expected) => {
  expect(filters(query)).toEqual({ sort: 'urgent', ...expected })
})

test('days begin at midnight in Calgary', () => {
  expect(filters('view=all&days=today')).toMatchObject({ from: '2026-07-25T06:00:00.000Z' })
  expect(filters('view=all&days=7')).toMatchObject({ from: '2026-07-19T06:00:00.000Z' })
})

test('an address that says nothing new is empty', () => {
  expect(writeListQuery(readListQuery(new URLSearchParams('view=open&form=&sort=urgent')))).toBe('')
  expect(writeListQuery(readListQuery(new URLSearchParams('view=spam&days=7')))).toBe('?view=spam&days=7')
})

test('a column sorts one way, the other way, and not at all', () => {
  const both = ['pickup', '-pickup'] as const
  expect([nextSort('urgent', both), nextSort('pickup', both), nextSort('-pickup', both)]).toEqual([
    'pickup',
    '-pickup',
    'urgent',
  ])
})
