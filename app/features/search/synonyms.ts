import type { Path } from '../../../domain/pages.ts'

/** What people type who want a page, besides words of its name: phrases between commas. */
export const synonyms: Partial<Record<Path, string>> = {
  '/': 'home page, start, main page, front page, lane map, service area, where do you go, map of lanes, Vancouver, Edmonton, Calgary, Saskatoon, Regina, Winnipeg, Toronto, Montréal, Québec, Halifax, Mexico, USA, United States, America, across Canada',
  '/services':
    'freight services, shipping services, what do you haul, modes, compare services, which service, trucking company, transport, logistics, transport routier, camionnage, services de transport',
  '/services/full-truckload':
    'FTL, TL, truckload, dry van, 53 foot trailer, 53 ft, van, flatbed, step deck, drop deck, heavy haul, oversize, over dimensional, wide load, permits, specialized equipment, tarps, tarping, machinery, lumber, steel, pipe, full load, dedicated truck, exclusive use, team drivers, payload, max weight, trailer dimensions, door opening, trailer length, conestoga, lowboy, RGN, camion complet',
  '/services/ltl':
    'LTL rates, less than load, pallet shipping, skid, partial load, small shipment, freight class, NMFC, liftgate, tailgate, inside delivery, residential delivery, appointment, notification, shared load, consolidation, crate, groupage, reefer LTL, palette, charge partielle',
  '/services/temperature-controlled':
    'reefer, refrigerated, refrigeration, frozen, freezer, deep freeze, chilled, cold chain, cold storage, pharmaceutical, pharma, vaccine, medicine, food, produce, fruit, vegetables, meat, seafood, dairy, ice cream, flowers, heated, protect from freezing, heat, climate, fahrenheit, celsius, sanitary transport, SFCR, reefer truck, reefer rates, réfrigéré, congelé, température contrôlée',
  '/services/intermodal':
    'rail, train, railway, CN, CPKC, container, shipping container, sea can, drayage, port, ramp, terminal, chassis, well car, double stack, 20 ft, 40 ft, high cube, demurrage, per diem, storage charge, import, export, ocean, conteneur, chemin de fer, port drayage',
  '/services/load-planner':
    'linear feet, linear foot calculator, pallet calculator, freight class calculator, density calculator, class calculator, deemed weight, dimensional weight, dim weight, cube, cubic feet, volume, will it fit, how many pallets fit, trailer space, load plan, dimensions, overlength, measure, calculator',
  '/quote':
    'quote, get a quote, free quote, freight quote, price, pricing, prices, rate, rates, rate request, cost, how much, estimate, book, book a truck, booking, order, spot rate, ship something, send freight, pickup request, schedule a pickup, reefer quote, soumission, prix, tarif',
  '/requests':
    'my request, my quote, change my request, withdraw, cancel request, track my request, request status, find my quote, change pickup date, change my order, cancel my order',
  '/shippers':
    'ship, shipping, shipper, how it works, how to ship, bill of lading, BOL, waybill, proof of delivery, POD, paperwork, documents, customs, border, cross border, broker, customs broker, PARS, PAPS, ACI, ACE, CARM, CUSMA, USMCA, NAFTA, commercial invoice, accessorials, detention, layover, lumper, fuel surcharge, re-bill, reweigh, invoice, payment terms, credit application, claim, claims, damage, damaged freight, lost freight, cargo insurance, cargo liability, declared value, packaging, packing, pickup and delivery, transit time, dangerous goods, hazmat, hazardous materials, TDG, FAQ, questions, help, freight, FSC, billing, expéditeur, douane, connaissement, réclamation',
  '/carriers':
    'owner operator, lease on, haul for you, become a carrier, carrier requirements, requirements, MC number, DOT number, USDOT, authority, operating authority, insurance, auto liability, certificate of insurance, COI, W-9, NSC, CVOR, quick pay, factoring, partner, load board, loads, available loads, backhaul, carrier packet, carrier setup, onboarding, broker carrier, subcontractor, trucks wanted, reefer carriers, get paid, paid, transporteur',
  '/carriers/apply':
    'carrier application, apply as a carrier, carrier sign up, carrier registration, register, join, enrol, new carrier, carrier form, application',
  '/carrier/login':
    'login, log in, sign in, portal, carrier portal, account, my account, password, dashboard, upload documents, dispute, settlement, payment status, demo, connexion',
  '/contact':
    'phone, phone number, telephone, call, email, e-mail, mail, address, location, office, map, directions, dispatch, dispatcher, talk to someone, customer service, support, complaint, feedback, track, tracking, track shipment, where is my freight, where is my truck, status, ETA, hours, open, after hours, emergency, track my load, where is my load, where’s my load, expedited, rush, urgent, same day, hotshot, warehousing, cross dock, accounts payable, accounts receivable, weekend, nous joindre, téléphone',
  '/about-us':
    'history, founded, who we are, company, Calgary, Alberta, Canada, about the company, timeline, journey, since 2018, fleet, à propos',
  '/leadership': 'management, manager, executive, CEO, president, owner, team, accountable, who runs, staff',
  '/our-culture': 'values, people, mission, work here, workplace, principles, diversity, respect',
  '/environmental-policy':
    'environment, emissions, greenhouse gas, carbon, fuel economy, diesel, idling, climate change, green, sustainability, sustainable, ESG, SmartWay, spill, recycling',
  '/news':
    'blog, articles, industry news, updates, headlines, press, trucking news, trade press, market, nouvelles',
  '/careers/driver-jobs':
    'jobs, careers, work, hiring, driver, truck driver, trucker, long haul, regional, company driver, class 1, class A, AZ, CDL, licence, license, abstract, driving job, apply for a job, job application, employment, vacancies, resume, pay, wages, salary, home time, training, MELT, reefer driver, temperature-controlled driver, pay per mile, cents per mile, benefits, vacation, student driver, emploi, chauffeur, camionneur',
  '/careers/non-driver-jobs':
    'jobs, careers, office job, office, dispatcher job, dispatch job, mechanic, technician, shop, warehouse job, dock worker, accounting, admin job, sales job, safety officer, internship, student, hiring, employment, benefits, vacation, emploi de bureau',
  '/privacy-policy':
    'privacy, personal information, personal data, PIPEDA, PIPA, cookies, tracking cookies, data, erase, delete my data, GDPR, law 25, privacy officer, retention',
  '/terms-of-service':
    'terms, terms and conditions, conditions, legal, disclaimer, liability, agreement, use of site, governing law, copyright',
  '/accessibility':
    'WCAG, screen reader, barrier, disability, accessible, keyboard, contrast, large text, Accessible Canada Act, AODA',
  '/safety':
    'hours of service, HOS, driving hours, driving limits, ELD, elog, electronic logging, logbook, NSC safety rating, CSA, inspection, pre-trip, weight limits, axle weights, load securement, cargo securement, drug testing, rules, regulations, compliance, FMCSA, DOT rules, winter driving',
}
