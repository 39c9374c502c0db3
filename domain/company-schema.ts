import { z } from 'zod'
// Types alone: this is loaded before the facts are there.
import type { Address, Company, OpeningHours } from './company-facts.ts'
import { sample } from './sample-company.ts'

export const MAX_NAME = 60
const MAX_SHORT_NAME = 30

/** A text of one line, or the same by language. */
const text = (most: number) =>
  z
    .union([z.string(), z.strictObject({ en: z.string() }).transform(({ en }) => en)], 'must be a text')
    .transform((value) => value.normalize('NFC').replaceAll(/\s+/g, ' ').trim())
    .refine((value) => value !== '', 'must not be empty')
    .refine((value) => [...value].length <= most, `must have at most ${most} characters`)
    .refine((value) => !/[\p{Cc}\p{Co}\p{Cn}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(value), {
      message: 'must not have control characters',
    })

const SENTENCE = 500
const sentence = text(SENTENCE).optional()

const day = z
  .string('must be a day like 2026-12-25')
  .refine((value) => isDay(value), 'must be a day like 2026-12-25')

function isDay(value: string): boolean {
  const at = new Date(`${value}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value)
}

const year = (fallback: number) =>
  z
    .int('must be a year like 2018')
    .min(1800, 'must be a year like 2018')
    .max(2100, 'must be a year like 2018')
    .default(fallback)

const phone = z
  .string('must be a text')
  .transform((value) => value.replaceAll(/[\s().\u00a0-]/g, '').replace(/^\+?1(?=\d{10}$)/, ''))
  .refine((digits) => /^([2-9]\d\d){2}\d{4}$/.test(digits), 'must be a phone number like (403) 555-0199')
  .transform((digits) => ({
    shown: `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`,
    dialled: `+1${digits}`,
  }))

const email = z
  .string('must be a text')
  .max(254, 'must be at most 254 characters long')
  .regex(/^[^\s\p{C}@,;<>"]+@[^\s\p{C}@,;<>"]+$/u, 'must be one email address, like dispatch@company.ca')

const provinces: Record<string, string> = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
}

const address = z
  .strictObject({
    street: text(80).optional(),
    city: text(40).default(sample.address.city),
    province: z.enum(Object.keys(provinces)).default(sample.address.provinceCode),
    postalCode: z
      .string('must be a text')
      .regex(/^[A-Za-z]\d[A-Za-z] ?\d[A-Za-z]\d$/, 'must be a postal code like T2P 1A1')
      .transform((code) => code.toUpperCase().replace(/^(...) ?/, '$1 '))
      .optional(),
  })
  .refine(({ street, postalCode }) => (street === undefined) === (postalCode === undefined), {
    message: 'needs a postalCode with the street, and a street with the postalCode',
  })
  .prefault({})
  .transform(
    ({ province, ...rest }): Address => ({
      ...rest,
      province: provinces[province] ?? province,
      provinceCode: province,
      country: sample.address.country,
      countryCode: sample.address.countryCode,
    }),
  )

const TIME = 'must be a time like 08:00'
const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
const time = z
  .string(TIME)
  .regex(/^([01]?\d|2[0-3]):[0-5]\d$/, TIME)
  .transform((value) => value.padStart(5, '0'))

const HOURS = 'must be hours like 08:00-17:00'
const openingHours = z
  .string(HOURS)
  .regex(/^([01]?\d|2[0-3]):[0-5]\d ?[-–] ?(([01]?\d|2[0-3]):[0-5]\d|24:00)$/, HOURS)
  .transform((value) => {
    const [opens = 0, closes = 0] = value.split(/ ?[-–] ?/).map(minutesOf)
    return { opens, closes }
  })
  .refine(({ opens, closes }) => opens < closes, 'must end after they begin')
  .optional()

const hours = z
  .strictObject({
    sunday: openingHours,
    monday: openingHours,
    tuesday: openingHours,
    wednesday: openingHours,
    thursday: openingHours,
    friday: openingHours,
    saturday: openingHours,
    closed: z
      .array(z.strictObject({ date: day, name: text(60).optional() }))
      .max(200)
      .default([]),
  })
  .transform(
    ({ sunday, monday, tuesday, wednesday, thursday, friday, saturday, closed }): OpeningHours => ({
      week: [sunday, monday, tuesday, wednesday, thursday, friday, saturday].map((one) => one ?? null),
      closed: closed.toSorted((one, other) => (one.date < other.date ? -1 : 1)),
    }),
  )
  .refine(({ week }) => week.some((one) => one !== null), 'must name the hours of one day at least')

const responsible = z.strictObject({ who: text(80), within: text(40) }).optional()
const headings = z
  .array(z.strictObject({ title: text(80), text: text(SENTENCE) }))
  .min(1)
  .max(20)
  .optional()
const number = text(40).optional()

const claim = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ value, evidence: text(SENTENCE), reviewBy: day }).optional()

/** The facts as `COMPANY_FILE` has them, and as the site uses them. A logo is the name of a file beside it. */
const companySchema = z
  .strictObject({
    $schema: z.string().optional(),
    name: text(MAX_NAME),
    shortName: text(MAX_SHORT_NAME).optional(),
    legalName: text(120).optional(),
    logo: z
      .string('must be the name of an SVG file beside this one')
      .regex(/^[^/\\\p{C}]+\.svg$/iu, 'must be the name of an SVG file beside this one')
      .optional(),
    phone,
    email,
    address,
    timeZone: z
      .string('must be a text')
      .refine(isTimeZone, 'must be a time zone like America/Edmonton')
      .default(sample.timeZone),
    founded: year(sample.founded),
    firstTruckRegistered: year(sample.firstTruckRegistered),
    fleetExpanded: year(sample.fleetExpanded),
    copyrightFrom: year(sample.copyrightFrom),
    promise: z
      .strictObject({
        hours: z
          .int('must be a number of hours from 1 to 240')
          .min(1, 'must be a number of hours from 1 to 240')
          .max(240, 'must be a number of hours from 1 to 240')
          .default(sample.promise.hours),
        counts: z.enum(['all', 'business']).default(sample.promise.counts),
      })
      .prefault({}),
    hours: hours.optional(),
    pickupCutoff: z.strictObject({ sameDay: time.optional(), nextDay: time.optional() }).optional(),
    carrierInsurance: z
      .strictObject({
        autoLiability: z.int('must be whole dollars').positive('must be whole dollars').default(1_000_000),
        cargo: z.int('must be whole dollars').positive('must be whole dollars').default(100_000),
      })
      .prefault({})
      .transform((amounts) => ({ ...amounts, currency: sample.carrierInsurance.currency })),
    insuranceCurrency: z.enum(['Canadian', 'US']).optional(),
    nscNumber: number,
    usDotNumber: number,
    mcNumber: number,
    whoCarries: sentence,
    tracking: sentence,
    paymentTerms: sentence,
    taxes: sentence,
    fuelSurcharge: sentence,
    waitingTime: sentence,
    cancellation: sentence,
    fees: z
      .array(z.strictObject({ what: text(60), price: text(60) }))
      .min(1)
      .max(40)
      .optional(),
    claimsAddress: text(200).optional(),
    complaints: responsible,
    accessibility: responsible,
    accessibilityPlan: z
      .url({ protocol: /^https$/, error: 'must be an address that begins with https://' })
      .optional(),
    carrierRates: sentence,
    carrierInvoices: sentence,
    neverAsksForBankDetailsByEmail: z.literal(true, 'must be true, or be left out').optional(),
    openings: headings,
    habits: headings,
    lookingAhead: sentence,
    environmentalCommitments: z
      .array(z.strictObject({ text: text(SENTENCE), owner: text(80), agreedOn: day }))
      .min(1)
      .max(20)
      .optional(),
    privacyOfficer: text(80).optional(),
    serverLocation: text(80).optional(),
    leaders: claim(
      z
        .array(
          z.strictObject({
            name: text(80),
            role: text(80),
            area: z.enum(['operations', 'safety', 'fleet', 'service']),
          }),
        )
        .min(1)
        .max(20),
    ),
    cargoCover: claim(text(SENTENCE)),
    promisesConfirmedOn: day.optional(),
  })
  .refine(({ promise, hours }) => promise.counts === 'all' || hours !== undefined, {
    path: ['hours'],
    message: 'is missing: business hours are counted in it, since promise.counts is "business"',
  })
  .transform(({ $schema, logo, shortName, ...facts }) => {
    const resolved: Company = {
      ...facts,
      shortName: shortName ?? shortened(facts.name),
      hasLogo: logo !== undefined,
    }
    return { facts: withoutAbsent(resolved), logo }
  })

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return /^[A-Z]\w+\//.test(name)
  } catch {
    return false
  }
}

const LEGAL_FORM =
  /,? (inc|incorporated|incorporée|ltd|ltée|limited|limitée|corp|corporation|co|llc|ulc|lp)\.?$/i

/** Without its legal form, and as many whole words as there is room for. */
export function shortened(name: string): string {
  const words = name.replace(LEGAL_FORM, '').split(' ')
  while (words.length > 1 && [...words.join(' ')].length > MAX_SHORT_NAME) words.pop()
  return [...words.join(' ')].slice(0, MAX_SHORT_NAME).join('')
}

const withoutAbsent = (facts: Company): Company =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as unknown as Company

/** What is wrong with the content of a company file, one sentence for each fault; or the facts in it. */
export function parseCompany(
  content: unknown,
): { problems: string[] } | { problems?: never; facts: Company; logo: string | undefined } {
  const { data, error } = companySchema.safeParse(content, { error: sentenceFor, reportInput: true })
  if (data) return data
  return {
    problems: error.issues.map((issue) =>
      [placeOf(issue.path), isAbsent(issue) ? 'is missing' : issue.message].filter(Boolean).join(' '),
    ),
  }
}

const isAbsent = ({ code, input }: z.core.$ZodIssue): boolean =>
  input === undefined && (code === 'invalid_type' || code === 'invalid_union')

const placeOf = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part + 1}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object in braces { }',
  array: 'a list in brackets [ ]',
}

/** For what the schema has no words of its own. */
function sentenceFor(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${KINDS[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return `must be ${new Intl.ListFormat('en', { type: 'disjunction' }).format(issue.values.map(String))}`
    case 'unrecognized_keys':
      return `has entries that nothing reads: ${issue.keys.join(', ')}`
    case 'too_big':
      return `must have at most ${issue.maximum} entries`
    case 'too_small':
      return `must have at least ${issue.minimum} entries, or be left out`
    default:
      return 'has a value that cannot be read'
  }
}

/** The shape of the file as JSON Schema, for editors; what only sentences can say is not in it. */
export const companyJsonSchema = () => z.toJSONSchema(companySchema, { io: 'input', unrepresentable: 'any' })
