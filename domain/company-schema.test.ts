import { expect, test } from 'vitest'
import { parseCompany, shortenName } from './company-schema.ts'

const least = {
  name: 'Prairie Star Transport Ltd.',
  phone: '403 555 0199',
  email: 'dispatch@prairie.example',
}

function factsOf(content: object) {
  const parsed = parseCompany({ ...least, ...content })
  if (parsed.problems) throw new Error(parsed.problems.join('\n'))
  return parsed.facts
}

const problemsOf = (content: unknown) => parseCompany(content).problems

test('name, phone and mailbox are enough', () => {
  expect(factsOf({})).toMatchObject({
    shortName: 'Prairie Star Transport',
    hasLogo: false,
    phone: { shown: '(403) 555-0199', dialled: '+14035550199' },
    address: { city: 'Calgary', province: 'Alberta', provinceCode: 'AB' },
    promise: { hours: 24, counts: 'all' },
    founded: 2018,
  })
})

test.each(['(403) 555-0199', '403-555-0199', '+1 403 555 0199', '1-403-555-0199', '4035550199'])(
  'the phone %s is read',
  (phone) => expect(factsOf({ phone }).phone.shown).toBe('(403) 555-0199'),
)

test.each([
  ['one character', 'X'],
  ['60 characters', 'Compagnie de transport Saint-Laurent–Rocheuses internationale'.slice(0, 60)],
  ['60 emoji', '🚚'.repeat(60)],
  ['quotes', `The "Best" 'Haul' Co.`],
  ['HTML', '<script>alert(1)</script> & Sons'],
  ['another alphabet', 'Транспорт Калґарі'],
])('a name of %s is taken as it is', (_, name) => expect(factsOf({ name }).name).toBe(name))

test('a text may be under its language, and spaces around it are nothing', () => {
  expect(factsOf({ name: { en: ' Own  Freight\n' }, tracking: { en: 'The driver calls.' } })).toMatchObject({
    name: 'Own Freight',
    tracking: 'The driver calls.',
  })
})

test('what answers in French say, too, may be in both languages', () => {
  const taxes = { en: 'GST is added.', fr: 'TPS en sus.' }
  expect(factsOf({ taxes, paymentTerms: ' Net 30 days.' })).toMatchObject({
    taxes,
    paymentTerms: { en: 'Net 30 days.' },
  })
  expect(problemsOf({ ...least, taxes: { fr: 'TPS en sus.' }, paymentTerms: 'x'.repeat(501) })).toEqual([
    'paymentTerms must have at most 500 characters',
    'taxes must be a text',
  ])
})

test('hours are read by day, with the days on which nobody answers', () => {
  const { hours } = factsOf({
    hours: {
      monday: '8:00-17:00',
      sunday: '00:00 – 24:00',
      closed: [{ date: '2027-01-01', name: 'New Year’s Day' }, { date: '2026-12-25' }],
    },
  })
  expect(hours).toEqual({
    week: [{ opens: 0, closes: 1440 }, { opens: 480, closes: 1020 }, null, null, null, null, null],
    closed: [{ date: '2026-12-25' }, { date: '2027-01-01', name: 'New Year’s Day' }],
  })
})

test('every fault is named in a sentence, all at once', () => {
  expect(
    problemsOf({
      name: 'x'.repeat(61),
      email: 'nobody',
      founded: '2018',
      nmae: 'Own',
      hours: { monday: '17:00-8:00', closed: [{ date: '2026-02-30' }] },
      promise: { hours: 0, counts: 'weekly' },
      address: { province: 'Alberta' },
      leaders: {
        value: [{ name: 'Ana', role: 'Director', area: 'sales' }],
        evidence: 'Payroll',
        reviewBy: 'soon',
      },
      habits: [],
      neverAsksForBankDetailsByEmail: false,
      accessibilityPlan: 'http://plan.example',
      taxes: 7,
    })?.toSorted(),
  ).toEqual([
    'accessibilityPlan must be an address that begins with https://',
    'address.province must be AB, BC, MB, NB, NL, NS, NT, NU, ON, PE, QC, SK, or YT',
    'email must be one email address, like dispatch@company.ca',
    'founded must be a year like 2018',
    'habits must have at least 1 entries, or be left out',
    'has entries that nothing reads: nmae',
    'hours.closed[1].date must be a day like 2026-12-25',
    'hours.monday must end after they begin',
    'leaders.reviewBy must be a day like 2026-12-25',
    'leaders.value[1].area must be operations, safety, fleet, or service',
    'name must have at most 60 characters',
    'neverAsksForBankDetailsByEmail must be true, or be left out',
    'phone is missing',
    'promise.counts must be all or business',
    'promise.hours must be a number of hours from 1 to 240',
    'taxes must be a text',
  ])
})

test.each([
  [{}, 'name is missing'],
  [[], 'must be an object in braces { }'],
  [null, 'must be an object in braces { }'],
  [{ ...least, name: ' ' }, 'name must not be empty'],
  [{ ...least, name: 'Own\u0007Freight' }, 'name must not have control characters'],
  [{ ...least, name: 'Own \u202eFreight' }, 'name must not have control characters'],
  [{ ...least, name: { fr: 'Propre' } }, 'name must be a text'],
  [{ ...least, phone: '555-0199' }, 'phone must be a phone number like (403) 555-0199'],
  [{ ...least, timeZone: 'Calgary' }, 'timeZone must be a time zone like America/Edmonton'],
  [{ ...least, logo: '../logo.svg' }, 'logo must be the name of an SVG file beside this one'],
  [{ ...least, hours: {} }, 'hours must name the hours of one day at least'],
  [{ ...least, address: { street: '100 1 Street SE' } }, 'address needs a postalCode with the street'],
  [{ ...least, promise: { counts: 'business' } }, 'hours is missing: business hours are counted in it'],
  [{ ...least, promise: { counts: 'business' }, hours: null }, 'hours is missing: business hours'],
  [{ ...least, address: { street: null, postalCode: 'T2P 1A1' } }, 'address needs a postalCode'],
])('%j is refused: %s', (content, problem) => expect(problemsOf(content)?.join('\n')).toContain(problem))

test.each([
  ['Prairie Star Transport Ltd.', 'Prairie Star Transport'],
  ['Compagnie de transport Saint-Laurent–Rocheuses inc.', 'Compagnie de transport'],
  ['x'.repeat(60), 'x'.repeat(30)],
  ['Ltd.', 'Ltd.'],
])('%s is shortened to %s', (name, short) => expect(shortenName(name)).toBe(short))
