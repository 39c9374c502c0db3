import { type Page, pages, type SearchGroup } from '../../../domain/pages.ts'
import { type Match, match, wordsOf } from './match.ts'

export interface Found {
  group: SearchGroup
  items: Match[]
}

/** In the order of an empty query. */
export const searchGroups: readonly SearchGroup[] = ['Services', 'Company', 'Careers', 'Main', 'Legal']

/** What fits, under its groups: the group with the nearest page first, the nearest page first in it. */
export function search(typed: string): Found[] {
  const words = wordsOf(typed)
  if (words.length === 0) return typed.trim() === '' ? everything : []
  return searchGroups
    .map((group) => ({ group, items: fitting(group, words) }))
    .filter(({ items }) => items.length > 0)
    .toSorted((one, other) => rankOf(one) - rankOf(other))
}

const inGroup = (group: SearchGroup): Page[] => pages.filter((page) => page.group === group)

const everything: Found[] = searchGroups.map((group) => ({
  group,
  items: inGroup(group).map((page) => ({ page, rank: 0, found: group })),
}))

const fitting = (group: SearchGroup, words: string[]): Match[] =>
  inGroup(group)
    .flatMap((page) => match(page, words) ?? [])
    .toSorted((one, other) => one.rank - other.rank)

const rankOf = ({ items }: Found): number => items[0]?.rank ?? 0
