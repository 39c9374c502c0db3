/**
 * What people type for what a page says, in the same order as `synonyms`: questions, French, other spellings, everyday
 * words, and those that the site has another word for, as 'order' for a booking. The page need not say them: the search
 * shows its own words.
 */
export const typedWords: Readonly<Record<string, string>> = {
  Home: 'home page, main page, front page, start page',
  'North America':
    'service area, where do you go, where do you deliver, areas you serve, do you deliver to, coverage, where do you ship, Alberta, British Columbia, Saskatchewan, Ontario, Quebec, coast to coast',
  'example lanes': 'lane map, map of lanes',
  'our services':
    'shipping services, what do you haul, trucking company, transport, logistics, transport routier, camionnage, services de transport',
  'Which one fits?': 'compare services, which service, modes',

  'Full Truckload': 'full load, camion complet',
  'nobody else’s':
    'dedicated truck, team drivers, team service, expedited, rush delivery, urgent load, same day, dedicated lane, dedicated fleet, contract freight, direct drive, multi stop',
  '53 ft': '53 foot trailer',
  machinery: 'machines, heavy equipment',
  'specialized equipment':
    'heavy haul, conestoga, curtain side, curtainsider, roll tite, RGN, removable gooseneck, double drop, hot shot, hotshot, straight truck, power only, moffett, side kit, b-train, super b, tri-axle, tandem',
  'door opening': 'trailer dimensions, trailer length',
  permit: 'over dimensional',
  weights:
    'max weight, axle weights, GVW, gross weight, bridge law, scale weight, payload weight, how much weight can a truck carry',
  tarps: 'tarping, tarped',

  'share a trailer':
    'less than load, partial load, shared load, consolidation, groupage, charge partielle, difference between LTL and FTL, LTL or truckload, LTL vs FTL',
  'a few pallets':
    'pallet shipping, small shipment, palette, ship a pallet, ship one pallet, ship a skid, single pallet, one skid, volume LTL, crate, crated freight, ship a crate, ship a pallet to',

  'frozen food': 'freezer, congelé, frozen food shipping, ice, reefer frozen',
  refrigerated: 'refrigeration, chilled, réfrigéré',
  'fresh food': 'perishable',
  produce: 'fruit, vegetables',
  'must not freeze': 'keep from freezing',
  pharmaceutical: 'pharma, medical, medication, GDP, vaccines shipping',
  'cold or warm': 'cold chain, temperature control, température contrôlée',
  'A refrigerated trailer (a reefer) keeps the air around your freight at the temperature you name.':
    'reefer, refrigerated trailer, refer, reefer truck, refrigerated truck, reefer rates, reefer quote',

  rail: 'chemin de fer, is rail cheaper than truck, rail versus truck, truck versus rail, rail or road, piggyback',
  container: 'shipping container, conteneur',

  'will it fit': 'how many pallets fit, trailer space, fit in a trailer',
  'Load Planner': 'load plan, calculator',
  pieces:
    'dims, measure, how many skids fit, how many pallets fit in a 53 foot trailer, load a trailer, load calculator, trailer loading, stack pallets',
  'linear feet': 'lineal feet',
  volume: 'cube, cubic feet',
  'deemed weight': 'dimensional weight, dim weight',
  'home farm or building site': 'residential delivery',

  'Request a Quote':
    'get a quote, free quote, freight quote, price, pricing, rate, cost, how much, estimate, spot rate, book a truck, booking, order, ship something, send freight, soumission, prix, tarif, quotation, quick quote, instant quote, request pricing, rate request, freight calculator, shipping calculator, shipping cost, get pricing, ask for a price, cotation, devis, ship my car, ship a car, book a load, quote for reefer, air freight, moving furniture, household goods, parcel, courier',
  'pickup date': 'schedule a pickup, pickup request',
  'Your Request':
    'my request, my quote, request status, track my request, find my quote, tracking, tracking number, track and trace, track my load, track a shipment, where is my load, where is my truck, where is my shipment, where is my freight, where is my order, load status, shipment status, order status, quote status, did you get my request, i lost my link, lost link, lost my email, resend link, find my request, all my requests, update my quote, ETA, suivi, suivi de commande, suivre mon envoi, où est mon camion',
  'change what you sent':
    'change my request, change pickup date, change my order, cancel my quote, cancel my request, cancel my order, edit my request, withdraw my quote, change delivery address, change pickup address, wrong address',
  'How do I change a request?': 'cancel request, cancel my order',

  Shippers: 'how it works, how to ship, shipping, expéditeur',
  'United States': 'USA, America, ship to US, ship to USA, ship to the states, US delivery, American',
  'hours and days': 'transit time, distance',
  'The bill of lading, line by line': 'waybill, connaissement',
  customs: 'paperwork, documents, douane',
  'crosses the border': 'cross border',
  'Questions shippers ask': 'FAQ, help',
  'What if it’s lost or damaged?':
    'damage, damaged freight, lost freight, réclamation, concealed damage, shortage, short shipment, missing freight, missing pallet, claim form, broken',
  'final claim': 'file a claim, cargo claim',
  'commonly liable': 'cargo liability',

  Carriers: 'owner operator, become a carrier, haul for you, subcontractor, trucks wanted, transporteur',
  'Application to pay': 'carrier setup, onboarding, get paid, paid',
  'certificate of insurance': 'insurance certificate, insurance needed, insurance do i need',
  'Carrier Application':
    'apply as a carrier, carrier sign up, carrier registration, register, join, enrol, new carrier, carrier form',
  'Carrier Portal': 'carrier login, login, log in, dashboard, demo, connexion',
  'sign in': 'account, my account',
  'accept loads': 'available loads',
  payments: 'payment status, settlement',

  'freight company': 'who we are, about the company, à propos',
  'Our Journey':
    'history, timeline, when did you start, how long in business, years in business, company story',
  Leadership:
    'management, manager, executive, who runs, who owns the company, owner, founder, president, CEO, directors, our team, executives, head of',
  'Three habits you can check': 'values, principles',
  'Environmental Policy':
    'environment, green, sustainability, sustainable, climate change, carbon footprint, ESG report, electric truck, hydrogen, net zero, emission report',
  'burns less fuel': 'fuel economy, SmartWay, smart way, aerodynamic, fuel efficient',
  News: 'blog, articles, industry news, headlines, press, updates, market, nouvelles, trucking industry news',

  'Driver Jobs':
    'truck driver, trucker, careers, work, hiring, employment, vacancies, apply for a job, job application, driving job, emploi, chauffeur, camionneur, job postings, job openings, open positions, career opportunities, send my resume',
  licence: 'license',
  'tested for drugs and alcohol': 'drug testing',
  'Non-Driver Jobs': 'careers, work, hiring, employment',
  dispatch: 'dispatcher',
  'trade certificates': 'mechanic, technician, shop, heavy duty mechanic, apprentice, welder',
  'ask us what is open':
    'office job, admin job, emploi de bureau, accounting, safety officer, dispatcher position, dispatcher job, dispatch job, warehouse position, customer service job, sales job, internship, student job, summer job, HR, human resources, office position',

  Contact: 'talk to someone, customer service, support, nous joindre',
  phone:
    'phone number, telephone, call, téléphone, business hours, opening hours, office hours, hours of operation, after hours, are you open, open on weekends, weekend, billing department, billing question, accounts receivable, accounts payable, head office, sales team, speak to someone, live chat, fax, hours, how late are you open, heures d’ouverture',
  email: 'e-mail, mail',
  where: 'address, location, office',
  'Google Maps': 'map, directions',

  'Privacy Policy':
    'personal data, unsubscribe, newsletter, mailing list, opt out, stop emails, marketing email, data protection, GDPR, cookies policy',
  erases: 'retention',
  'See, correct or erase it': 'delete my data',
  'Terms of Service': 'terms and conditions, legal, agreement, use of site',
  'What we don’t promise': 'disclaimer',
  'law of Alberta': 'governing law',
  'doubled in size': 'large text',
  Accessibility: 'accessible, disability, text size, contrast, keyboard, blind, low vision',
  driving: 'driving hours, driving limits, 16 hour rule, log book',
  ELD: 'elog, electronic logging device, e-log',
  Ratings:
    'NSC safety rating, CSA score, safety record, carrier profile, SMS score, safety fitness certificate',
  Securement: 'load securement, chains and binders, straps, tie down',
  liftgate: 'lift gate delivery, tail lift, lift gate service, no loading dock, no dock, no forklift',
  'dimensional weight': 'what is dimensional weight, dim factor, volumetric weight',
  'special handling': 'fragile, top load only, do not stack',
  'freight class': 'reclass, reclassification, freight class lookup, what is freight class',
  'long haul': 'rail transit time',
  'free time': 'free time for loading containers',
  detention:
    'free time for loading, wait time charge, waiting fee, loading time, unloading time, how long to load, driver waiting',
  'limited access':
    'limited access fee, limited access delivery, school delivery, farm delivery, construction site delivery',
  redelivery:
    'missed delivery, missed pickup, shipment isn’t ready, freight not ready, not ready at pickup, attempted pickup, failed pickup',
  accessorials: 'accessorial charge, extra charge, additional fee, extra fee',
  'Truck ordered': 'truck order not used, cancel a truck, cancellation fee, cancelled load',
  storage: 'warehousing, storage fee',
  'over length': 'overlength, extra length',
  'stat holiday':
    'Victoria Day, Labour Day, Family Day, Christmas, New Year, Remembrance Day, Easter, are you open on holidays, open on Canada Day, long weekend',
  'CUSMA certification': 'certificate of origin, origin certificate',
  'Dangerous goods':
    'lithium batteries, battery, aerosol, chemicals, flammable, explosives, placards, MSDS, SDS, safety data sheet, hazmat certified, matières dangereuses, marchandises dangereuses, dangereux',
  'quick pay':
    'factoring, factoring company, fast pay, fuel advance, payment terms, net 30, how fast do you pay',
  'lanes you run': 'load board, loadboard, find loads, loads available, backhaul, dispatch service, lease on',
  'Papers to have ready': 'onboarding papers',
  'full truckload driver':
    'driver pay, pay per mile, cents per mile, how much do drivers make, driver salary, wage, long haul driver, short haul driver, local driver, team driver job, home time, lease operator, LMIA, class 1 training, MELT',
  invoice:
    'pay my invoice, my invoice is wrong, wrong invoice, invoice dispute, billing, credit application, credit terms, payment options',
  'proof of delivery': 'delivery receipt, signed delivery slip',
  'insure the freight': 'insurance coverage, cargo coverage, how much insurance, insured value',
  'set point':
    'what temperature, temperature setting, reefer temperature, temperature recorder, temperature log',
  'ferries that carry trucks': 'Vancouver Island, Newfoundland, Haida Gwaii, Magdalen Islands',
  'cross-border experience': 'FAST card, FAST driver',
}
