import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const room = import.meta.dirname
const read = (file: string) => readFileSync(path.join(room, file), 'utf8')
const sources = [
  'bootstrap.ts',
  'busy.ts',
  'drafts.ts',
  'event-predicates.ts',
  'overlay-requests.ts',

  'set-sky.ts',
  'use-overlay-events.ts',
  '../overlay-history.ts',
  '../../publish/publish-page.ts',
]
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

const [, table = ''] = read('README.md').split('## Attributes and events')
const documented = all(table, /`([^` ]+)`(?=[^|]*\|[^|]*\|[^|]*\|[^|]*\|[^|\n]*\|\n)/g)

function usedIn(file: string): string[] {
  const source = read(file)
  const [, settings = ''] = /interface Settings \{(.*?)\n\}/s.exec(source) ?? []
  return [
    ...all(source, /\b(data-[a-z]+(?:-[a-z]+)*)/g),
    ...all(source, /\bdataset\.(\w+)/g).map((name) => `data-${kebab(name)}`),
    ...all(settings, /^ {2}(\w+)\??:/gm).map((name) => `data-${kebab(name)}`),
    ...all(source, /\b(aria)-busy\b/g).map(() => 'aria-busy'),
    ...all(source, /'(app:\w+)'/g),
    ...all(source, /history\.state\?\.(\w+)/g),
    ...all(source, /'(draft)\.'/g).map(() => 'draft.ID'),
  ]
}

test('the protocol in README.md lists what the bootstrap and the application use, and nothing else', () => {
  expect(documented.length).toBeGreaterThan(10)
  expect([...new Set(documented)].toSorted()).toEqual([...new Set(sources.flatMap(usedIn))].toSorted())
})
