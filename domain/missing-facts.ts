import { company } from './company.ts'
import type { Company } from './company-facts.ts'
import { sample } from './sample-company.ts'
import { companyDay } from './time/company-time.ts'
import { DAY } from './time/durations.ts'

/** What the owner has to replace before anybody is shown it. */
export const placeholders = (
  facts: Company = company,
): { what: string; value: string; isSample: boolean; stillSample: boolean }[] => [
  {
    what: 'The company’s name',
    value: facts.name,
    isSample: facts.name === sample.name,
    stillSample: facts.name === sample.name,
  },
  {
    what: 'The phone',
    value: facts.phone.shown,
    isSample: facts.phone.dialled === sample.phone.dialled,
    stillSample: facts.phone.dialled.includes('55501'),
  },
  {
    what: 'The dispatch mailbox',
    value: facts.email,
    isSample: facts.email === sample.email,
    stillSample: facts.email.endsWith('.example'),
  },
]

type Optional = {
  [Name in keyof Company]-?: undefined extends Company[Name] ? Name : never
}[keyof Company]

const wanted: Record<Optional | 'street', string> = {
  whoCarries: 'Nothing says who carries a load, your trucks or another company’s: it decides liability',
  claimsAddress: 'Nothing says where a claim is sent: /shippers gives the phone and the dispatch mailbox',
  complaints: 'Nothing says who answers a complaint, and how soon: /contact gives only the way to send one',
  legalName: 'The legal name is unset: the terms and the privacy policy give the trade name',
  street: 'The street address is unset: /contact shows the city alone, and emails have no postal address',
  hours: 'The hours of the phone are unset: none are shown, and an answer is promised on Sundays too',
  paymentTerms: 'The payment terms are unset: /shippers shows none',
  taxes: 'Nothing says whether quotes include tax',
  fuelSurcharge: 'Nothing says how fuel is charged',
  waitingTime: 'Nothing says how waiting time is charged',
  cancellation: 'Nothing says what a cancelled booking costs',
  fees: 'Nothing says what a liftgate or another service costs',
  pickupCutoff: 'Nothing says until when freight can be asked to be picked up',
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
  mcNumber: 'The MC number is unset: /safety shows none',
  privacyOfficer: 'The Privacy Officer has no name: the privacy policy gives the position',
  insuranceCurrency: 'The currency of the two insurance amounts is unset: they are as specified',
  serverLocation: 'The place of the server is unset: the privacy policy says nothing of it',
  promisesConfirmedOn:
    'Nobody has confirmed the promises: the time of an answer, privacy questions within 30 days, news every week, the areas of /leadership',
}

/** One line for each fact that the owner has neither entered nor named in `none`. */
export const missingFacts = (facts: Company = company, none: readonly string[] = []): string[] =>
  Object.entries(wanted).flatMap(([name, line]) => {
    if (name in facts || name in facts.address || none.includes(name)) return []
    return `${line}. Set ${name}${name === CONFIRMATION ? '' : ', or null for none'}.`
  })

/** No fact that a company may lack. */
const CONFIRMATION = 'promisesConfirmedOn' satisfies Optional

const NOTICE = 60 * DAY

/** One line where the list of closed days is about to end, since next year's holidays would count as open. */
export function endingClosedDays(now: number, { hours }: Company = company): string[] {
  const last = hours?.closed.at(-1)?.date
  return last !== undefined && last < companyDay(now + NOTICE)
    ? [
        `The closed days of the hours end on ${last}: those after it count as open. Add the next ones to hours.`,
      ]
    : []
}
