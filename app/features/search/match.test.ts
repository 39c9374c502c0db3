import { expect, test } from 'vitest'
import { pages } from '../../../domain/pages.ts'
import { pieces, wordsOf } from './match.ts'
import { search, searchGroups } from './search-entries.ts'

const names = (typed: string) => search(typed).flatMap(({ items }) => items.map(({ page }) => page.name))

test('with nothing typed every entry is there, group by group', () => {
  expect(search('  ').map(({ group }) => group)).toEqual(searchGroups)
  expect(names('')).toHaveLength(pages.filter((page) => page.group).length)
})

test.each([
  ['reefer', 'Temperature-Controlled Transport'],
  ['LTL', 'Less-than-Truckload (LTL)'],
  ['less than truckload', 'Less-than-Truckload (LTL)'],
  ['W-9', 'Carriers'],
  ['rail', 'Intermodal'],
  ['jobs', 'Driver Jobs'],
  ['driver jobs', 'Driver Jobs'],
  ['privacy', 'Privacy Policy'],
  ['ship', 'Shippers'],
  ['réEFER', 'Temperature-Controlled Transport'],
])('%s leads to %s first', (typed, name) => expect(names(typed)[0]).toBe(name))

test.each(['(', '.*', '[^', '\\', 'مرحبا', 'zzz', 'a'.repeat(100_000), '😀'])(
  '%.12s finds nothing and harms nothing',
  (typed) => expect(search(typed)).toEqual([]),
)

test('a group is found by its name', () =>
  expect(names('careers')).toEqual(['Driver Jobs', 'Non-Driver Jobs']))

test('every typed word has to be found', () => expect(names('driver zebra')).toEqual([]))

test('the letters that were typed are marked where a word begins, and nothing else is lost', () => {
  expect(pieces('Non-Driver Jobs', wordsOf('dri jo'))).toEqual([
    { letters: 'Non-', isMatch: false },
    { letters: 'Dri', isMatch: true },
    { letters: 'ver ', isMatch: false },
    { letters: 'Jo', isMatch: true },
    { letters: 'bs', isMatch: false },
  ])
  const accented = pieces('Québec 😀', wordsOf('quebec'))
  expect(accented.map(({ letters }) => letters).join('')).toBe('Québec 😀')
  expect(accented[0]).toEqual({ letters: 'Québec', isMatch: true })
})
