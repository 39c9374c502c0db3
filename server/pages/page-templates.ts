import { type Edit, inOrder, type ParsedPage, parsePage } from '../../html/page-edits.ts'
import type { Site } from './site.ts'

/** A built page that is filled in for one visitor before it is sent. */
export interface PageTemplate extends ParsedPage {
  /** Its content security policy. */
  policy: string
  bytes: Buffer
}

/** Finds the template of a path; each page is parsed once. */
export type PageTemplates = (path: string) => PageTemplate | undefined

export function pageTemplates(site: Site): PageTemplates {
  const parsed = new Map<string, PageTemplate>()
  return (path) => {
    const file = site.files.get(path)
    if (!file) return undefined
    const bytes = file.plain.body
    const template = parsed.get(path) ?? { ...parsePage(bytes.toString()), policy: file.policy, bytes }
    parsed.set(path, template)
    return template
  }
}

/** The edited page in pieces that share the template's memory, so that a slow reader holds little more. */
export function editedPieces({ html, bytes }: PageTemplate, edits: Edit[]): Buffer[] {
  const pieces: Buffer[] = []
  let from = 0
  let fromByte = 0
  for (const edit of inOrder(edits)) {
    const toByte = fromByte + Buffer.byteLength(html.slice(from, edit.from))
    pieces.push(bytes.subarray(fromByte, toByte), Buffer.from(edit.replacement))
    fromByte = toByte + Buffer.byteLength(html.slice(edit.from, edit.to))
    from = edit.to
  }
  return [...pieces, bytes.subarray(fromByte)].filter(({ length }) => length > 0)
}
