import { parseSync } from 'vite'

/** A node of the syntax tree (ESTree). */
interface Node {
  type: string
  start: number
  [property: string]: unknown
}

export interface Finding {
  line: number
  text: string
}

/** Attributes and properties that a visitor reads, whatever they hold. */
const READ_NAMES =
  /^(aria-(label|description|valuetext|roledescription)|alt|title|placeholder|label|heading|caption|description|lead|hint|note|summary)$/i

const LETTER = /\p{L}{2}/u

/** Texts for programs: each with a capital or punctuation, and several words. */
const MACHINE_TEXT = [
  /^\s*(select|insert into|create (table|index|virtual|trigger)|delete from|update|pragma|do \$\$)\b/, // SQL
  /^[\w*-]+\/[\w.*+-]+\s*[;,]/, // media types
  /^(inline|attachment|sandbox|form-data);|^(max-age|public|private|no-store)\b[^.]*$|^(GET|HEAD|POST)(, [A-Z]+)+$/, // headers
  /^[MmLlHhVvCcSsQqTtAaZz\d\s.,%-]+$/, // paths of SVG
  /^[\w-]+:\s*[^;{}.]+;|;[\w-]+:[^;]+;|^\s*[.:\w-]*\s*\{[^}]*:|^--|\b(var|calc|url)\(|^\([a-z-]+: ?[a-z]+\)|^\((min|max)-width: [\d.]+em\)/, // styles
  /^[a-z, ]*\[[a-z, =[\]-]*\]$/, // selectors
]

/** Without the tags of HTML and SVG, which are between texts. */
const withoutTags = (text: string): string => text.replaceAll(/<[^>]*(>|$)|&[a-z]+;/g, ' ')

/** A text of several words with a capital letter or the punctuation of a sentence. */
function looksWritten(text: string): boolean {
  if (MACHINE_TEXT.some((pattern) => pattern.test(text.trim()))) return false
  const shown = withoutTags(text)
  const isSeveralWords = /\p{L}[^\p{L}]*\s+[^\p{L}]*\p{L}/u.test(shown)
  return isSeveralWords && (/\p{Lu}/u.test(shown) || /\p{L}[.!?…:;’](\s|$)/u.test(shown))
}

/** What no visitor reads: errors thrown, log lines, imports, types, class names. */
function isForDevelopers(node: Node): boolean {
  if (/^(Import|ExportAll|TS(?!As|Satisfies|NonNull))/.test(node.type)) return true
  if (node.type === 'ThrowStatement') return true
  if (node.type === 'NewExpression') return /(Error|RegExp)$/.test(calleeOf(node))
  if (node.type === 'CallExpression')
    return /^(log|console)\.|\.(closest|matches|querySelector(All)?|supports)$/.test(calleeOf(node))
  if (node.type === 'JSXAttribute') return /^(className|aria-keyshortcuts|d)$/.test(nameOf(node.name))
  return false
}

/** Every text in a module that a visitor would read. */
export function findVisibleText(file: string, source: string): Finding[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  const found: Finding[] = []
  const add = (node: Node, text: string) =>
    found.push({ line: source.slice(0, node.start).split('\n').length, text: text.trim() })

  /** `isRead`: what is here is shown as it is, so that one word is enough. */
  function visit(node: Node, isRead: boolean) {
    if (isForDevelopers(node)) return
    if (node.type === 'JSXText') {
      if (LETTER.test(String(node.value))) add(node, String(node.value))
      return
    }
    const text = textOf(node)
    if (text !== undefined && (isRead ? LETTER.test(text) : looksWritten(text))) add(node, text)
    for (const [property, child] of childrenOf(node)) visit(child, isReadIn(node, property, isRead))
  }
  visit(program as unknown as Node, false)
  return found
}

function isReadIn(parent: Node, property: string, isRead: boolean): boolean {
  if (parent.type === 'JSXExpressionContainer') return isRead
  if (parent.type === 'JSXElement' || parent.type === 'JSXFragment') return property === 'children'
  if (parent.type === 'JSXAttribute') return property === 'value' && READ_NAMES.test(nameOf(parent.name))
  if (parent.type === 'Property') return property === 'value' && isReadProperty(parent)
  if (parent.type === 'ConditionalExpression') return isRead && property !== 'test'
  if (parent.type === 'LogicalExpression') return isRead && property === 'right'
  return isRead && parent.type === 'ArrayExpression'
}

/** Codes have such keys too, in small letters. */
const isReadProperty = ({ key, value }: Node): boolean =>
  READ_NAMES.test(nameOf(key)) && /^\P{Ll}/u.test(textOf(value as Node) ?? '')

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral') return undefined
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('%')
}

function* childrenOf(node: Node): Generator<[property: string, child: Node]> {
  for (const [property, value] of Object.entries(node))
    for (const child of [value].flat()) if (isNode(child)) yield [property, child]
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

function calleeOf({ callee }: Node): string {
  const node = callee as Node
  return node.type === 'MemberExpression' ? `${nameOf(node.object)}.${nameOf(node.property)}` : nameOf(node)
}

const nameOf = (node: unknown): string => {
  const { name, value } = (node ?? {}) as { name?: unknown; value?: unknown }
  return String(typeof name === 'string' ? name : (value ?? ''))
}
