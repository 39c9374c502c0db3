import { expect, test } from 'vitest'
import { enSources, type SourceText, unreadLaws } from '../translations/en/sources.ts'
import { type Source, type SourceId, sources } from './sources.ts'

const names = Object.keys(sources) as SourceId[]

const isRead = (name: SourceId): boolean => 'url' in sources[name]

test.each(names.filter(isRead))('%s names its source, its address and the day it was read', (name) => {
  const read: Source = sources[name]
  const { title, source }: SourceText = enSources[name]
  if (!('url' in read)) throw new Error('filtered')
  expect(title).not.toBe('')
  expect(source).toMatch(/./)
  expect(new URL(read.url).protocol).toMatch(/^https?:$/)
  expect(new Date(`${read.readOn}T00:00:00Z`).toISOString()).toBe(`${read.readOn}T00:00:00.000Z`)
})

test.each(names.filter((name) => !isRead(name)))('%s claims no text that was not read', (name) => {
  const { title, source, law }: SourceText = enSources[name]
  expect(title).not.toBe('')
  expect(source).toBeUndefined()
  expect(law !== undefined).toBe('isCompared' in sources[name])
})

/** Hosts of agencies, courts, legislatures and archives, and of the two bodies whose own rules they are. */
const primary =
  /(^|\.)(gov|gc\.ca|canada\.ca|gouv\.qc\.ca|alberta\.ca|saskatchewan\.ca|gov\.mb\.ca|ontario\.ca|gov\.on\.ca|tranbc\.ca|leg\.wa\.gov|comt\.ca|archive-it\.org|nmfta\.org|fedex\.com)$/

test.each(names.filter(isRead))('%s was read where it is published', (name) => {
  const read: Source = sources[name]
  expect('url' in read && new URL(read.url).hostname).toMatch(primary)
})

test('a law that was read only in another’s account or an old text is listed for the owner', () => {
  const listed = unreadLaws().join('\n')
  expect(listed).toContain('49 U.S.C. 14706')
  for (const name of names)
    expect(listed.includes(`${name} in translations/en/sources.ts`)).toBe(enSources[name].law !== undefined)
})
