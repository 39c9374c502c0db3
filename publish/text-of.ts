import type { DefaultTreeAdapterTypes as Tree } from 'parse5'

/** The text of a node and of everything in it, as written; empty for none. */
export const textOf = (node: Tree.Node | undefined): string => {
  if (!node) return ''
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

/** Its texts one by one, without scripts. */
export const shownTexts = (node: Tree.Node | undefined): Tree.TextNode[] => {
  if (!node || node.nodeName === 'script') return []
  if ('value' in node) return [node]
  return 'childNodes' in node ? node.childNodes.flatMap(shownTexts) : []
}
