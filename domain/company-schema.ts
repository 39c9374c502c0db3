import { z } from 'zod'
// Types alone: this is loaded before the facts are there.
import type { Company, InLanguages, OpeningHours } from './company-facts.ts'
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

/** May be left out; `null` says that the company has none, so that the doctor does not ask for it. */
const optional = <Value extends z.ZodType>(value: Value) => value.nullish()

const SENTENCE = 500
const sentence = optional(text(SENTENCE))
const sentenceInLanguages = optional(
  z
    .union([text(SENTENCE), z.strictObject({ en: text(SENTENCE), fr: text(SENTENCE) })], 'must be a text')
    .transform((value): InLanguages => (typeof value === 'string' ? { en: value } : value)),
)

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
    street: optional(text(80)),
    city: text(40).default(sample.address.city),
    province: z.enum(Object.keys(provinces)).default(sample.address.provinceCode),
    postalCode: z
      .string('must be a text')
      .regex(/^[A-Za-z]\d[A-Za-z] ?\d[A-Za-z]\d$/, 'must be a postal code like T2P 1A1')
      .transform((code) => code.toUpperCase().replace(/^(...) ?/, '$1 '))
      .optional(),
  })
  .refine(({ street, postalCode }) => isKnown(street) === isKnown(postalCode), {
    message: 'needs a postalCode with the street, and a street with the postalCode',
  })
  .prefault({})
  .transform(({ province, ...rest }) => ({
    ...rest,
    province: provinces[province] ?? province,
    provinceCode: province,
    country: sample.address.country,
    countryCode: sample.address.countryCode,
  }))

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

const responsible = optional(z.strictObject({ who: text(80), within: text(40) }))
const headings = optional(
  z
    .array(z.strictObject({ title: text(80), text: text(SENTENCE) }))
    .min(1)
    .max(20),
)
const number = optional(text(40))

const claim = <Value extends z.ZodType>(value: Value) =>
  optional(z.strictObject({ value, evidence: text(SENTENCE), reviewBy: day }))

/** The facts as `COMPANY_FILE` has them, and as the site uses them. A logo is the name of a file beside it. */
const companySchema = z
  .strictObject({
    $schema: z.string().optional(),
    name: text(MAX_NAME),
    shortName: text(MAX_SHORT_NAME).optional(),
    legalName: optional(text(120)),
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
    hours: optional(hours),
    pickupCutoff: optional(z.strictObject({ sameDay: time.optional(), nextDay: time.optional() })),
    carrierInsurance: z
      .strictObject({
        autoLiability: z.int('must be whole dollars').positive('must be whole dollars').default(1_000_000),
        cargo: z.int('must be whole dollars').positive('must be whole dollars').default(100_000),
      })
      .prefault({})
      .transform((amounts) => ({ ...amounts, currency: sample.carrierInsurance.currency })),
    insuranceCurrency: optional(z.enum(['Canadian', 'US'])),
    nscNumber: number,
    usDotNumber: number,
    mcNumber: number,
    whoCarries: sentence,
    tracking: sentence,
    paymentTerms: sentenceInLanguages,
    taxes: sentenceInLanguages,
    fuelSurcharge: sentence,
    waitingTime: sentence,
    cancellation: sentence,
    fees: optional(
      z
        .array(z.strictObject({ what: text(60), price: text(60) }))
        .min(1)
        .max(40),
    ),
    claimsAddress: optional(text(200)),
    complaints: responsible,
    accessibility: responsible,
    accessibilityPlan: optional(
      z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' }),
    ),
    carrierRates: sentence,
    carrierInvoices: sentence,
    neverAsksForBankDetailsByEmail: optional(z.literal(true, 'must be true, or be left out')),
    openings: headings,
    habits: headings,
    lookingAhead: sentence,
    environmentalCommitments: optional(
      z
        .array(z.strictObject({ text: text(SENTENCE), owner: text(80), agreedOn: day }))
        .min(1)
        .max(20),
    ),
    privacyOfficer: optional(text(80)),
    serverLocation: optional(text(80)),
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
  .refine(({ promise, hours }) => promise.counts === 'all' || isKnown(hours), {
    path: ['hours'],
    message: 'is missing: business hours are counted in it, since promise.counts is "business"',
  })
  .transform(({ $schema, logo, shortName, ...given }) => {
    const facts: Company = {
      ...withoutNull(given),
      address: withoutNull(given.address),
      shortName: shortName ?? shortenName(given.name),
      hasLogo: logo !== undefined,
    }
    return { facts, logo, none: [...namesOfNull(given), ...namesOfNull(given.address)] }
  })

type Known<Facts> = { [Name in keyof Facts]: Exclude<Facts[Name], null> }

const isKnown = (value: unknown): boolean => value !== undefined && value !== null

const withoutNull = <Facts extends object>(facts: Facts) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => isKnown(value))) as Known<Facts>

const namesOfNull = (facts: object): string[] =>
  Object.entries(facts).flatMap(([name, value]) => (value === null ? [name] : []))

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
export function shortenName(name: string): string {
  const words = name.replace(LEGAL_FORM, '').split(' ')
  while (words.length > 1 && [...words.join(' ')].length > MAX_SHORT_NAME) words.pop()
  return [...words.join(' ')].slice(0, MAX_SHORT_NAME).join('')
}

interface ParsedCompany {
  problems?: never
  facts: Company
  logo: string | undefined
  /** Names of facts that the company says it does not have. */
  none: string[]
}

/** What is wrong with the content of a company file, one sentence for each fault; or the facts in it. */
export function parseCompany(content: unknown): { problems: string[] } | ParsedCompany {
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
