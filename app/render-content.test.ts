import { parse } from 'parse5'
import { expect, test } from 'vitest'
import { carrier } from '../domain/forms/carrier.ts'
import { type FormDefinition, read } from '../domain/forms/form.ts'
import { quoteRequest } from '../domain/forms/quote-request.ts'
import type { FormState } from '../domain/page-data.ts'
import { attribute, descendants, type Element } from '../publish/page-edits.ts'
import { en } from '../translations/en/en.ts'
import { problemTexts } from '../translations/problem-text.ts'
import { renderContent } from './render-content.tsx'

const settings = {
  siteUrl: 'https://freight.example',
  driverApplications: 'demo',
  retentionDays: 730,
  recordsDays: 2555,
} as const

/** The form's own page as it comes back. */
const rendered = (form: FormDefinition & { page: string }, state: Omit<FormState, 'name'>): string => {
  const path = form.page as '/quote'
  const data = { form: { name: form.name, ...state } }
  return renderContent({ path, url: path, data, settings }).content
}
const filledBy = (query: string): string =>
  renderContent({ path: '/quote', url: `/quote?${query}`, data: {}, settings }).content

const elements = (html: string): Element[] => [...descendants(parse(html))]
const byId = (html: string, id: string) => elements(html).find((one) => attribute(one, 'id') === id)
const text = (element: Element | undefined): string =>
  (element?.childNodes ?? [])
    .map((node) => ('value' in node ? node.value : 'tagName' in node ? text(node) : ''))
    .join('')
const summaryIn = (html: string) =>
  elements(html).find((one) => attribute(one, 'role') === 'alert') as Element
const value = (html: string, id: string) => attribute(byId(html, id) as Element, 'value')

test('what was typed is in its control again', () => {
  const typed = { name: 'Ana "Q" <b>', 'freight.type': 'steel & lumber', pickupDate: '2026-11-30' }
  const html = rendered(quoteRequest, { typed })
  expect(value(html, 'quote-name')).toBe('Ana "Q" <b>')
  expect(value(html, 'quote-freight-type')).toBe('steel & lumber')
  expect(value(html, 'quote-pickupDate')).toBe('2026-11-30')
})

test('several lines are in their text area again, the first empty one too', () => {
  const html = rendered(quoteRequest, {
    typed: { additionalInfo: '\nTwo docks\n</textarea><script>' },
  })
  expect(text(byId(html, 'quote-additionalInfo'))).toBe('\nTwo docks\n</textarea><script>')
})

test('chosen boxes are ticked and the others are not', () => {
  const html = rendered(quoteRequest, { typed: { services: ['LTL'] } })
  const boxes = elements(html).filter((one) => attribute(one, 'name') === 'services')
  expect(boxes.map((box) => [attribute(box, 'value'), attribute(box, 'checked')])).toEqual([
    ['Full Truckload', undefined],
    ['LTL', ''],
    ['Temperature Controlled', undefined],
  ])
})

test('the chosen option is the selected one', () => {
  const html = rendered(carrier, { typed: { equipmentType: 'reefer' } })
  const selected = elements(html).filter((one) => attribute(one, 'selected') !== undefined)
  expect(selected.map((option) => attribute(option, 'value'))).toEqual(['reefer'])
})

test('a choice that is not offered selects nothing', () => {
  const html = rendered(carrier, { typed: { equipmentType: 'boat' } })
  const selected = elements(html).filter((one) => attribute(one, 'selected') !== undefined)
  expect(selected.map((option) => attribute(option, 'value'))).toEqual([])
})

test('each problem is shown beside its control, and said by it', () => {
  const typed = { name: 'Ana', email: 'ana' }
  const problems = problemTexts(read(quoteRequest, typed).problems, en)
  const html = rendered(quoteRequest, { typed, problems })
  const email = byId(html, 'quote-email') as Element
  expect(attribute(email, 'value')).toBe('ana')
  expect(attribute(email, 'aria-invalid')).toBe('true')
  expect(attribute(email, 'aria-describedby')).toBe('quote-email-problem')
  const freight = byId(html, 'quote-freight-type') as Element
  expect(attribute(freight, 'aria-describedby')).toBe('quote-freight-type-hint quote-freight-type-problem')
  expect(text(byId(html, 'quote-email-problem'))).toBe(problems.email)
  expect(attribute(byId(html, 'quote-email-problem') as Element, 'hidden')).toBeUndefined()
  expect(attribute(byId(html, 'quote-name') as Element, 'aria-invalid')).toBeUndefined()
  expect(attribute(byId(html, 'quote-name-problem') as Element, 'hidden')).toBe('')
})

test.each([
  ['quote', quoteRequest],
  ['carrier', carrier],
] as const)('every field of the %s form can show a problem', (_, form) => {
  const problems = Object.fromEntries(Object.keys(form.fields).map((name) => [name, `Wrong: ${name}`]))
  const html = rendered(form, { typed: {}, problems })
  for (const problem of Object.values(problems)) expect(html).toContain(`>${problem}</p>`)
})

test('the summary lists every problem with a link to its control', () => {
  const problems = problemTexts(read(quoteRequest, {}).problems, en)
  const html = rendered(quoteRequest, { typed: {}, problems })
  const summary = summaryIn(html)
  const links = [...descendants(summary)].filter((one) => one.tagName === 'a')
  expect(attribute(summary, 'hidden')).toBeUndefined()
  expect(attribute(summary, 'autofocus')).toBe('')
  expect(links).toHaveLength(Object.keys(problems).length)
  for (const link of links) expect(byId(html, (attribute(link, 'href') ?? '').slice(1))).toBeDefined()
})

test('a refusal of the whole form is in the summary, everything typed in its place', () => {
  const html = rendered(quoteRequest, {
    typed: { name: 'Ana' },
    error: 'Please wait <a minute>.',
  })
  expect(text(summaryIn(html))).toBe('Please wait <a minute>.')
  expect(value(html, 'quote-name')).toBe('Ana')
})

test('names from the prototype of objects are not taken for typing', () => {
  const typed = JSON.parse('{"__proto__": {"name": "x"}, "constructor": "y"}')
  expect(rendered(quoteRequest, { typed })).toBe(rendered(quoteRequest, { typed: {} }))
})

test('the query fills in the fields that it names', () => {
  const html = filledBy('pickupLocation=Trois-Rivi%C3%A8res&services=LTL&services=boat&colour=red')
  expect(value(html, 'quote-pickupLocation')).toBe('Trois-Rivières')
  expect(html).not.toMatch(/boat|red"/)
  expect(attribute(summaryIn(html), 'autofocus')).toBeUndefined()
})

test('a form that the page does not have fills in nothing', () => {
  const data = { form: { name: carrier.name, typed: { name: 'Ana' } } }
  const { content } = renderContent({ path: '/quote', url: '/quote', data, settings })
  expect(content).toBe(filledBy(''))
})

test('the title is plain text, and the content has nothing of a head', () => {
  const { title, content } = renderContent({ path: '/quote', url: '/quote', data: {}, settings })
  expect(title).toMatch(/^Request a Quote \| /)
  expect(content).not.toMatch(/<(title|meta|link)\b/)
})
