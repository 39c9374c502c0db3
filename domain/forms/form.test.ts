import { expect, test } from 'vitest'
import { enQuoteForm } from '../../translations/en/forms/quote.ts'
import { formatOf } from '../text/format.ts'
import { carrier } from './carrier.ts'
import { driver } from './driver.ts'
import { examples } from './examples.ts'
import { fingerprint, read, requiredNames, show } from './form.ts'
import { formNamed, submissionForms } from './forms.ts'
import { quoteRequest } from './quote-request.ts'

const filled = examples.quote

test.each(submissionForms)('the example of the $id form has what is required, and nothing more', (form) => {
  const example: Record<string, unknown> = examples[form.id]
  const isFile = (name: string) => form.fields[name]?.control === 'file'
  expect(Object.keys(read(form, example).problems).filter((name) => !isFile(name))).toEqual([])
  expect(Object.keys(example).toSorted()).toEqual(
    requiredNames(form)
      .filter((name) => !isFile(name))
      .toSorted(),
  )
})

test('every field of a form is asked once, in some group', () => {
  for (const form of [quoteRequest, carrier, driver])
    expect(form.groups.flatMap((group) => group.rows.flat()).toSorted()).toEqual(
      Object.keys(form.fields).toSorted(),
    )
})

test('a carrier may leave out the equipment type although it is marked', () => {
  const { answers, problems } = read(carrier, {})
  expect(answers).toEqual({})
  expect(Object.keys(problems).toSorted()).toEqual(Object.keys(examples.carrier).toSorted())
})

test('freight may come dotted or nested, and unknown fields are dropped', () => {
  const { 'freight.type': type, ...rest } = filled
  const nested = read(quoteRequest, { ...rest, freight: { type, weight: 18000 }, admin: true })
  expect(nested.problems).toEqual({})
  expect(nested.answers).toEqual({ ...filled, 'freight.weight': 18000 })
})

test('a weight in kilograms is stored in pounds, whichever way the unit comes', () => {
  for (const freight of [
    { weight: 12_000, weightUnit: 'kg' },
    { weight: '12 000', weightUnit: 'kg' },
    { weight: '12000.', weightUnit: 'kg' },
    { weight: '1.2e4', weightUnit: 'kg' },
    { weight: '12 000 kg', weightUnit: 'lbs' },
    { weight: '12 000 kg', weightUnit: 'kg' },
    { weight: '26 455 lb', weightUnit: 'kg' },
    { weight: 26_455, weightUnit: '' },
  ]) {
    const { answers } = read(quoteRequest, { ...filled, freight })
    expect(answers).toEqual({ ...filled, 'freight.weight': 26_455 })
  }
})

test('a unit that is none of the choices is a problem, and one beside no number is nothing', () => {
  const { problems } = read(quoteRequest, { ...filled, freight: { weight: 12, weightUnit: 'tonnes' } })
  expect(problems).toEqual({ 'freight.weightUnit': { code: 'notAChoice' } })
  expect(read(quoteRequest, { ...filled, 'freight.weightUnit': 'kg' })).toEqual({
    answers: filled,
    problems: {},
  })
})

test('names of the language itself are no answers', () => {
  const { problems } = read(quoteRequest, JSON.parse('{"__proto__":{"name":"x"},"constructor":{"name":"y"}}'))
  expect(problems.name).toEqual({ code: 'required' })
})

test('weights are shown in both units', () => {
  const { answers } = read(quoteRequest, { ...filled, 'freight.weight': '18,000' })
  expect(
    show(quoteRequest, answers, enQuoteForm, formatOf('en-CA')).find(({ name }) => name === 'freight.weight')
      ?.text,
  ).toBe('18,000 lbs (8,165 kg)')
})

test('two submissions are the same whatever the order they came in, and differ when one answer does', () => {
  const once = read(quoteRequest, filled).answers
  const again = read(quoteRequest, Object.fromEntries(Object.entries(filled).toReversed())).answers
  expect(fingerprint(quoteRequest, again)).toBe(fingerprint(quoteRequest, once))
  expect(fingerprint(quoteRequest, { ...once, company: 'x' })).not.toBe(fingerprint(quoteRequest, once))
})

test('forms are known by their wire names, and nothing else is', () => {
  for (const name of ['Quote Request', 'Carrier Application', 'Driver Application'])
    expect(formNamed(name)?.name).toBe(name)
  for (const name of ['quote', 'constructor', '', undefined, 7]) expect(formNamed(name)).toBeUndefined()
})

test.each(submissionForms)('$name names only fields that it has', (form) => {
  const named = [form.replyTo, form.phone, ...form.senderName, ...form.summary]
  expect(named.filter((name) => !Object.hasOwn(form.fields, name))).toEqual([])
})
