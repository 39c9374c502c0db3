import { readFileSync } from 'node:fs'
import path from 'node:path'
import { hashOf } from '../server/pages/fill-file.ts'
import type { ParsedPage } from './page-edits.ts'
import { shownTexts } from './text-of.ts'

/** By path, the day on which a page last changed, as `YYYY-MM-DD`, and the hash of what it has said since. */
export type PageDates = Record<string, { day: string; text: string }>

export const RECORD = path.join(import.meta.dirname, 'page-dates.json')

export const recordedDates = (): PageDates => JSON.parse(readFileSync(RECORD, 'utf8'))

/** What is built replaces what was served: a page that says something else than was recorded changes today. */
export function pageDates(
  pages: ReadonlyMap<string, ParsedPage>,
  recorded: PageDates,
  today: string,
): PageDates {
  return Object.fromEntries(
    [...pages].map(([urlPath, page]) => {
      const text = hashOf(contentOf(page))
      const before = recorded[urlPath]
      return [urlPath, before?.text === text ? before : { day: today, text }]
    }),
  )
}

export const today = (): string => new Date().toISOString().slice(0, 10)

/** Its title and its content, without the frame that all pages share. */
const contentOf = ({ elements }: ParsedPage): string =>
  ['title', 'main']
    .flatMap((name) => shownTexts(elements.find(({ tagName }) => tagName === name)))
    .map(({ value }) => value)
    .join('\n')
