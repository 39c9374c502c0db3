import { MAX_DESCRIPTION, MAX_TITLE } from '../../domain/pages.ts'
import { attribute, descendants, type Element, type ParsedPage } from '../page-edits.ts'
import { shownTexts, textOf } from '../text-of.ts'

/** One sentence for each fault that must not be published; empty when the page is good. */
export function problemsOf({ elements }: ParsedPage, siteUrl: string): string[] {
  const elementsNamed = (tagName: string) => elements.filter((element) => element.tagName === tagName)
  const canonical = valueIn(
    elementsNamed('link').find((one) => attribute(one, 'rel') === 'canonical'),
    'href',
  )
  return [
    ...measure('title', titleOf(elements), MAX_TITLE),
    ...measure('description', metaOf(elements, 'description'), MAX_DESCRIPTION),
    ...(wordsIn(elementsNamed('main')[0]).length > MIN_WORDS ? [] : ['too few words without JavaScript']),
    ...(elementsNamed('h1').length === 1 ? [] : [`${elementsNamed('h1').length} h1`]),
    ...(metaOf(elements, 'robots') === 'noindex' || canonical.startsWith(siteUrl)
      ? []
      : ['no canonical URL']),
    ...repeatedIds(elements).map((id) => `the id ${id} twice`),
    ...elements.flatMap(forbidden),
    ...elements.flatMap(misplacedText),
    ...elementsNamed('form').flatMap(withoutDraft),
  ]
}

/** Titles and descriptions that two pages have. */
export function repeatedIn(pages: ReadonlyMap<string, ParsedPage>): string[] {
  const said = [...pages].flatMap(([path, { elements }]) =>
    [titleOf(elements), metaOf(elements, 'description')].map((text) => ({ path, text })),
  )
  return said.flatMap(({ path, text }, index) => {
    const other = said.slice(0, index).find((one) => one.text === text)
    return other ? [`${path}: the same title or description as ${other.path}: ${text}`] : []
  })
}

const titleOf = (elements: Element[]): string => textOf(elements.find(({ tagName }) => tagName === 'title'))

const metaOf = (elements: Element[], name: string): string =>
  valueIn(
    elements.find((one) => one.tagName === 'meta' && attribute(one, 'name') === name),
    'content',
  )

const MIN_WORDS = 20

/** What is shown without JavaScript is text to the parser. */
const wordsIn = (element: Element | undefined): string[] =>
  shownTexts(element)
    .map(({ value }) => value.replaceAll(/<[^>]*>/g, ' '))
    .join(' ')
    .match(/\p{L}+/gu) ?? []

/** What HTML validators refuse: an empty heading, and text directly in the group of a drawing. */
function misplacedText(element: Element): string[] {
  const { tagName, childNodes } = element
  if (/^h[1-6]$/.test(tagName) && textOf(element).trim() === '') return [`an empty <${tagName}>`]
  const text = tagName === 'g' && childNodes.find((node) => 'value' in node && node.value.trim() !== '')
  return text ? [`text directly in <g>: ${textOf(text)}`] : []
}

/** A form whose typing a reload would lose. */
function withoutDraft(form: Element): string[] {
  const types = [...descendants(form)]
    .filter(({ tagName }) => /^(input|select|textarea)$/.test(tagName))
    .map((control) => attribute(control, 'type') ?? 'text')
  const isTyped = types.some((type) => type !== 'hidden') && !types.includes('password')
  const isStored = ['id', 'data-draft'].some((name) => attribute(form, name))
  return isTyped && !isStored ? ['a form with neither id nor data-draft'] : []
}

const valueIn = (element: Element | undefined, name: string): string =>
  (element && attribute(element, name)) ?? ''

function measure(what: string, text: string, most: number): string[] {
  if (text.trim() === '') return [`no ${what}`]
  const { length } = [...text]
  return length > most ? [`a ${what} of ${length} characters, ${most} at most: ${text}`] : []
}

function repeatedIds(elements: Element[]): string[] {
  const ids = elements.flatMap((element) => attribute(element, 'id') ?? [])
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
}

/** What the content security policy would refuse in silence. */
function forbidden(element: Element): string[] {
  const { tagName, attrs } = element
  const inline = attrs.filter(({ name }) => name === 'style' || /^on[a-z]/.test(name))
  const source =
    attribute(element, 'src') ??
    (tagName === 'link' && isLoaded(element) ? attribute(element, 'href') : undefined)
  return [
    ...inline.map(
      ({ name, value }) => `<${tagName} class="${attribute(element, 'class') ?? ''}"> has ${name}="${value}"`,
    ),
    ...(source && /^([a-z]+:)?\/\//i.test(source) ? [`<${tagName}> loads ${source}`] : []),
  ]
}

const isLoaded = (link: Element): boolean => attribute(link, 'rel') !== 'canonical'
