import { expect, test } from 'vitest'
import { enSources, type SourceText, unreadLaws } from '../translations/en/sources.ts'
import { type SourceId, sources } from './sources.ts'

const names = Object.keys(sources) as SourceId[]

test.each(names)('%s names its source, its address and the day it was read', (name) => {
  const { url, readOn } = sources[name]
  const { title, source }: SourceText = enSources[name]
  expect(title).not.toBe('')
  expect(source).not.toBe('')
  expect(new URL(url).protocol).toMatch(/^https?:$/)
  expect(new Date(`${readOn}T00:00:00Z`).toISOString()).toBe(`${readOn}T00:00:00.000Z`)
})

test('a law that was read only in another’s account or an old text is listed for the owner', () => {
  const listed = unreadLaws().join('\n')
  expect(listed).toContain('49 U.S.C. 14706')
  for (const name of names)
    expect(listed.includes(`${name} in translations/en/sources.ts`)).toBe(enSources[name].law !== undefined)
})
