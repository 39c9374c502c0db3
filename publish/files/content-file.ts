import { defineMdastPlugin, mdxToJs } from 'satteri'
import type { Plugin } from 'vite'
import { parse } from 'yaml'
import { MAX_DESCRIPTION, MAX_TITLE } from '../../domain/pages.ts'

/** Makes a page of each file of `app/content`. */
export const contentFiles = (): Plugin => ({
  name: 'content-files',
  transform: {
    filter: { id: /\.mdx$/ },
    handler: (source) => ({ code: compileContent(source), map: null }),
  },
})

/**
 * Gives every `h2` an id, and exports the front matter as `handle`, with `outline: [{id, title}]` added to it.
 * Throws where a page could not be found or shown well: title or description missing or too long.
 */
export function compileContent(source: string): string {
  const outline: { id: string; title: string }[] = []
  const nameHeadings = defineMdastPlugin({
    name: 'name-headings',
    heading(node, context) {
      if (node.depth !== 2) return
      const title = context.textContent(node).trim()
      const id = idFrom(title)
      outline.push({ id, title })
      context.setProperty(node, 'data', { hProperties: { id } })
    },
  })
  const { code, frontmatter } = mdxToJs(source, {
    mdastPlugins: [nameHeadings],
    providerImportSource: '../ui/page/prose.tsx',
    features: { gfm: false },
  })
  const handle = { ...checkFrontMatter(frontmatter?.value), outline }
  return `${code}\nexport const handle = ${JSON.stringify(handle)}\n`
}

function checkFrontMatter(frontMatter: string | undefined): Record<string, unknown> {
  if (frontMatter === undefined)
    throw new Error('A content file begins with front matter: title and description')
  const fields: Record<string, unknown> = parse(frontMatter) ?? {}
  checkLength('title', lineOf(fields, 'title'), MAX_TITLE)
  checkLength('description', lineOf(fields, 'description'), MAX_DESCRIPTION)
  return fields
}

function lineOf(fields: Record<string, unknown>, name: string): string {
  const line = fields[name]
  if (typeof line !== 'string' || line.trim() === '') throw new Error(`The front matter has no ${name}`)
  return line
}

function checkLength(name: string, line: string, longest: number) {
  if ([...line].length > longest)
    throw new Error(`The ${name} has ${[...line].length} characters, at most ${longest} are shown: ${line}`)
}

function idFrom(title: string): string {
  const id = title
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  if (id === '') throw new Error('A heading needs words of its own, not only an expression')
  return id
}
