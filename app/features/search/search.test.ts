import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type Path, pages } from '../../../domain/pages.ts'
import { synonyms } from '../../../translations/en/search/synonyms.ts'
import { typedWords } from '../../../translations/en/search/typed-words.ts'
import { markedPieces } from './marked-pieces.ts'
import { textsOn } from './phrases.ts'
import { search, searchGroups } from './search.ts'
import { wordsOf } from './words.ts'

const found = (typed: string) => search(typed).flatMap(({ items }) => items)
const paths = (typed: string): Path[] => found(typed).map(({ page }) => page.path)

test('with nothing typed every entry is there, group by group', () => {
  expect(search('  ').map(({ group }) => group)).toEqual(searchGroups)
  const listed = pages.filter(({ group, isHiddenUntilTyped }) => group && !isHiddenUntilTyped)
  expect(new Set(paths(''))).toEqual(new Set(listed.map(({ path }) => path)))
})

/** Queries of shippers, carriers and drivers, by the page that each must find among the first three. */
const queries: Partial<Record<Path, string>> = {
  '/': 'home, home page, front page, service area, montreal, Winnipeg, toronto to calgary',
  '/services':
    'services, our services, what do you haul, freight services, compare services, trucking company, logistics, camionnage',
  '/services/full-truckload':
    'FTL, full truckload, full truck load, truckload, TL, dry van, dryvan, 53 foot trailer, 53 ft, flatbed, flat bed, step deck, stepdeck, step-deck, stepdek, drop deck, oversize, oversized load, wide load, heavy haul, tarp, lumber, steel, machinery, dedicated truck, trailer dimensions, trailer length, flatbed rates, heavy equipment, steel coil, weight limits, axle weights, axel weight',
  '/services/ltl':
    'LTL, ltl rates, LTL freight, less than truckload, less-than-truckload, lessthantruckload, pallet, pallets, palet, skid, skids, partial load, partial, freight class, NMFC, liftgate, lift gate, liftgates, inside delivery, tailgate, small shipment, shared load, skid price, lift gate truck, palette',
  '/services/temperature-controlled':
    'reefer, reefers, refer, refrigerated, refrigerated trailer, refridgerated, frozen, frozen food, freezer, cold chain, pharma, pharmaceutical, produce, meat, dairy, protect from freezing, heated, heated trailer, temperature, temperature controlled, temp controlled, vaccines, ice cream, seafood, reefer rates, réfrigéré, keep from freezing, temp control, tempature, temperture, temprature, refridgerated trailers, pharmecutical',
  '/services/intermodal':
    'intermodal, inter modal, intermodel, rail, train, container, containers, sea can, drayage, port, 40 ft container, 20 ft, chassis, double stack, CN rail, railway, demurrage, import, containor, rail service, conteneur, long haul',
  '/services/load-planner':
    'load planner, linear feet, linear foot, density, density calculator, freight class calculator, class calculator, pallet calculator, how many pallets fit, will it fit, deemed weight, dim weight, cubic feet, cube, dimensions, calculator, load plan, volume, lineal feet, pallet dimensions, freight class 70, residential delivery',
  '/quote':
    'quote, quotes, get a quote, request a quote, qoute, free quote, price, prices, pricing, rate, rates, freight rates, cost, how much, how much does it cost, estimate, book a truck, booking, ship something, schedule a pickup, spot rate, frieght quote, soumission, how much to ship a pallet, estimete',
  '/shippers':
    'shipper, shippers, shipping, how to ship, bill of lading, BOL, proof of delivery, POD, border, cross border, crossborder, customs, customs broker, PARS, PAPS, ACI, CARM, CUSMA, accessorials, accessorial charges, claim, claims, cargo claim, damage, damaged freight, cargo insurance, hazmat, hazardous materials, dangerous goods, TDG, invoice, paperwork, FAQ, transit time, declared value, reweigh, file a claim, BOL template, acessorials, insurence, dangerous good, mexico, usa, how far, distance',
  '/shippers/before-you-ask':
    'before you ask, road ban, road bans, spring road bans, frost law, half load, half loads, spring breakup, weight restrictions, chains, tire chains, winter road, winter roads, ice road, ferry, ferries, BC Ferries, holiday, holidays, stat holidays, statutory holidays, detention, layover, fuel surcharge, redelivery, TONU, dry run, FDA, prior notice, in-bond, in bond, carmack, liability, pedimento, accessorials',
  '/carriers':
    'carrier, carriers, owner operator, owner operators, owner-operator, become a carrier, carrier packet, carrier setup, MC number, DOT number, USDOT, insurance requirements, W9, W-9, quick pay, quickpay, COI, certificate of insurance, CVOR, requirements, insurance certificate, reefer carrier, owneroperator, when do i get paid, w9 form',
  '/carriers/apply':
    'carrier application, apply as a carrier, carrier sign up, register, join, carrier registration, new carrier',
  '/carrier/login':
    'login, log in, sign in, signin, portal, carrier portal, carrier login, my account, account, password, upload documents, settlement, dashboard, available loads',
  '/contact':
    'contact, contact us, phone, phone number, telephone, call, email, e-mail, address, location, map, dispatch, dispatcher, customer service, support, dispatch number',
  '/about-us': 'about, about us, history, founded, who we are, company, calgary, fleet',
  '/leadership': 'leadership, management, manager, customer service',
  '/our-culture': 'culture, values, our culture, complaint, feedback',
  '/environmental-policy':
    'environment, environmental policy, enviroment, emissions, carbon, green, idling, sustainability, climate, enviromental',
  '/news': 'news, blog, articles, industry news, updates, trucking news',
  '/careers/driver-jobs':
    'driver jobs, driver, drivers, driving job, truck driver, trucker, jobs, job, careers, career, hiring, class 1, AZ, CDL, apply, apply for a job, job application, employment, resume, class 1 jobs, class1 driver, reefer driver, chauffeur, emploi, carreers, drug testing, abstract, licence, drivers licence',
  '/careers/non-driver-jobs':
    'non-driver jobs, office job, dispatcher job, mechanic, warehouse job, non driver, accounting, careers, jobs, office jobs, mechanic jobs, carreers',
  '/privacy-policy': 'privacy, privacy policy, cookies, personal information, PIPEDA, delete my data, data',
  '/terms-of-service':
    'terms, terms of service, terms and conditions, conditions, legal, disclaimer, detention, copyright',
  '/accessibility': 'accessibility, WCAG, screen reader, disability, accessible, barrier, accesibility',
  '/safety':
    'safety, hours of service, HOS, ELD, elogs, log book, logbook, driving hours, safety rating, load securement, inspection, regulations, 16 hour rule, hours of servise',
}
const cases = Object.entries(queries).flatMap(([path, list]) =>
  list.split(', ').map((typed) => [typed, path] as const),
)

