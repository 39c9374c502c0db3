import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Company } from '../../../domain/company-facts.ts'
import { ferries } from '../../../domain/lanes/ferries.ts'
import { placeholders } from '../../../domain/public-settings.ts'
import { beforeYouAsk } from '../../../translations/en/pages/before-you-ask.tsx'

const { title, sameDay, nextDay, until } = beforeYouAsk.hours

beforeEach(() => vi.resetModules())
afterEach(() => vi.doUnmock('../../../domain/company.ts'))

test('without hours and cut-offs nothing is said of them', async () => {
  const html = await renderedWith({ hours: undefined, pickupCutoff: undefined })
  for (const text of [title, sameDay, nextDay]) expect(html).not.toContain(text)
})

test('a cut-off is below its heading, one that is unset leaves no line', async () => {
  const html = await renderedWith({ hours: undefined, pickupCutoff: { nextDay: '15:45' } })
  for (const text of [title, nextDay, until('15:45')]) expect(html).toContain(text)
  expect(html).not.toContain(sameDay)
})

test('every crossing is listed with its hours', async () => {
  const html = await renderedWith({})
  const listed = [...html.matchAll(/<span>([\d.]+)\u00a0h<\/span>/g)].map(([, hours]) => Number(hours))
  expect(listed.toSorted()).toEqual(ferries.map(({ hours }) => hours).toSorted())
})

async function renderedWith(facts: Partial<Company>): Promise<string> {
  vi.doMock('../../../domain/company.ts', async (importOriginal) => {
    const original = await importOriginal<{ company: Company }>()
    return { ...original, company: { ...original.company, ...facts } }
  })
  const { SettingsProvider } = await import('../../settings/settings.tsx')
  const { default: BeforeYouAsk } = await import('./before-you-ask.tsx')
  return renderToString(
    createElement(
      SettingsProvider,
      { value: { ...placeholders, driverApplications: 'demo' } },
      createElement(MemoryRouter, undefined, createElement(BeforeYouAsk)),
    ),
  )
}
