/**
 * Other names for what a page says, between commas, by its name or the words in `topics.ts` that mean the same. The
 * page has each of them, so that readers find the word they searched for.
 */
export const synonyms: Readonly<Record<string, string>> = {
  'North America': 'across Canada',
  'our services': 'freight services',

  'Full Truckload': 'FTL, TL',
  'nobody else’s': 'exclusive use',
  'step deck': 'drop deck',
  permit: 'oversize, wide load',
  weights: 'weight limits',
  'tied down': 'load securement',

  'a few pallets': 'skids',
  'National Motor Freight Classification': 'NMFC',
  liftgate: 'power tailgate',

  'frozen food': 'seafood',
  'fresh food': 'meat',
  'must not freeze': 'protect from freezing, heated',
  'health products': 'vaccine',
  'Safe Food for Canadians Regulations': 'SFCR',
  '21 CFR Part 1': 'sanitary transportation',

  rail: 'railway',
  container: 'sea can',
  'rail terminal': 'ramp',
  'freight by sea': 'ocean, import, export',

  pieces: 'dimensions',
  'linear feet': 'linear foot',
  'home farm or building site': 'limited access',

  'How do I change a request?': 'withdraw',

  'proof of delivery': 'POD',
  'The bill of lading, line by line': 'BOL',
  'How to avoid a re-bill': 'reweigh',
  'CUSMA certification': 'USMCA, NAFTA',
  'Dangerous goods': 'hazmat, hazardous materials, TDG',
  'insure the freight': 'cargo insurance',

  'tire chains': 'snow chains, chain up',
  'ice road': 'winter road, ice bridge',
  'stat holiday': 'holidays, closed days, days off',
  'prior notice': 'food import',

  'Application to pay': 'carrier packet',
  'certificate of insurance': 'COI',
  'DOT authority': 'DOT number',
  'operating authority': 'USDOT',
  'Carrier Portal': 'portal',

  'Tell us how we did': 'feedback, complaint',
  'burns less fuel': 'diesel',
  'emissions figures': 'greenhouse gas, carbon, ESG',

  'Privacy Policy': 'personal information',
  'Personal Information Protection and Electronic Documents Act': 'PIPEDA',
  'Personal Information Protection Act': 'PIPA',
  driving: 'hours of service, HOS, logbook',
  'rules a load moves under': 'regulations, compliance',
  Securement: 'cargo securement',
  'waiting time': 'detention',
  'ours or used under licence': 'copyright',
  Inspection: 'pre-trip',
}
