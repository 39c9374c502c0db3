import { openPage, type OpenPage as ParsedPage } from './page-edits.ts'
import type { Site } from './site.ts'

/** The pages of the site that are filled in before they are sent: each is parsed once. */
export type OpenPages = (path: string) => OpenPage | undefined

export interface OpenPage extends ParsedPage {
  policy: string
}

export function openPages(site: Site): OpenPages {
  const opened = new Map<string, OpenPage>()
  return (path) => {
    const file = site.files.get(path)
    if (!file) return undefined
    const page = opened.get(path) ?? { ...openPage(file.plain.body.toString()), policy: file.policy }
    opened.set(path, page)
    return page
  }
}
