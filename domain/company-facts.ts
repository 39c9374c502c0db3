/**
 * What only the owner can say, from `COMPANY_FILE`; `company-schema.ts` says how it is written there.
 * What is optional and absent is not shown, and `npm run doctor` lists it where the file does not have it as `null`. A sentence
 * is on the site as it is written.
 */
export interface Company {
  /** 60 characters at most. */
  name: string
  /** Where the name has no room: 30 characters at most. */
  shortName: string
  /** As registered. */
  legalName?: string | undefined
  /** There is an SVG file of it, served as `/favicon.svg`; otherwise the name's first letter is the mark. */
  hasLogo: boolean
  phone: { shown: string; dialled: string }
  /** The dispatch mailbox. */
  email: string
  address: Address
  /** IANA name; hours, deadlines and times in mails are in it. */
  timeZone: string
  founded: number
  firstTruckRegistered: number
  fleetExpanded: number
  copyrightFrom: number
  /** In which a quote request is answered. */
  promise: { hours: number; counts: 'all' | 'business' }
  /** When the phone is answered. */
  hours?: OpeningHours | undefined
  /** On a business day, the time (`HH:MM`) until which freight can be asked to be picked up. */
  pickupCutoff?: { sameDay?: string | undefined; nextDay?: string | undefined } | undefined
  /** What is asked of carriers, in dollars. */
  carrierInsurance: { autoLiability: number; cargo: number; currency: string }
  /** Whose dollars the two insurance amounts are. */
  insuranceCurrency?: 'Canadian' | 'US' | undefined
  /** National Safety Code certificate, as the province gives it. */
  nscNumber?: string | undefined
  usDotNumber?: string | undefined
  /** Operating authority in the United States: `MC-123456`. */
  mcNumber?: string | undefined
  /** Our truck or another company's: it decides who is liable, and which licence we need. */
  whoCarries?: string | undefined
  /** How a shipper learns where a load is. */
  tracking?: string | undefined
  paymentTerms?: InLanguages | undefined
  taxes?: InLanguages | undefined
  fuelSurcharge?: string | undefined
  waitingTime?: string | undefined
  cancellation?: string | undefined
  /** Charges for what is asked besides: `{ what: 'Liftgate', price: '$75 a stop' }`. */
  fees?: { what: string; price: string }[] | undefined
  /** Where a claim is sent: an email or a postal address. */
  claimsAddress?: string | undefined
  complaints?: Responsible | undefined
  accessibility?: Responsible | undefined
  /** The address of the accessibility plan that the Accessible Canada Act asks of ten or more employees. */
  accessibilityPlan?: string | undefined
  carrierRates?: string | undefined
  carrierInvoices?: string | undefined
  neverAsksForBankDetailsByEmail?: true | undefined
  /** Work that is open besides driving. */
  openings?: Heading[] | undefined
  /** How we work, besides what this website shows by itself. */
  habits?: Heading[] | undefined
  lookingAhead?: string | undefined
  /** Each with the position that answers for it and the day it was agreed, `YYYY-MM-DD`. */
  environmentalCommitments?: { text: string; owner: string; agreedOn: string }[] | undefined
  /** A name, where the position alone is not to be printed. */
  privacyOfficer?: string | undefined
  /** Where the server and its backups are: `Calgary, Alberta`. */
  serverLocation?: string | undefined
  leaders?: ProvenFact<{ name: string; role: string; area: Area }[]> | undefined
  /** Our own cargo insurance, as a sentence: `We carry $250,000 of cargo insurance on each load.` */
  cargoCover?: ProvenFact<string> | undefined
  /** The day the owner agreed to what the pages promise. */
  promisesConfirmedOn?: string | undefined
}

export interface Address {
  street?: string | undefined
  city: string
  province: string
  provinceCode: string
  postalCode?: string | undefined
  country: string
  countryCode: string
}

export interface OpeningHours {
  /** Sunday first, in minutes after midnight; null where the phone is not answered. */
  week: readonly ({ opens: number; closes: number } | null)[]
  /** Days on which it is not answered besides, `YYYY-MM-DD`, in their order. */
  closed: readonly { date: string; name?: string | undefined }[]
}

/** What needs proof: with its evidence and the day it has to be reviewed. */
interface ProvenFact<Value> {
  value: Value
  evidence: string
  reviewBy: string
}

/** What answers say, too, which may be in French. */
export interface InLanguages {
  en: string
  fr?: string | undefined
}

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
