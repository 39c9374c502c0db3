import { type ParsedPage, parsePage } from '../../html/page-edits.ts'
import type { Site } from './site.ts'

/** The pages of the site that are filled in before they are sent: each is parsed once. */
export type PageTemplates = (path: string) => PageTemplate | undefined

export interface PageTemplate extends ParsedPage {
  policy: string
}

export function pageTemplates(site: Site): PageTemplates {
  const opened = new Map<string, PageTemplate>()
  return (path) => {
    const file = site.files.get(path)
    if (!file) return undefined
    const page = opened.get(path) ?? { ...parsePage(file.plain.body.toString()), policy: file.policy }
    opened.set(path, page)
    return page
  }
}
