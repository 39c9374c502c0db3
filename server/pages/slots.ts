import { attribute, type Element } from '../../html/page-edits.ts'

/** Everything that React marked with one `data-slot`. */
export const findSlots = (elements: Element[], name: string): Element[] =>
  elements.filter((element) => attribute(element, 'data-slot') === name)

/** The element that React marked with `data-slot`. Throws when the page has none of this name. */
export function findSlot(elements: Element[], name: string): Element {
  const [slot] = findSlots(elements, name)
  if (!slot) throw new Error(`The page has no slot "${name}"`)
  return slot
}
