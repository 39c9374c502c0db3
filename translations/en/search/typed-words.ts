/**
 * What people type for what a page says, in the same order as `synonyms`: questions, French, other spellings, everyday
 * words, and those that the site has another word for, as 'order' for a booking. The page need not say them: the search
 * shows its own words.
 */
export const typedWords: Readonly<Record<string, string>> = {
  Home: 'home page, main page, front page, start page',
  'North America': 'service area, where do you go, where do you deliver',
  'example lanes': 'lane map, map of lanes',
  'our services':
    'shipping services, what do you haul, trucking company, transport, logistics, transport routier, camionnage, services de transport',
  'Which one fits?': 'compare services, which service, modes',

  'Full Truckload': 'full load, camion complet',
  'nobody else’s': 'dedicated truck',
  '53 ft': '53 foot trailer',
  machinery: 'machines, heavy equipment',
  'specialized equipment': 'heavy haul',
  'door opening': 'trailer dimensions, trailer length',
  permit: 'over dimensional',
  weights: 'max weight, axle weights',
  tarps: 'tarping, tarped',

  'share a trailer': 'less than load, partial load, shared load, consolidation, groupage, charge partielle',
  'a few pallets': 'pallet shipping, small shipment, palette',

  'frozen food': 'freezer, congelé',
  refrigerated: 'refrigeration, chilled, réfrigéré',
  'fresh food': 'perishable',
  produce: 'fruit, vegetables',
  'must not freeze': 'keep from freezing',
  pharmaceutical: 'pharma',
  'cold or warm': 'cold chain, temperature control, température contrôlée',
  'A refrigerated trailer (a reefer) keeps the air around your freight at the temperature you name.':
    'reefer, refrigerated trailer, refer, reefer truck, refrigerated truck',

  rail: 'chemin de fer',
  container: 'shipping container, conteneur',

  'will it fit': 'how many pallets fit, trailer space, fit in a trailer',
  'Load Planner': 'load plan, calculator',
  pieces: 'dims, measure',
  'linear feet': 'lineal feet',
  volume: 'cube, cubic feet',
  'deemed weight': 'dimensional weight, dim weight',
  'home farm or building site': 'residential delivery',

  'Request a Quote':
    'get a quote, free quote, freight quote, price, pricing, rate, cost, how much, estimate, spot rate, book a truck, booking, order, ship something, send freight, soumission, prix, tarif',
  'pickup date': 'schedule a pickup, pickup request',
  'Your Request': 'my request, my quote, request status, track my request, find my quote',
  'change what you sent': 'change my request, change pickup date, change my order',
  'How do I change a request?': 'cancel request, cancel my order',

  Shippers: 'how it works, how to ship, shipping, expéditeur',
  'United States': 'USA, America',
  'hours and days': 'transit time, distance',
  'The bill of lading, line by line': 'waybill, connaissement',
  customs: 'paperwork, documents, douane',
  'crosses the border': 'cross border',
  'Questions shippers ask': 'FAQ, help',
  'What if it’s lost or damaged?': 'damage, damaged freight, lost freight, réclamation',
  'final claim': 'file a claim, cargo claim',
  'commonly liable': 'cargo liability',

  Carriers: 'owner operator, become a carrier, haul for you, subcontractor, trucks wanted, transporteur',
  'Application to pay': 'carrier setup, onboarding, get paid, paid',
  'certificate of insurance': 'insurance certificate',
  'Carrier Application':
    'apply as a carrier, carrier sign up, carrier registration, register, join, enrol, new carrier, carrier form',
  'Carrier Portal': 'carrier login, login, log in, dashboard, demo, connexion',
  'sign in': 'account, my account',
  'accept loads': 'available loads',
  payments: 'payment status, settlement',

  'freight company': 'who we are, about the company, à propos',
  'Our Journey': 'history, timeline',
  Leadership: 'management, manager, executive, who runs',
  'Three habits you can check': 'values, principles',
  'Environmental Policy': 'environment, green, sustainability, sustainable, climate change',
  'burns less fuel': 'fuel economy',
  News: 'blog, articles, industry news, headlines, press, updates, market, nouvelles',

  'Driver Jobs':
    'truck driver, trucker, careers, work, hiring, employment, vacancies, apply for a job, job application, driving job, emploi, chauffeur, camionneur',
  licence: 'license',
  'tested for drugs and alcohol': 'drug testing',
  'Non-Driver Jobs': 'careers, work, hiring, employment',
  dispatch: 'dispatcher',
  'trade certificates': 'mechanic, technician, shop',
  'ask us what is open': 'office job, admin job, emploi de bureau, accounting, safety officer',

  Contact: 'talk to someone, customer service, support, nous joindre',
  phone: 'phone number, telephone, call, téléphone',
  email: 'e-mail, mail',
  where: 'address, location, office',
  'Google Maps': 'map, directions',

  'Privacy Policy': 'personal data',
  erases: 'retention',
  'See, correct or erase it': 'delete my data',
  'Terms of Service': 'terms and conditions, legal, agreement, use of site',
  'What we don’t promise': 'disclaimer',
  'law of Alberta': 'governing law',
  'doubled in size': 'large text',
  Accessibility: 'accessible, disability',
  driving: 'driving hours, driving limits, 16 hour rule, log book',
  ELD: 'elog',
  Ratings: 'NSC safety rating',
  Securement: 'load securement',
}
