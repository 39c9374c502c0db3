import { company } from '../../../domain/company.ts'
import { enQuoteWords } from '../staff/quote-words.ts'

const { taxes, paymentTerms } = company
const { trailers, firstLines } = enQuoteWords

const letter = (...paragraphs: string[]): string =>
  ['Hello {name},', ...paragraphs, 'Dispatch, {our company}'].join('\n\n')

const toAnswer = 'Reply to this email or call {our phone}.'
const toBook = 'To book, or to ask anything, reply to this email or call {our phone}.'

const charges = `${taxes?.en ?? 'Tax: [with or without tax].'} Charged extra, where needed: [extras and prices]. Transit time from pickup: [transit time].`
const liability = `Liability: [limit of liability], unless a value is declared on the bill of lading. ${paymentTerms?.en ?? 'Payment: [payment terms].'}`

const price = (equipment: string, more = ''): string =>
  letter(
    `{load}: [price and currency], for ${equipment}. It includes [what it includes] and holds until [date].`,
    charges + more,
    liability,
    toBook,
  )

export const enDeliveredTemplates = {
  /** Of requests for which a flatbed or a permit is likely, as people write them. */
  words: {
    flatbed: ['flatbed', 'flat bed', 'flat deck', 'step deck', 'stepdeck', 'tarps', 'tarped', 'lumber'],
    oversize: [
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
    ],
  },
  replies: {
    refrigerated: {
      name: 'Price, refrigerated',
      text: price('one 53 ft refrigerated trailer', ' Set point: [set point].'),
    },
    truckload: { name: 'Price, full truckload', text: price('one 53 ft dry van') },
    ltl: {
      name: 'Price, LTL',
      text: letter(
        '{load}: [price and currency], for [number of pallets], each [length by width by height], [total weight], on a shared trailer. It holds until [date].',
        `The price is for these pieces as described; other pieces or dimensions change it. ${charges}`,
        liability,
        toBook,
      ),
    },
    oversize: {
      name: 'Oversize: what we need to know',
      text: letter(
        'Thank you for asking about {lane}. A load over the legal dimensions or weight needs permits, so before we can quote {reference}, please send us:',
        '- length, width, height and weight of each piece, as loaded\n- where it may be lifted and tied down, with a drawing or a photo\n- how it’s loaded and unloaded, and by whom\n- the pickup dates that would work',
        'Permits, pilot cars and any route survey are quoted once we have these.',
        toAnswer,
      ),
    },
    flatbed: {
      name: 'Price, flatbed',
      text: price('one 53 ft [flatbed or step deck]', ' Tarps: [included or extra].'),
    },
    lane: { name: 'Price for a lane', text: price('one [equipment]') },
    missing: {
      name: 'Something is missing',
      text: letter(
        'Thank you for your request {reference}. Before we can quote, we need to know [what is missing].',
        toAnswer,
      ),
    },
    decline: {
      name: 'We can’t take this load',
      text: letter('Thank you for asking about {load}. We can’t take this load: [reason].'),
    },
    nextStep: {
      name: 'Next step',
      text: letter('Thank you for your application {reference}. The next step: [next step].', toAnswer),
    },
    notNow: {
      name: 'Not at this time',
      text: letter(
        'Thank you for your application {reference}. We can’t take it further at this time: [reason].',
      ),
    },
  },
  quotes: {
    refrigerated: { name: 'Refrigerated', equipment: trailers.refrigerated, lines: firstLines, note: '' },
    truckload: { name: 'Full truckload', equipment: trailers.van, lines: firstLines, note: '' },
    ltl: { name: 'LTL', equipment: trailers.ltl, lines: firstLines, note: '' },
    oversize: {
      name: 'Oversize',
      equipment: '',
      lines: [...firstLines, 'Permits and pilot cars'],
      note: 'Subject to permits for the dimensions and weight that you gave us.',
    },
    flatbed: {
      name: 'Flatbed',
      equipment: trailers.flatbed,
      lines: [...firstLines, 'Tarps'],
      note: '',
    },
    lane: { name: 'Any equipment', equipment: trailers.van, lines: firstLines, note: '' },
  },
}
