import { attribute, type Element } from '../../html/page-edits.ts'

/** The element that React marked with `data-slot`. Throws when the page has none of this name. */
export function findSlot(elements: Element[], name: string): Element {
  const slot = elements.find((element) => attribute(element, 'data-slot') === name)
  if (!slot) throw new Error(`The page has no slot "${name}"`)
  return slot
}
