import type { Company } from './company-facts.ts'

/** Shown where there is no `COMPANY_FILE`. A server with a public address refuses to start with it. */
export const sample: Company = {
  name: 'Bowline Freight',
  shortName: 'Bowline',
  hasLogo: false,
  phone: { shown: '(403) 555-0142', dialled: '+14035550142' },
  email: 'dispatch@bowline.example',
  address: { city: 'Calgary', province: 'Alberta', provinceCode: 'AB', country: 'Canada', countryCode: 'CA' },
  timeZone: 'America/Edmonton',
  founded: 2018,
  firstTruckRegistered: 2021,
  fleetExpanded: 2022,
  copyrightFrom: 2024,
  promise: { hours: 24, counts: 'all' },
  carrierInsurance: { autoLiability: 1_000_000, cargo: 100_000, currency: '$' },
}
