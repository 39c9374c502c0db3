/**
 * The company's own facts, and nothing else: whatever stands here is printed on the site.
 * Those in `placeholders` are samples until the owner sets them; `npm run doctor` lists them.
 */
export const company = {
  name: 'Bowline Freight',
  phone: { shown: '(403) 555-0142', dialled: '+14035550142' },
  email: 'dispatch@bowline.example',
  address: { city: 'Calgary', province: 'Alberta', provinceCode: 'AB', country: 'Canada', countryCode: 'CA' },
  timeZone: 'America/Edmonton',
  founded: 2018,
  firstTruckRegistered: 2021,
  fleetExpanded: 2022,
  quoteAnsweredWithinHours: 24,
  carrierInsurance: { autoLiability: 1_000_000, cargo: 100_000, currency: '$' },
  copyrightFrom: 2024,
} as const

/** The samples that the owner has to replace, and how a reader recognizes each. */
export const placeholders: { what: string; value: string; stillSample: boolean }[] = [
  { what: 'Company name', value: company.name, stillSample: company.name === 'Bowline Freight' },
  { what: 'Phone', value: company.phone.shown, stillSample: company.phone.dialled.includes('55501') },
  { what: 'Dispatch mailbox', value: company.email, stillSample: company.email.endsWith('.example') },
]

/**
 * Claims that need proof. Each stays unset, and the block that would show it undrawn, until the owner
 * enters a value with its evidence and the day it has to be reviewed.
 */
interface Claim<Value> {
  value: Value
  evidence: string
  reviewBy: string
}

export const claims: {
  leaders?: Claim<{ name: string; role: string; desk: Desk }[]>
} = {}

/** Who answers for what; a desk on the plan of `/leadership`. */
export type Desk = 'operations' | 'safety' | 'fleet' | 'service'

/** What only the owner can supply. What is unset is not drawn, and `npm run doctor` lists it. */
interface OwnerFacts {
  /** Number and street, and the postal code: `{ line: '100 1 Street SE', postalCode: 'T2P 1A1' }`. */
  street?: { line: string; postalCode: string }
  /** When the phone is answered: `Monday to Friday, 8:00 to 17:00`. */
  hours?: string
  /** National Safety Code certificate, as the province gives it. */
  nscNumber?: string
  usDotNumber?: string
  /** A name, where the position alone is not to be printed. */
  privacyOfficer?: string
  /** Whose dollars the two insurance amounts are. */
  insuranceCurrency?: 'Canadian' | 'US'
  /** Where the server and its backups stand: `Calgary, Alberta`. */
  serverLocation?: string
  /** The day the owner agreed to what these pages promise: leadership, our culture, environmental policy, safety. */
  commitmentsConfirmedOn?: string
}

export const ownerFacts: OwnerFacts = {}

const wanted: Record<keyof OwnerFacts, string> = {
  street: 'The street address is unset: /contact shows the city alone',
  hours: 'The hours of dispatch are unset: /contact shows none',
  nscNumber: 'The NSC number is unset: /safety shows none',
  usDotNumber: 'The US DOT number is unset: /safety shows none',
  privacyOfficer: 'The Privacy Officer has no name: the privacy policy gives the position',
  insuranceCurrency: 'The currency of the two insurance amounts is unset: they stand as specified',
  serverLocation: 'Where the server stands is unset: the privacy policy says nothing of it',
  commitmentsConfirmedOn:
    'The promises of /leadership, /our-culture, /environmental-policy and /safety are not confirmed',
}

/** One line for each fact that the owner has not entered. */
export const missingFacts = (facts: OwnerFacts = ownerFacts): string[] =>
  Object.entries(wanted).flatMap(([name, line]) => (name in facts ? [] : `${line}. Set ${name}.`))
