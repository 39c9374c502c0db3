import { expect, test } from 'vitest'
import { type Source, sources, unreadLaws } from './sources.ts'

test.each(Object.entries(sources))('%s names its source, its address and the day it was read', (_, entry) => {
  const { title, source, url, readOn }: Source = entry
  expect(title).not.toBe('')
  expect(source).not.toBe('')
  expect(new URL(url).protocol).toMatch(/^https?:$/)
  expect(new Date(`${readOn}T00:00:00Z`).toISOString()).toBe(`${readOn}T00:00:00.000Z`)
})

test('a law that was read only in another’s account is listed for the owner', () => {
  const listed = unreadLaws().join('\n')
  for (const [name, { law }] of Object.entries<Source>(sources))
    expect(listed.includes(`${name} in domain/sources.ts`)).toBe(law !== undefined)
})
