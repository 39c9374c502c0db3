import type { Page, Path } from '../../../domain/pages.ts'
import { synonyms } from '../../../translations/en/search/synonyms.ts'
import { topics } from '../../../translations/en/search/topics.ts'
import { typedWords } from '../../../translations/en/search/typed-words.ts'
import { pageTexts } from '../../../translations/page-texts.ts'
import { singular, wordsOf } from './words.ts'

/** A part of a page, which the id of its heading leads to. */
export interface Section {
  id: string
  heading: string
}

interface Topic {
  /** The page as a whole where absent. */
  section?: Section
  phrases: readonly string[]
}

export const topicsOf = (path: Path): Topic[] =>
  Object.entries(topics[path] ?? {}).map(([key, list]) => {
    const [, id, heading] = /^#(\S+) (.+)$/.exec(key) ?? []
    const phrases = list ? list.split(', ') : []
    return id && heading ? { section: { id, heading }, phrases } : { phrases }
  })

/** A page's name, its headings and what it speaks of. */
export const textsOn = (path: Path): string[] => [
  pageTexts(path).name,
  ...topicsOf(path).flatMap(({ section, phrases }) => [...(section ? [section.heading] : []), ...phrases]),
]

/** What a page also calls what it says. */
export const synonymsOf = (text: string): string[] => splitList(synonyms[text])

const splitList = (list: string | undefined): string[] => list?.split(', ') ?? []

/** What a query is compared with. */
export interface Phrase {
  kind: 'name' | 'heading' | 'said'
  section?: Section | undefined
  /** As the page has it, also where the words are a synonym of it. */
  text: string
  words: readonly string[]
  joined: string
}

/** A page's name, its headings and what it speaks of, each with its synonyms. */
export function phrasesOf(page: Page): Phrase[] {
  const said = topicsOf(page.path).flatMap(({ section, phrases }) => [
    ...(section ? withSynonyms(section.heading, 'heading', section) : []),
    ...phrases.flatMap((text) => withSynonyms(text, 'said', section)),
  ])
  return [...withSynonyms(pageTexts(page.path).name, 'name'), ...said]
}

function withSynonyms(text: string, kind: Phrase['kind'], section?: Section): Phrase[] {
  const others = [...synonymsOf(text), ...splitList(typedWords[text])]
  return [phrase(text, text, kind, section), ...others.map((other) => phrase(other, text, 'said', section))]
}

function phrase(compared: string, text: string, kind: Phrase['kind'], section?: Section): Phrase {
  const words = wordsOf(compared).map(singular)
  return { kind, section, text, words, joined: words.join('') }
}
