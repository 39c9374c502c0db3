import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { menu, pageTexts } from '../translations/page-texts.ts'
import {
  allPaths,
  documentTitle,
  isPath,
  menuPathOf,
  type Page,
  pages,
  pagesAbove,
  pathsOf,
} from './pages.ts'

const app = path.join(import.meta.dirname, '../app')

test('every page file is in the table once, and every entry has its file', () => {
  const isPageFile = (file: string) =>
    file.endsWith('.mdx') || /^export default/m.test(readFileSync(path.join(app, file), 'utf8'))
  const files = globSync(['content/**/*.mdx', 'pages/**/*.tsx'], { cwd: app }).filter(isPageFile)
  const others = ['pages/not-found.tsx', 'pages/text-page.tsx']
  expect([...pages.map(({ file }) => file), ...others].toSorted()).toEqual(files.toSorted())
})

test('a content file is named as its address', () => {
  const content = pages.filter(({ file }) => file.startsWith('content/'))
  expect(content.map(({ file }) => file)).toEqual(content.map(({ path }) => `content${path}.mdx`))
})

test('an address belongs to one page', () => expect(new Set(allPaths).size).toBe(allPaths.length))

test('a page in a second language keeps its first address', () => {
  const page: Page = { ...(pages[0] as Page), translations: { 'fr-CA': '/fr' } }
  expect(pathsOf(page)).toEqual([page.path, '/fr'])
})

test.each(pages)('search engines show title and description of $path whole', (page) => {
  const { title, description } = pageTexts(page.path)
  expect(documentTitle(title ?? '').length).toBeLessThanOrEqual(60)
  expect(description?.length ?? 0).toBeLessThanOrEqual(155)
})

test('the page above a page exists, and the way up ends', () => {
  for (const page of pages) {
    expect(page.parent === undefined || isPath(page.parent)).toBe(true)
    expect(pagesAbove(page).length).toBeLessThan(3)
  }
})

test('a page of the menu is its own, and every page of a service or of the company has one above', () => {
  const inMenu = pages.filter(({ isInMenu }) => isInMenu)
  expect(inMenu.map(menuPathOf)).toEqual(inMenu.map(({ path }) => path))
  for (const page of pages.filter(({ group }) => group === 'Services' || group === 'Company'))
    expect(inMenu.map(({ path }) => path)).toContain(menuPathOf(page))
})

test('no two links of the menu or of one footer column have the same label', () => {
  const labels = menu.map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
})
