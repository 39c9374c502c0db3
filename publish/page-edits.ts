import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

export type Element = Tree.Element

export interface Edit {
  from: number
  to: number
  replacement: string
}

/** A page and everything in it, with its place in the text. */
export interface ParsedPage {
  html: string
  elements: Element[]
}

export const parsePage = (html: string): ParsedPage => ({
  html,
  elements: [...descendants(parse(html, { sourceCodeLocationInfo: true }))],
})

export function* descendants(parent: Tree.ParentNode): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue
    yield node
    yield* descendants('content' in node ? (node as Tree.Template).content : node)
  }
}

/** Whatever is not edited stays the same to the byte, so the hashes of scripts and styles remain valid. */
export function apply({ html }: ParsedPage, edits: Edit[]): string {
  const sorted = inOrder(edits)
  const pieces = sorted.map(
    ({ from, replacement }, index) => html.slice(sorted[index - 1]?.to ?? 0, from) + replacement,
  )
  return pieces.join('') + html.slice(sorted.at(-1)?.to ?? 0)
}

/** From the first to the last; an insertion comes before what begins at the same place. */
export const inOrder = (edits: Edit[]): Edit[] =>
  edits.toSorted((one, other) => one.from - other.from || one.to - other.to)

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value

/** Replaces the content. `html` is inserted as it is: escape text with `escapeHtml` first. */
export function setInnerHtml(element: Element, html: string): Edit {
  const end = element.sourceCodeLocation?.endTag?.startOffset ?? element.sourceCodeLocation?.endOffset
  const from = openingTag(element).endOffset
  return { from, to: end ?? from, replacement: html }
}

export function remove(element: Element): Edit {
  const { startOffset, endOffset } = element.sourceCodeLocation ?? openingTag(element)
  return { from: startOffset, to: endOffset, replacement: '' }
}

function openingTag(element: Element): { startOffset: number; endOffset: number } {
  const location = element.sourceCodeLocation
  if (!location) throw new Error(`<${element.tagName}> was not written in the page`)
  return location.startTag ?? location
}
