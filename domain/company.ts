/**
 * The company's own facts, and nothing else: whatever stands here is printed on the site.
 * Those in `placeholders` are samples until the owner sets them; `npm run doctor` lists them.
 */
export const company = {
  name: 'Bowline Freight',
  phone: { shown: '(403) 555-0142', dialled: '+14035550142' },
  email: 'dispatch@bowline.example',
  address: { city: 'Calgary', province: 'Alberta', provinceCode: 'AB', country: 'Canada', countryCode: 'CA' },
  founded: 2018,
  firstTruckRegistered: 2021,
  fleetExpanded: 2022,
  quoteAnsweredWithinHours: 24,
  carrierInsurance: { autoLiability: 1_000_000, cargo: 100_000, currency: '$' },
  copyrightFrom: 2024,
} as const

/** What still has to be replaced by the owner, and why a reader can tell. */
export const placeholders: { what: string; value: string; stillSample: boolean }[] = [
  { what: 'Company name', value: company.name, stillSample: company.name === 'Bowline Freight' },
  { what: 'Phone', value: company.phone.shown, stillSample: company.phone.dialled.includes('55501') },
  { what: 'Dispatch mailbox', value: company.email, stillSample: company.email.endsWith('.example') },
]

/**
 * Claims that need proof. Each stays unset, and the block that would show it undrawn, until the owner
 * enters a value with its evidence and the day it has to be reviewed.
 */
export interface Claim<Value> {
  value: Value
  evidence: string
  reviewBy: string
}

export const claims: {
  leaders?: Claim<{ name: string; role: string; accountableFor: string }[]>
} = {}
