import { attribute, type Element, type ParsedPage } from '../html/page-edits.ts'
import { textOf } from '../html/text-of.ts'

/** One sentence for each fault that must not be published; empty when the page is good. */
export function problemsOf({ elements }: ParsedPage, siteUrl: string): string[] {
  const named = (tagName: string) => elements.filter((element) => element.tagName === tagName)
  const meta = (name: string) =>
    valueIn(
      named('meta').find((one) => attribute(one, 'name') === name),
      'content',
    )
  const title = textOf(named('title')[0])
  const canonical = valueIn(
    named('link').find((one) => attribute(one, 'rel') === 'canonical'),
    'href',
  )
  return [
    ...measure('title', title, 60),
    ...measure('description', meta('description'), 155),
    ...(named('h1').length === 1 ? [] : [`${named('h1').length} h1`]),
    ...(meta('robots') === 'noindex' || canonical.startsWith(siteUrl) ? [] : ['no canonical address']),
    ...repeatedIds(elements).map((id) => `the id ${id} twice`),
    ...elements.flatMap(forbidden),
    ...elements.flatMap(misplacedText),
  ]
}

/** What HTML validators refuse: an empty heading, and text directly in the group of a drawing. */
function misplacedText(element: Element): string[] {
  const { tagName, childNodes } = element
  if (
    /^h[1-6]$/.test(tagName) &&
    textOf(element).trim() === '' &&
    attribute(element, 'data-slot') === undefined
  )
    return [`an empty <${tagName}>`]
  const text = tagName === 'g' && childNodes.find((node) => 'value' in node && node.value.trim() !== '')
  return text ? [`text directly in <g>: ${textOf(text)}`] : []
}

const valueIn = (element: Element | undefined, name: string): string =>
  (element && attribute(element, name)) ?? ''

function measure(what: string, text: string, most: number): string[] {
  if (text.trim() === '') return [`no ${what}`]
  return text.length > most ? [`a ${what} of ${text.length} characters, ${most} at most: ${text}`] : []
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
