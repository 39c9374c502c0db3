import { type Claims, claims, company, type OwnerFacts, ownerFacts } from './company.ts'

/** The samples that the owner has to replace, and how a reader recognizes each. */
export const placeholders: { what: string; value: string; stillSample: boolean }[] = [
  { what: 'Company name', value: company.name, stillSample: company.name === 'Bowline Freight' },
  { what: 'Phone', value: company.phone.shown, stillSample: company.phone.dialled.includes('55501') },
  { what: 'Dispatch mailbox', value: company.email, stillSample: company.email.endsWith('.example') },
]

const wanted: Record<keyof OwnerFacts | keyof Claims, string> = {
  whoCarries: 'Nothing says who carries a load, your trucks or another company’s: it decides liability',
  claimsAddress: 'Nothing says where a claim is sent: /shippers gives the phone and the dispatch mailbox',
  complaints: 'Nothing says who answers a complaint, and how soon: /contact gives only the way to send one',
  legalName: 'The legal name is unset: the terms and the privacy policy give the trade name',
  street: 'The street address is unset: /contact shows the city alone, and emails have no postal address',
  hours: 'The hours of the phone are unset: none are shown, and 24 hours are promised on Sundays too',
  paymentTerms: 'The payment terms are unset: /shippers shows none',
  taxes: 'Nothing says whether quotes include tax',
  fuelSurcharge: 'Nothing says how fuel is charged',
  waitingTime: 'Nothing says how waiting time is charged',
  cancellation: 'Nothing says what a cancelled booking costs',
  tracking: 'Nothing says how a shipper learns where a load is',
  cargoCover: 'Your own cargo insurance is unset: nothing is said of it',
  carrierRates: 'Nothing says how a carrier’s rate is agreed',
  carrierInvoices: 'Nothing says where carriers send invoices',
  neverAsksForBankDetailsByEmail: 'Carriers are not warned against emails that ask for bank details',
  accessibility: 'Nothing says who answers about accessibility, and how soon',
  accessibilityPlan:
    'No accessibility plan is linked: the Accessible Canada Act asks ten or more employees for one',
  leaders: 'Nobody is named on /leadership: it shows areas of responsibility',
  openings: 'No open work besides driving is listed: /careers/non-driver-jobs says how to ask',
  habits: 'Habits are unset: /our-culture shows only those that this website proves by itself',
  lookingAhead: 'What comes next is unset: Home names the carrier portal',
  environmentalCommitments: 'No environmental commitment has an owner and a date: the policy gives none',
  nscNumber: 'The NSC number is unset: /safety shows none',
  usDotNumber: 'The US DOT number is unset: /safety shows none',
  privacyOfficer: 'The Privacy Officer has no name: the privacy policy gives the position',
  insuranceCurrency: 'The currency of the two insurance amounts is unset: they stand as specified',
  serverLocation: 'Where the server stands is unset: the privacy policy says nothing of it',
  promisesConfirmedOn:
    'Nobody has confirmed the promises: an answer within 24 hours, privacy questions within 30 days, news every week, the areas of /leadership',
}

/** One line for each fact that the owner has not entered. */
export const missingFacts = (facts: OwnerFacts & Claims = { ...ownerFacts, ...claims }): string[] =>
  Object.entries(wanted).flatMap(([name, line]) => (name in facts ? [] : `${line}. Set ${name}.`))
