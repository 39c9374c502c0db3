import { company } from '../../../domain/company.ts'
import type { Path } from '../../../domain/pages.ts'
import { promisedTime } from '../promise.ts'

const { address, founded } = company

/**
 * What pages speak of besides their name, in their own words: phrases between commas, by the id and the heading of the
 * section that has them, or under `''` for the page as a whole. Publishing fails where a section lacks a phrase.
 */
export const topics: Partial<Record<Path, Readonly<Record<string, string>>>> = {
  '/': {
    '': `North America, example lanes, Vancouver, Winnipeg, Toronto, Montréal, Halifax, Chicago, Dallas, Los Angeles, Denver, ${address.city}`,
  },
  '/services': {
    '': 'our services',
    '#which Which one fits?': '',
  },
  '/services/full-truckload': {
    '': 'one shipper, straight through, nobody else’s',
    '#deck Which deck?': 'a reefer is for cold freight, freight height, too tall, permit, lowboy',
    '#equipment The equipment, to scale':
      '53 ft, dry van, flatbed, step deck, specialized equipment, steel, lumber, machinery',
    '#inside Inside a 53 ft dry van': 'width inside, door opening, pallets, payload',
    '#limits Size, weight, securing':
      'permit, weights, axles, National Safety Code, tied down, tarps, dangerous goods',
  },
  '/services/ltl': {
    '': 'pallets, share a trailer, a few pallets, freight classes, freight class',
    '#asked What you can ask for':
      'National Motor Freight Classification, liftgate, inside delivery, notification, special handling',
    '#density How a class is found': 'density, deemed weight, dimensional weight',
    '#limits Packing and hazards': 're-bill, dangerous goods',
  },
  '/services/temperature-controlled': {
    '': 'cold or warm, set point',
    '#bands Three bands on one scale':
      'deep freeze, frozen food, ice cream, refrigerated, fresh food, dairy, produce, flowers, climate-controlled, beverages, paint, chocolate, must not freeze, pharmaceutical, medicines, health products, set point, insulated wall, cold air',
    '#when When to choose it':
      'A refrigerated trailer (a reefer) keeps the air around your freight at the temperature you name.',
    '#limits The reefer and the rules': 'Safe Food for Canadians Regulations, 21 CFR Part 1, Health Canada',
  },
  '/services/intermodal': {
    '': 'rail, train, container, long haul, port',
    '#way Drayage, rail, drayage': 'rail networks, rail terminal, chassis, well car, special equipment',
    '#containers Containers': 'double stack',
    '#which Which container?': '20 ft, 40 ft, high cube, freight by sea',
    '#limits Cut-offs and weight': 'cut-off, free time, demurrage, per diem, dangerous goods',
    '#ready What to have ready': 'shipping line, container number',
  },
  '/services/load-planner': {
    '': 'will it fit, pieces, pallets, linear feet, floor used, volume, density, freight class, deemed weight, home farm or building site',
  },
  '/quote': {
    '': 'pickup date',
    '#next What happens next': 'nothing is booked',
  },
  '/requests': {
    '': 'change what you sent, reference',
  },
  '/shippers': {
    '#steps From quote to delivery': 'book in writing, load and sign, proof of delivery',
    '#lane How far is it?': 'road kilometres, hours and days, lane, United States, Mexico',
    '#papers The bill of lading, line by line': 'declared value, count and condition, signatures',
    '#re-bills How to avoid a re-bill': 'invoice, weigh, class and size, accessorials, appointment',
    '#border Border and special freight': 'customs',
    '#commercial-invoice Commercial invoice': 'crosses the border',
    '#customs-broker Customs broker': 'PARS, PAPS, ACI, ACE',
    '#importer Importer into Canada': 'CARM, duties',
    '#cusma CUSMA certification': 'rule of origin',
    '#dangerous-goods Dangerous goods': 'UN number, packing group',
    '#heated-or-cooled Heated or cooled freight': 'set point',
    '#questions Questions shippers ask': 'ask by phone',
    '#claims What if it’s lost or damaged?':
      'notice in writing, final claim, packaging, insure the freight, commonly liable',
    '#change-a-request How do I change a request?': '',
  },
  '/shippers/before-you-ask': {
    '': 'what to know',
    '#seasons Road bans, chains and winter roads':
      'spring road bans, half loads, frost laws, spring breakup, load restrictions, road restrictions, axle weights, tire chains, ice road, 511 Alberta',
    '#ferries Ferries on our lanes': 'ferry, ferries that carry trucks, BC Ferries, Marine Atlantic',
    '#holidays Statutory holidays ahead':
      'stat holiday, federal holidays, Canada Day, Thanksgiving, Good Friday, Boxing Day',
    '#accessorials Accessorials, and what triggers them':
      'detention, waiting time, layover, fuel surcharge, redelivery, reconsignment, limited access, residential delivery, over length, tarps, storage, Truck ordered, TONU, dry run',
    '#dangerous-goods Dangerous goods': 'UN number, proper shipping name, shipping document',
    '#border Border papers, by direction':
      'in-bond, FDA, prior notice, PARS, PAPS, ACI, ACE, e-manifest, FAST, pedimento, Carta Porte',
    '#liability Loss and damage: liability and claims':
      'Carmack, liability, final claim, declare a value, through bill',
  },
  '/carriers': {
    '': 'partner with us',
    '#way Application to pay': 'proof of delivery',
    '#benefits What you get': 'quick pay, consistent freight, competitive rates, lanes you run',
    '#requirements Carrier Requirements':
      'MC number, DOT authority, auto liability insurance, cargo insurance, DOT safety rating',
    '#papers Papers to have ready':
      'NSC number, CVOR number, certificate of insurance, operating authority, tax form, W-9',
  },
  '/carriers/apply': {
    '': 'insurance provider, number of trucks',
    '#requirements Carrier Requirements': 'MC number, DOT authority',
  },
  '/carrier/login': {
    '': 'sign in, password, demonstration, accept loads, upload documents, payments, invoice submission, dispute resolution',
  },
  '/about-us': {
    '': `freight company, ${address.city}, ${address.province}`,
    '#journey Our Journey': `founded, ${founded}, first truck, fleet expanded`,
    '#promises What to hold us to': `an answer within ${promisedTime.replaceAll('\u00a0', ' ')}`,
  },
  '/leadership': {
    '#safety Safety and compliance': '',
    '#fleet Fleet': 'trucks, inspections and repairs',
    '#service Customer service': 'your questions',
  },
  '/our-culture': {
    '#habits Three habits you can check': 'ask only for what we need',
    '#how-we-did Tell us how we did': '',
  },
  '/environmental-policy': {
    [`#one-litre One litre, one tonne, from ${address.city}`]: 'by road, by rail, Natural Resources Canada',
    '#choices Five choices, before and after': 'burns less fuel, rail for the long haul, a shared trailer',
    '#rules What applies to every load': 'idling, spill',
    '#figures Emissions figures for a report': 'emissions figures',
  },
  '/news': { '': 'trucking, logistics and transport news, updated weekly' },
  '/careers/driver-jobs': {
    '#positions Positions':
      'full truckload driver, temperature-controlled driver, intermodal driver, class 1, licence, cross-border experience, Experience with reefers',
    '#apply Apply': 'class A, AZ, CDL, resume, cover letter',
    '#sources Sources': 'abstract, tested for drugs and alcohol',
  },
  '/careers/non-driver-jobs': {
    '': 'ask us what is open',
    '#message What to put in your message': 'trade certificates',
  },
  '/contact': {
    '': `phone, email, where, Google Maps, dispatch, ${address.city}`,
    '#topics What is it about?': 'complaint, damage or loss',
  },
  '/privacy-policy': {
    '#what-we-collect-and-why What we collect, and why': 'what each form asks',
    '#how-long-we-keep-it How long we keep it': 'erases, days after it arrived',
    '#what-the-server-records What the server records': 'logs',
    '#cookies-and-third-parties Cookies and third parties': 'cookie, analytics, advertising',
    '#see-correct-or-erase-it See, correct or erase it': '',
    '#who-is-accountable Who is accountable': 'Privacy Officer',
    '#which-law-applies-and-complaints Which law applies, and complaints':
      'Personal Information Protection and Electronic Documents Act, Personal Information Protection Act, Law 25, complain',
  },
  '/terms-of-service': {
    '#quotes-arent-offers Quotes aren’t offers': 'binding offer',
    '#what-can-change-a-price What can change a price': 'waiting time',
    '#carriage-has-its-own-terms Carriage has its own terms': 'conditions of carriage, liability, delay',
    '#fair-use Fair use': 'ours or used under licence',
    '#what-we-dont-promise What we don’t promise': 'free of errors',
    '#which-law-applies Which law applies': `law of ${address.province}`,
  },
  '/accessibility': {
    '#what-we-aim-for What we aim for': 'WCAG',
    '#what-is-built-in What is built in': 'keyboard, contrast, doubled in size, without JavaScript',
    '#known-limits Known limits': 'English only, screen reader',
    '#tell-us-about-a-barrier Tell us about a barrier': '',
  },
  '/safety': {
    '': 'rules a load moves under',
    '#hours-of-service A driver’s 24 hours':
      'driving, driving window, off duty, electronic logging device, ELD',
    '#ratings Ratings': 'National Safety Code, satisfactory or better rating',
    '#cargo-securement Securement': 'checks the load',
    '#trip-inspection Inspection': 'major defect',
    '#dangerous-goods Dangerous goods': 'TDG Regulations, UN number, packing group',
    '#your-load What it means for your load': 'weather, a dock that holds a driver',
    '#concern Report a concern': 'emergency, driven unsafely',
  },
}