test.each([
  ['reefer', '/services/temperature-controlled'],
  ['LTL', '/services/ltl'],
  ['W-9', '/carriers'],
  ['rail', '/services/intermodal'],
  ['jobs', '/careers/driver-jobs'],
  ['privacy', '/privacy-policy'],
])('%s finds %s first', (typed, page) => expect(paths(typed)[0]).toBe(page))

/** Headings of public lists of questions, by the pages of which one must come first. */
const questions: { typed: string; first: Path[] }[] = readFileSync(
  path.join(import.meta.dirname, 'testing/typed.jsonl'),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

test.each(questions)('$typed leads where people mean', ({ typed, first }) =>
  expect(first).toContain(paths(typed)[0]),
)

test('at least 200 queries are tried', () => expect(cases.length).toBeGreaterThanOrEqual(200))

test.each(cases)('%s finds %s among the first three', (typed, path) =>
  expect(paths(typed).slice(0, 3)).toContain(path),
)

test.each(['(', '.*', '[^', '\\', 'مرحبا', 'zzz', 'a'.repeat(100_000), '😀'])(
  '%.12s finds nothing and harms nothing',
  (typed) => expect(search(typed)).toEqual([]),
)

test('a group is found by its name', () =>
  expect(paths('careers')).toEqual(['/careers/driver-jobs', '/careers/non-driver-jobs']))

test('where no page has every word, the pages that have most of them are found', () =>
  expect(paths('zebra driver jobs')[0]).toBe('/careers/driver-jobs'))

test.each([
  ['carreers', '/careers/driver-jobs, /careers/non-driver-jobs'],
  ['enviroment', '/environmental-policy'],
])('%s finds what was meant and nothing else', (typed, meant) => expect(paths(typed).join(', ')).toBe(meant))

test('a page found by its name is that page, one found by its words opens where they are', () => {
  expect(found('intermodal')[0]?.section).toBeUndefined()
  expect(found('LTL')[0]?.section).toBeUndefined()
  const [shippers] = found('hazmat').filter(({ page }) => page.path === '/shippers')
  expect(shippers?.section).toEqual({ id: 'dangerous-goods', heading: 'Dangerous goods' })
  expect(found('ltl liftgates')[0]?.section?.id).toBe('asked')
})

test('every synonym and typed word stands for what a page says', () => {
  const said = pages.flatMap(({ path }) => textsOn(path))
  const meant = [...Object.keys(synonyms), ...Object.keys(typedWords)]
  expect(meant.filter((text) => !said.includes(text))).toEqual([])
})

test('the letters that were typed are marked where a word begins, and nothing else is lost', () => {
  expect(markedPieces('Non-Driver Jobs', wordsOf('dri jo'))).toEqual([
    { letters: 'Non-', isMatch: false },
    { letters: 'Dri', isMatch: true },
    { letters: 'ver ', isMatch: false },
    { letters: 'Jo', isMatch: true },
    { letters: 'bs', isMatch: false },
  ])
  const accented = markedPieces('Québec 😀', wordsOf('quebec'))
  expect(accented.map(({ letters }) => letters).join('')).toBe('Québec 😀')
  expect(accented[0]).toEqual({ letters: 'Québec', isMatch: true })
})
