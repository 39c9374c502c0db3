import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'parse5'
import { expect, test } from 'vitest'
import { carrier } from '../../domain/carrier.ts'
import { read } from '../../domain/form.ts'
import { en } from '../../domain/messages/en.ts'
import { problemTexts } from '../../domain/messages/problem-text.ts'
import { quote } from '../../domain/quote.ts'
import {
  apply,
  attribute,
  descendants,
  type Element,
  type ParsedPage,
  parsePage,
} from '../../html/page-edits.ts'
import { buildSmallSite } from '../testing/built-site.ts'
import { type FormState, fillForm, showErrors } from './form-page.ts'

const folder = buildSmallSite()
const quotePage = parsePage(readFileSync(path.join(folder, 'quote'), 'utf8'))
const carrierPage = parsePage(readFileSync(path.join(folder, 'carriers-apply'), 'utf8'))

const filled = (page: ParsedPage, state: FormState) => apply(page, fillForm(page, state))
const refused = (page: ParsedPage, state: FormState) => apply(page, showErrors(page, state))

const elements = (html: string): Element[] => [...descendants(parse(html))]
const byId = (html: string, id: string) => elements(html).find((one) => attribute(one, 'id') === id)
const text = (element: Element | undefined): string =>
  (element?.childNodes ?? [])
    .map((node) => ('value' in node ? node.value : 'tagName' in node ? text(node) : ''))
    .join('')
const value = (html: string, id: string) => attribute(byId(html, id) as Element, 'value')

test('what was typed stands in its control again', () => {
  const typed = { name: 'Ana "Q" <b>', 'freight.type': 'steel & lumber', pickupDate: '2026-11-30' }
  const html = filled(quotePage, { form: quote, typed })
  expect(value(html, 'quote-name')).toBe('Ana "Q" <b>')
  expect(value(html, 'quote-freight-type')).toBe('steel & lumber')
  expect(value(html, 'quote-pickupDate')).toBe('2026-11-30')
})

test('several lines stand in their text area again, the first empty one too', () => {
  const html = filled(quotePage, {
    form: quote,
    typed: { additionalInfo: '\nTwo docks\n</textarea><script>' },
  })
  expect(text(byId(html, 'quote-additionalInfo'))).toBe('\nTwo docks\n</textarea><script>')
})

test('chosen boxes are ticked and the others are not', () => {
  const html = filled(quotePage, { form: quote, typed: { services: ['LTL'] } })
  const boxes = elements(html).filter((one) => attribute(one, 'name') === 'services')
  expect(boxes.map((box) => [attribute(box, 'value'), attribute(box, 'checked')])).toEqual([
    ['Full Truckload', undefined],
    ['LTL', ''],
    ['Temperature Controlled', undefined],
  ])
})

test('the chosen option is the selected one', () => {
  const html = filled(carrierPage, { form: carrier, typed: { equipmentType: 'reefer' } })
  const selected = elements(html).filter((one) => attribute(one, 'selected') !== undefined)
  expect(selected.map((option) => attribute(option, 'value'))).toEqual(['reefer'])
})

test('a choice that is not offered selects nothing', () => {
  const html = filled(carrierPage, { form: carrier, typed: { equipmentType: 'boat' } })
  const selected = elements(html).filter((one) => attribute(one, 'selected') !== undefined)
  expect(selected.map((option) => attribute(option, 'value'))).toEqual([])
})

test('only the form that was sent is filled', () => {
  const html = filled(quotePage, { form: quote, typed: { name: 'Ana' } })
  const names = elements(html).filter((one) => attribute(one, 'name') === 'name')
  expect(names.map((one) => attribute(one, 'value'))).toEqual([undefined, 'Ana'])
})

test('everything that is not filled stays to the byte, scripts and styles included', () => {
  const html = filled(quotePage, { form: quote, typed: { name: 'Ana' } })
  const [before = '', after = ''] = quotePage.html.split(/<input id="quote-name"[^>]*>/)
  expect(html.startsWith(before)).toBe(true)
  expect(html.endsWith(after)).toBe(true)
})

test('each problem is shown beside its control, and said by it', () => {
  const typed = { name: 'Ana', email: 'ana' }
  const problems = problemTexts(read(quote, typed).problems, en)
  const html = refused(quotePage, { form: quote, typed, problems })
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
  ['quote', quote, quotePage],
  ['carrier', carrier, carrierPage],
] as const)('every field of the %s form can show a problem', (_, form, page) => {
  const problems = Object.fromEntries(Object.keys(form.fields).map((name) => [name, `Wrong: ${name}`]))
  const html = refused(page, { form, typed: {}, problems })
  for (const problem of Object.values(problems)) expect(html).toContain(`>${problem}</p>`)
})

test('a page without a slot is refused instead of guessed at', () => {
  const page = parsePage('<form data-slot="form"><input name="name"></form>')
  expect(() => refused(page, { form: quote, typed: {}, problems: { name: 'Required' } })).toThrow(
    'problem:name',
  )
})

test('the summary lists every problem with a link to its control', () => {
  const problems = problemTexts(read(quote, {}).problems, en)
  const html = refused(quotePage, { form: quote, typed: {}, problems })
  const summary = elements(html).find((one) => attribute(one, 'data-slot') === 'summary') as Element
  const links = [...descendants(summary)].filter((one) => one.tagName === 'a')
  expect(attribute(summary, 'hidden')).toBeUndefined()
  expect(links).toHaveLength(Object.keys(problems).length)
  for (const link of links) expect(byId(html, (attribute(link, 'href') ?? '').slice(1))).toBeDefined()
})

test('a refusal of the whole form stands in the summary, everything typed in its place', () => {
  const html = refused(quotePage, {
    form: quote,
    typed: { name: 'Ana' },
    error: 'Please wait <a minute>.',
  })
  const heading = elements(html).find((one) => attribute(one, 'data-slot') === 'summary-heading')
  expect(text(heading)).toBe('Please wait <a minute>.')
  expect(value(html, 'quote-name')).toBe('Ana')
})

test('a refused page has no script; a filled one keeps them', () => {
  const scripts = (html: string) => elements(html).filter((one) => one.tagName === 'script').length
  expect(scripts(refused(quotePage, { form: quote, typed: {}, error: 'No.' }))).toBe(0)
  expect(scripts(filled(quotePage, { form: quote, typed: { name: 'Ana' } }))).toBe(scripts(quotePage.html))
})

test('names from the prototype of objects are not taken for typing', () => {
  const typed = JSON.parse('{"__proto__": {"name": "x"}, "constructor": "y"}')
  expect(filled(quotePage, { form: quote, typed })).toBe(filled(quotePage, { form: quote, typed: {} }))
})
