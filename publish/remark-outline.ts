import { documentTitle } from '../domain/site-map.ts'

const LONGEST_TITLE = 60
const LONGEST_DESCRIPTION = 155

/**
 * Gives every `h2` of a content file an id, adds `outline: [{id, title}]` to its front matter, and fails the
 * build where a page could not be found or shown well: title or description missing or too long.
 */
export const remarkOutline = () => (tree: Node, file: File) => {
  const frontMatter = tree.children?.find((node) => node.type === 'yaml')
  if (!frontMatter) return file.fail('A content file begins with front matter: title and description', tree)
  checkLength(file, frontMatter, 'title', LONGEST_TITLE, documentTitle)
  checkLength(file, frontMatter, 'description', LONGEST_DESCRIPTION)
  const outline = headings(tree).map((heading) => nameHeading(file, heading))
  // YAML contains JSON.
  frontMatter.value += `\noutline: ${JSON.stringify(outline)}`
}

interface Node {
  type: string
  value?: string
  depth?: number
  children?: Node[]
  data?: { hProperties?: Record<string, unknown> }
}

interface File {
  fail(reason: string, place: unknown): never
}

function checkLength(
  file: File,
  frontMatter: Node,
  name: string,
  longest: number,
  whole = (line: string) => line,
) {
  const written = frontMatter.value?.match(new RegExp(`^${name}: *(?![>|])(.+)$`, 'm'))?.[1]?.trim() ?? ''
  const line = written.replace(/^(['"])(.*)\1$/, '$2')
  if (!line) return file.fail(`The front matter has no ${name}, on one line`, frontMatter)
  const { length } = whole(line)
  if (length > longest)
    file.fail(
      `The ${name} has ${length} characters, at most ${longest} are shown: ${whole(line)}`,
      frontMatter,
    )
}

const headings = (tree: Node) =>
  tree.children?.filter((node) => node.type === 'heading' && node.depth === 2) ?? []

function nameHeading(file: File, heading: Node): { id: string; title: string } {
  const title = wordsOf(heading).trim()
  const id = title
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  if (id === '') file.fail('A heading needs words of its own, not only an expression', heading)
  heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } }
  return { id, title }
}

const wordsOf = (node: Node): string =>
  node.type === 'text' || node.type === 'inlineCode'
    ? (node.value ?? '')
    : (node.children ?? []).map(wordsOf).join('')
