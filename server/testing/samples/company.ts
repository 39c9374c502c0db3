import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A company with all that is unlike the sample, as its owner writes it. */
export const otherCompany = {
  name: 'Compagnie de transport Saint-Laurent–Rocheuses “Étoile” Ltée',
  legalName: '1234567 Alberta Ltée',
  phone: '(587) 200-0000',
  email: 'repartition@rocheuses.ca',
  address: { street: '100 1 Street SE', city: 'Red Deer', province: 'AB', postalCode: 'T4N 1A1' },
  founded: 1999,
  firstTruckRegistered: 2003,
  fleetExpanded: 2010,
  copyrightFrom: 2020,
  hours: {
    monday: '08:00-17:00',
    tuesday: '08:00-17:00',
    wednesday: '08:00-17:00',
    thursday: '08:00-17:00',
    friday: '08:00-16:00',
    closed: [{ date: '2026-12-25', name: 'Christmas Day' }],
  },
  promise: { hours: 8, counts: 'business' },
  fees: [{ what: 'Liftgate', price: '$75 a stop' }],
  logo: 'logo.svg',
}

export const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="20" fill="#1d6f42"/></svg>'

/** Writes these facts and their logo into a folder; returns the path for `COMPANY_FILE`. */
export function writeCompany(folder: string, facts: object = otherCompany): string {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'logo.svg'), LOGO)
  const file = path.join(folder, 'company.json')
  writeFileSync(file, JSON.stringify(facts))
  return file
}
