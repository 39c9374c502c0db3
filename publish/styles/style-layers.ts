import { Features, transform } from 'lightningcss'

/**
 * The site's stylesheet without nesting, and with one block for each of these layers, in their order. The print rules of
 * a layer come last in it: one block is smaller than many, and overrides what is before it. Throws where a rule
 * is in none of the layers.
 */
export function oneBlockForEachLayer(stylesheet: string, order: readonly string[]): string {
  const blocks = flat(`@layer ${order};${stylesheet}`).split(/(?=@layer )/)
  for (const block of blocks) refuseOtherRules(block, order)
  return blocks.map(printLast).join('')
}

/** The names in a statement `@layer reset, base;`. */
export function layersIn(statement: string): string[] {
  const names = /@layer ([^;{]+);/.exec(statement)?.[1]
  if (!names) throw new Error('no order of layers')
  return names.split(',').map((name) => name.trim())
}

/** Minified, which joins the blocks of a layer. */
function flat(stylesheet: string): string {
  const { code } = transform({
    filename: 'site.css',
    code: Buffer.from(stylesheet),
    include: Features.Nesting,
    minify: true,
  })
  return code.toString()
}

function refuseOtherRules(block: string, order: readonly string[]): void {
  const [statement, list = ''] = /^@layer ([\w,]+);/.exec(block) ?? /^@layer (\w+)(?=\{)/.exec(block) ?? ['']
  const rest = block.slice(statement.endsWith(';') ? statement.length : endOfBlock(block))
  if (rest !== '' || !list.split(',').every((name) => order.includes(name)))
    throw new Error(`a rule in no layer: ${(rest || block).slice(0, 200)}`)
}

function endOfBlock(text: string): number {
  let depth = 0
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1
    if (depth === 0) return index + 1
  }
  return text.length
}

function printLast(block: string): string {
  const printed: string[] = []
  const others = block.replaceAll(PRINT, (_, rules: string) => {
    printed.push(rules)
    return ''
  })
  return printed.length > 0 ? `${others.slice(0, -1)}@media print{${printed.join('')}}}` : others
}

/** With at most one level of blocks within, as minified styles are written. */
const PRINT = /@media print\{((?:[^{}]+\{[^{}]*\})*)\}/g
