/**
 * The company's own facts, and nothing else: whatever stands here is printed on the site.
 * Name, phone and mailbox are samples until the owner sets them; `npm run doctor` lists what is missing.
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
  answerWithinHours: 24,
  carrierInsurance: { autoLiability: 1_000_000, cargo: 100_000, currency: '$' },
  copyrightFrom: 2024,
} as const

/**
 * Claims that need proof. Each stays unset, and the block that would show it undrawn, until the owner
 * enters a value with its evidence and the day it has to be reviewed.
 */
interface Claim<Value> {
  value: Value
  evidence: string
  reviewBy: string
}

export interface Claims {
  leaders?: Claim<{ name: string; role: string; area: Area }[]>
  /** Our own cargo insurance, as a sentence: `We carry $250,000 of cargo insurance on each load.` */
  cargoCover?: Claim<string>
}

export const claims: Claims = {}

/** Who answers for what on `/leadership`. */
export type Area = 'operations' | 'safety' | 'fleet' | 'service'

/** Who deals with it, and how soon: `the operations manager`, `5 business days`. */
export interface Responsible {
  who: string
  within: string
}

interface Heading {
  title: string
  text: string
}

/**
 * What only the owner can say. What is unset is not drawn, and `npm run doctor` lists it. A text is one or two whole
 * sentences, and stands on the site as it is written here.
 */
export interface OwnerFacts {
  /** As registered: `Bowline Freight Ltd.` */
  legalName?: string
  /** Number and street, and the postal code: `{ line: '100 1 Street SE', postalCode: 'T2P 1A1' }`. */
  street?: { line: string; postalCode: string }
  /** When the phone is answered: `Monday to Friday, 8:00 to 17:00`. */
  hours?: string
  /** National Safety Code certificate, as the province gives it. */
  nscNumber?: string
  usDotNumber?: string
  /** Our truck or another company's: it decides who is liable, and which licence we need. */
  whoCarries?: string
  /** How a shipper learns where a load is. */
  tracking?: string
  paymentTerms?: string
  taxes?: string
  fuelSurcharge?: string
  waitingTime?: string
  cancellation?: string
  /** Where a claim is sent: an email or a postal address. */
  claimsAddress?: string
  complaints?: Responsible
  accessibility?: Responsible
  /** The address of the accessibility plan that the Accessible Canada Act asks of ten or more employees. */
  accessibilityPlan?: string
  /** How a carrier's rate is agreed. */
  carrierRates?: string
  /** Where carriers send invoices. */
  carrierInvoices?: string
  neverAsksForBankDetailsByEmail?: true
  /** Work that is open besides driving. */
  openings?: Heading[]
  /** How we work, besides what this website shows by itself. */
  habits?: Heading[]
  /** What comes next for the company. */
  lookingAhead?: string
  /** Each with the position that answers for it and the day it was agreed, `YYYY-MM-DD`. */
  environmentalCommitments?: { text: string; owner: string; agreedOn: string }[]
  /** A name, where the position alone is not to be printed. */
  privacyOfficer?: string
  /** Whose dollars the two insurance amounts are. */
  insuranceCurrency?: 'Canadian' | 'US'
  /** Where the server and its backups stand: `Calgary, Alberta`. */
  serverLocation?: string
  /** The day the owner agreed to what the pages promise. */
  promisesConfirmedOn?: string
}

export const ownerFacts: OwnerFacts = {}
