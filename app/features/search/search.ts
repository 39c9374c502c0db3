import { getPage, type Path, pages, type SearchGroup } from '../../../domain/pages.ts'
import { type Match, matchingPages, searchIndex } from './match.ts'
import { wordsOf } from './words.ts'

export interface ResultGroup {
  group: SearchGroup
  items: Match[]
}

/** In the order of an empty query. */
export const searchGroups: readonly SearchGroup[] = ['Services', 'Company', 'Careers', 'Main', 'Legal']

const helpful: readonly Path[] = ['/quote', '/services', '/carriers', '/careers/driver-jobs', '/contact']

/** Where most visitors want to go; shown when a query finds nothing. */
export const suggestions = helpful.map(getPage)

const searchable = pages.filter(({ group }) => group !== undefined)
const index = searchIndex(searchable)

/** What fits, in its groups: the group with the nearest page first, the nearest page first in it. */
export function search(typed: string): ResultGroup[] {
  if (typed.trim() === '') return everything
  if (wordsOf(typed).length === 0) return []
  const matches = matchingPages(index, typed)
  return searchGroups
    .map((group) => ({ group, items: matches.filter(({ page }) => page.group === group) }))
    .filter(({ items }) => items.length > 0)
    .toSorted((one, other) => bestScore(other) - bestScore(one))
}

const everything: ResultGroup[] = searchGroups.map((group) => ({
  group,
  items: searchable
    .filter((page) => page.group === group && !page.isHiddenUntilTyped)
    .map((page) => ({ page, score: 0, said: [] })),
}))

const bestScore = ({ items }: ResultGroup): number => items[0]?.score ?? 0
