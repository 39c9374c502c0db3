import { expect, test } from 'vitest'
import { readTemplate } from './read-template.ts'
import { blankTemplate, fillTemplate, placeholders, type Template, templatesFor } from './templates.ts'

const reply = (changes: Partial<Template> & { id: string }): Template =>
  ({ ...blankTemplate('reply', changes.id), name: changes.id, text: 'Hello.', ...changes }) as Template

const request = {
  form: 'Quote Request',
  locale: 'en-CA',
  services: ['LTL'],
  text: 'Steel beams, Step-deck please',
  messages: [],
}

const values = Object.fromEntries(placeholders.map((name) => [name, `the ${name}`])) as never

test('a template for a word comes before one for a service, and both before those for every request', () => {
  const offered = templatesFor(
    [
      reply({ id: 'any' }),
      reply({ id: 'ltl', services: ['LTL'] }),
      reply({ id: 'reefer', services: ['Temperature Controlled'] }),
      reply({ id: 'deck', words: ['flatbed', 'step deck'] }),
      reply({ id: 'part of a word', words: ['beam', '—'] }),
      reply({ id: 'carriers', form: 'Carrier Application' }),
    ],
    request,
  )
  expect(offered.fitting.map(({ id }) => id)).toEqual(['deck', 'ltl', 'any'])
  expect(offered.others.map(({ id }) => id)).toEqual(['reefer', 'part of a word'])
})

test('a request gets templates in its language, and English ones where there are none', () => {
  const templates = [reply({ id: 'en' }), reply({ id: 'fr', locale: 'fr-CA' })]
  const idsFor = (more: object, from = templates) => {
    const { fitting, others, inOtherLanguages } = templatesFor(from, { ...request, ...more })
    return [fitting, others, inOtherLanguages].map((group) => group.map(({ id }) => id))
  }
  expect(idsFor({})).toEqual([['en'], [], ['fr']])
  expect(idsFor({ locale: 'fr-CA' })).toEqual([['fr'], [], ['en']])
  expect(idsFor({ locale: 'fr-CA' }, templates.slice(0, 1))).toEqual([['en'], [], []])
  expect(idsFor({ text: 'Palettes, livraison le matin' })).toEqual([['fr'], [], ['en']])
  expect(idsFor({ messages: ['Bonjour, nous attendons votre prix.'] })).toEqual([['fr'], [], ['en']])
  expect(idsFor({ locale: 'fr-CA', text: 'Please call before the delivery.' })).toEqual([['fr'], [], ['en']])
})

test('a word is found with or without its accents', () => {
  const countFor = (text: string) =>
    templatesFor([reply({ id: 'tarps', words: ['bâche'] })], { ...request, text }).fitting.length
  expect(countFor('Une bache')).toBe(1)
  expect(countFor('BÂCHE')).toBe(1)
})

test('what the request does not say is left in brackets, and what it says is not filled in again', () => {
  expect(
    fillTemplate('{name}, {lane}: {pickup date} {x}', {
      ...(values as object),
      name: '{lane}',
      'pickup date': '',
    } as never),
  ).toBe('{lane}, the lane: [pickup date] {x}')
})

test('a template is refused with every mistake named by its path', () => {
  const typed = {
    ...blankTemplate('quote', 'x'),
    words: ['{x}'],
    lines: [{ label: '', amount: '12' }],
    note: 'Dear {sender},',
    validHours: 0.5,
  } as Template
  expect(readTemplate(typed)).toEqual({
    problems: {
      name: { code: 'required' },
      'words.0': { code: 'unknownPlaceholder', placeholder: 'x' },
      'lines.0.label': { code: 'required' },
      'lines.0.amount': { code: 'notAnAmount' },
      note: { code: 'unknownPlaceholder', placeholder: 'sender' },
      validHours: { code: 'notHours' },
    },
  })
  expect(readTemplate(reply({ id: 'x', form: 'Nothing' }))).toEqual({
    problems: { form: { code: 'notAForm' } },
  })
  const right = reply({ id: 'y', text: ' Hello {name},\r\n\r\n[price] \u202e' } as never)
  expect(readTemplate(right)).toEqual({ template: { ...right, text: 'Hello {name},\n\n[price]' } })
})
