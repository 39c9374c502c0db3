import { type Selector, type SelectorComponent, transform, type Visitor } from 'lightningcss'
import { type Element, parsePage } from '../page-edits.ts'
import { scopeIn } from './scoped-name.ts'
import { withColorsForAll } from './without-light-dark.ts'

/**
 * The rules of the site's stylesheet that these elements can use, in its order. Where more is rendered later, `imported`
 * has the scopes of the CSS modules that it may use: then their rules stay whatever the elements are.
 */
export function stylesFor(stylesheet: string, elements: Element[], imported?: ReadonlySet<string>): string {
  const used = { ...usedBy(elements), imported }
  const kept = rewrite(stylesheet, {
    Rule: {
      style: (rule) => (rule.value.selectors.some((selector) => canMatch(selector, used)) ? undefined : []),
    },
    Selector: (selector) => (canMatch(selector, used) ? undefined : []),
  })
  return withColorsForAll(valuesWhereShorter(withoutUnusedNames(kept, elements), elements))
}

/** Without the rules that need a class of these CSS modules. */
export const withoutScopes = (stylesheet: string, scopes: ReadonlySet<string>): string =>
  rewrite(stylesheet, {
    Rule: { style: (rule) => (rule.value.selectors.every((one) => needs(one, scopes)) ? [] : undefined) },
  })

const needs = (selector: Selector, scopes: ReadonlySet<string>): boolean =>
  selector.some(
    (part) =>
      (part.type === 'class' && scopes.has(scopeIn(part.name) ?? '')) ||
      (part.type === 'pseudo-class' &&
        part.kind !== 'not' &&
        'selectors' in part &&
        part.selectors?.every((one) => needs([one].flat(), scopes)) === true),
  )

/** The whole stylesheet for a page that has some rules already: a font declared twice would be drawn twice. */
export const withoutFonts = (stylesheet: string): string =>
  rewrite(stylesheet, { Rule: { 'font-face': () => [] } })

interface Used {
  imported: ReadonlySet<string> | undefined
  classes: Set<string>
  ids: Set<string>
  tags: Set<string>
  attributes: Set<string>
}

/** What a page shows without scripts is text to the parser. */
const withNoScript = (elements: Element[]): Element[] =>
  elements.flatMap((element) =>
    element.tagName === 'noscript'
      ? element.childNodes.flatMap((node) => ('value' in node ? parsePage(node.value).elements : []))
      : element,
  )

function usedBy(page: Element[]): Omit<Used, 'imported'> {
  const elements = withNoScript(page)
  const values = (name: string) =>
    elements.flatMap(({ attrs }) => attrs.filter((one) => one.name === name).map((one) => one.value))
  return {
    classes: new Set(values('class').flatMap((list) => list.split(/\s+/))),
    ids: new Set(values('id')),
    tags: new Set(elements.map((element) => element.tagName.toLowerCase())),
    attributes: new Set(elements.flatMap(({ attrs }) => attrs.map((one) => one.name))),
  }
}

const canMatch = (selector: Selector, used: Used): boolean => selector.every((part) => canBe(part, used))

function canBe(part: SelectorComponent, used: Used): boolean {
  if (part.type === 'class') return used.classes.has(part.name) || isImported(part.name, used)
  // Of an element that is not there yet only its class is known.
  if (part.type === 'id') return used.imported !== undefined || used.ids.has(part.name)
  if (part.type === 'type') return used.imported !== undefined || used.tags.has(part.name.toLowerCase())
  if (part.type === 'attribute')
    return used.imported !== undefined || isNative(part.name) || used.attributes.has(part.name)
  if (part.type === 'pseudo-class' && 'selectors' in part && part.kind !== 'not')
    return part.selectors?.some((selector) => canMatch([selector].flat(), used)) ?? true
  return true
}

/** A class that belongs to no module may be used by any. */
function isImported(name: string, { imported }: Used): boolean {
  const scope = scopeIn(name)
  return imported !== undefined && (scope === undefined || imported.has(scope))
}

/** Attributes that the browser or the bootstrap sets before the application runs. */
const isNative = (name: string): boolean => !name.startsWith('data-') || name === 'data-app'

/** Custom properties and keyframes that nothing left refers to, until there are none. */
function withoutUnusedNames(styles: string, elements: Element[]): string {
  const inDrawings = elements
    .flatMap(({ attrs }) => attrs.map((one) => one.value))
    .filter((value) => value.includes('var('))
  const variables = new Set([styles, ...inDrawings].join(' ').match(/(?<=var\(\s*)--[\w-]+/g))
  const words = new Set(withoutKeyframeNames(styles).match(/[\w-]+/g))
  const fewer = rewrite(styles, {
    Declaration: {
      custom: (one) => (one.name.startsWith('--') && !variables.has(one.name) ? [] : undefined),
    },
    Rule: { keyframes: (rule) => (words.has(rule.value.name.value) ? undefined : []) },
  })
  return fewer.length < styles.length ? withoutUnusedNames(fewer, elements) : fewer
}

/**
 * A custom property that is set once is shorter as its value, where that is short or read once. Browsers without
 * `light-dark()` need the property.
 */
function valuesWhereShorter(styles: string, elements: Element[]): string {
  const inMarkup = elements.flatMap(({ attrs }) => attrs.map(({ value }) => value)).join(' ')
  const count = (part: string) => styles.split(part).length - 1
  for (const [declaration, name = '', value = ''] of styles.matchAll(SINGLE_VALUE)) {
    const read = `var(${name})`
    const isPlain =
      count(`${name}:`) === 1 && count(read) === count(`var(${name}`) && !inMarkup.includes(name)
    if (isPlain && (count(read) === 1 || value.length <= read.length))
      return valuesWhereShorter(
        styles.replace(declaration, '').replaceAll(read, () => value),
        elements,
      )
  }
  return styles
}

/** The declaration of a custom property whose value is one word or one function, with the semicolon after it. */
const SINGLE_VALUE = /(?<=[{;])(--[\w-]+):(?!light-dark)([\w.#%-]+(?:\([^;{}]*\))?);/g

const withoutKeyframeNames = (styles: string): string => styles.replace(/@keyframes [\w-]+/g, '')

export function rewrite(styles: string, visitor: Visitor<never> = {}): string {
  const { code } = transform({ filename: 'site.css', code: Buffer.from(styles), minify: true, visitor })
  return code.toString()
}
