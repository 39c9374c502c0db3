import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { type Page, pages } from '../../domain/pages.ts'
import { placeholders } from '../../domain/public-settings.ts'
import { synonymsOf, textsOn } from '../features/search/phrases.ts'
import { comparable } from '../features/search/words.ts'
import { SettingsProvider } from '../settings/settings.tsx'

const searchable = pages.filter(({ group }) => group !== undefined)

test.each(searchable.map((page) => [page.path, page] as const))(
  '%s says every synonym that the search leads to it by',
  async (urlPath, page) => {
    const said = comparable(await textOf(page))
    const synonyms = textsOn(urlPath).flatMap(synonymsOf)
    expect(synonyms.filter((synonym) => !said.includes(comparable(synonym)))).toEqual([])
  },
)

/** What is read on a page. Legal pages are no components here: their files say it. */
async function textOf(page: Page): Promise<string> {
  const file = path.resolve('app', page.file)
  const markup = file.endsWith('.mdx') ? written(file) : await rendered(file, page.path)
  return markup.replaceAll(/<(script|title)\b.*?<\/\1>/gs, ' ').replaceAll(/<[^>]*>/g, ' ')
}

/** Without its head and its comments. */
const written = (file: string): string =>
  readFileSync(file, 'utf8').replaceAll(/^---\n.*?\n---\n|\{\/\*.*?\*\/\}/gms, ' ')

async function rendered(file: string, urlPath: string): Promise<string> {
  const { default: PageContent } = (await import(/* @vite-ignore */ file)) as { default: ComponentType }
  const router = createElement(MemoryRouter, { initialEntries: [urlPath] }, createElement(PageContent))
  const settings = { ...placeholders, driverApplications: 'demo' as const }
  return renderToString(createElement(SettingsProvider, { value: settings }, router))
}
