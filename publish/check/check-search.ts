import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { type Section, topicsOf } from '../../app/features/search/phrases.ts'
import { comparable } from '../../app/features/search/words.ts'
import { isPath, type Path } from '../../domain/pages.ts'
import { attribute, descendants, type Element, type ParsedPage } from '../page-edits.ts'
import { shownTexts, textOf } from '../text-of.ts'

/** Sections that the search names and pages lack, and phrases that their sections do not say. */
export const searchProblems = (pages: ReadonlyMap<string, ParsedPage>): string[] =>
  [...pages].flatMap(([path, page]) =>
    isPath(path)
      ? problemsOn(page, path).map((problem) => `${path}: translations/en/search/topics.ts: ${problem}`)
      : [],
  )

const problemsOn = (page: ParsedPage, path: Path): string[] =>
  topicsOf(path).flatMap(({ section, phrases }) => {
    const part = section ? partOf(page, section) : partFrom(page, mainOf(page))
    if (typeof part === 'string') return [part]
    const said = comparable(part.join(' '))
    const unsaid = phrases.filter((phrase) => !said.includes(comparable(phrase)))
    return unsaid.map((phrase) => `${section ? `#${section.id}` : 'the page'} does not say "${phrase}"`)
  })

/** The texts of a section, or what is wrong with it. */
function partOf(page: ParsedPage, { id, heading }: Section): string[] | string {
  const target = page.elements.find((element) => attribute(element, 'id') === id)
  if (!target) return `there is no #${id}`
  const head = [target, ...descendants(target)].find(isHeading)
  const title = textOf(head).trim()
  return comparable(title) === comparable(heading)
    ? partFrom(page, target)
    : `#${id} is headed "${title}", not "${heading}"`
}

/** What an element says; where it is a heading, all until the next one of its rank. */
function partFrom(page: ParsedPage, target: Element | undefined): string[] {
  const texts = shownTexts(isHeading(target) ? mainOf(page) : target)
  if (!isHeading(target)) return texts.map(({ value }) => value)
  const next = page.elements.find(
    (element) =>
      isHeading(element) && startOf(element) > startOf(target) && element.tagName <= target.tagName,
  )
  return texts
    .filter((text) => startOf(text) > startOf(target) && !(next && startOf(text) > startOf(next)))
    .map(({ value }) => value)
}

const mainOf = ({ elements }: ParsedPage) => elements.find(({ tagName }) => tagName === 'main')

const isHeading = (element: Element | undefined): element is Element =>
  element !== undefined && /^h[1-6]$/.test(element.tagName)

const startOf = ({ sourceCodeLocation }: Tree.Node): number => sourceCodeLocation?.startOffset ?? 0
