import { company } from '../../../domain/company.ts'
import { carrier } from '../../../domain/forms/carrier.ts'
import { driver } from '../../../domain/forms/driver.ts'
import { freightServices, quote } from '../../../domain/forms/quote-request.ts'
import { DEFAULT_LOCALE } from '../../../domain/locale.ts'
import {
  blankTemplate,
  type QuoteTemplate,
  type ReplyTemplate,
  type Template,
} from '../../../domain/quotes/templates.ts'
import { enQuoting } from '../staff/quoting.ts'

/** Of requests for which a flatbed or a permit is likely, as people write them. */
const FLATBED = ['flatbed', 'flat bed', 'flat deck', 'step deck', 'stepdeck', 'tarps', 'tarped', 'lumber']
const OVERSIZE = [
  'oversize',
  'oversized',
  'over size',
  'overdimensional',
  'over dimensional',
  'wide load',
  'overweight',
  'lowboy',
  'permit',
  'permits',
]

const letter = (...paragraphs: string[]): string =>
  ['Hello {name},', ...paragraphs, 'Dispatch, {our company}'].join('\n\n')

const toAnswer = 'Reply to this email or call {our phone}.'
const toBook = 'To book, or to ask anything, reply to this email or call {our phone}.'

const price = (equipment: string, more = ''): string =>
  letter(
    `{load}: [price and currency], for ${equipment}. It includes [what it includes] and holds until [date].`,
    `${company.taxes ?? 'Tax: [with or without tax].'} Charged extra, where needed: [extras and prices]. Transit time from pickup: [transit time].${more}`,
    `Liability: [limit of liability], unless a value is declared on the bill of lading. ${company.paymentTerms ?? 'Payment: [payment terms].'}`,
    toBook,
  )

const reply = (id: string, template: Partial<ReplyTemplate> & { name: string; text: string }): Template => ({
  id,
  version: 0,
  locale: DEFAULT_LOCALE,
  kind: 'reply',
  form: quote.name,
  services: [],
  words: [],
  ...template,
})

const replies: readonly Template[] = [
  reply('reply-refrigerated', {
    name: 'Price, refrigerated',
    services: [freightServices.temperatureControlled],
    text: price('one 53 ft refrigerated trailer', ' Set point: [set point].'),
  }),
  reply('reply-truckload', {
    name: 'Price, full truckload',
    services: [freightServices.truckload],
    text: price('one 53 ft dry van'),
  }),
  reply('reply-ltl', {
    name: 'Price, LTL',
    services: [freightServices.ltl],
    text: letter(
      '{load}: [price and currency], for [number of pallets], each [length by width by height], [total weight], on a shared trailer. It holds until [date].',
      `The price is for these pieces as described; other pieces or dimensions change it. ${company.taxes ?? 'Tax: [with or without tax].'} Charged extra, where needed: [extras and prices]. Transit time from pickup: [transit time].`,
      `Liability: [limit of liability], unless a value is declared on the bill of lading. ${company.paymentTerms ?? 'Payment: [payment terms].'}`,
      toBook,
    ),
  }),
  reply('reply-oversize', {
    name: 'Oversize: what we need to know',
    words: OVERSIZE,
    text: letter(
      'Thank you for asking about {lane}. A load over the legal dimensions or weight needs permits, so before we can quote {reference}, please send us:',
      '- length, width, height and weight of each piece, as loaded\n- where it may be lifted and tied down, with a drawing or a photo\n- how it’s loaded and unloaded, and by whom\n- the pickup dates that would work',
      'Permits, pilot cars and any route survey are quoted once we have these.',
      toAnswer,
    ),
  }),
  reply('reply-flatbed', {
    name: 'Price, flatbed',
    words: FLATBED,
    text: price('one 53 ft [flatbed or step deck]', ' Tarps: [included or extra].'),
  }),
  reply('reply-lane', { name: 'Price for a lane', text: price('one [equipment]') }),
  reply('reply-missing', {
    name: 'Something is missing',
    text: letter(
      'Thank you for your request {reference}. Before we can quote, we need to know [what is missing].',
      toAnswer,
    ),
  }),
  reply('reply-decline', {
    name: 'We can’t take this load',
    text: letter('Thank you for asking about {load}. We can’t take this load: [reason].'),
  }),
  ...[carrier.name, driver.name].flatMap((form, index) => [
    reply(`reply-next-${index}`, {
      name: 'Next step',
      form,
      text: letter('Thank you for your application {reference}. The next step: [next step].', toAnswer),
    }),
    reply(`reply-not-now-${index}`, {
      name: 'Not at this time',
      form,
      text: letter(
        'Thank you for your application {reference}. We can’t take it further at this time: [reason].',
      ),
    }),
  ]),
]

const { trailers, otherTrailers, firstLines } = enQuoting

const priced = (
  id: string,
  template: Partial<QuoteTemplate> & { name: string },
  lines: readonly string[] = firstLines,
): Template => ({
  ...(blankTemplate('quote', id) as QuoteTemplate),
  lines: lines.map((label) => ({ label, amount: '' })),
  ...template,
})

const quotes: readonly Template[] = [
  priced('quote-refrigerated', {
    name: 'Refrigerated',
    services: [freightServices.temperatureControlled],
    equipment: trailers.refrigerated,
  }),
  priced('quote-truckload', {
    name: 'Full truckload',
    services: [freightServices.truckload],
    equipment: trailers.van,
  }),
  priced('quote-ltl', { name: 'LTL', services: [freightServices.ltl], equipment: trailers.ltl }),
  priced(
    'quote-oversize',
    {
      name: 'Oversize',
      words: OVERSIZE,
      note: 'Subject to permits for the dimensions and weight that you gave us.',
    },
    [...firstLines, 'Permits and pilot cars'],
  ),
  priced('quote-flatbed', { name: 'Flatbed', words: FLATBED, equipment: otherTrailers[0] ?? '' }, [
    ...firstLines,
    'Tarps',
  ]),
  priced('quote-lane', { name: 'Any equipment', equipment: trailers.van }),
]

/** In place until an owner changes one. */
export const enDeliveredTemplates: readonly Template[] = [...replies, ...quotes]
