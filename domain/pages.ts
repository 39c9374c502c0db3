import { company } from './company.ts'

/** Every page once: where it is, what it is called, how it is found. Menu, footer, search and sitemap read this. */
export interface Page {
  path: string
  /** The name that links to it carry. */
  name: string
  /** The group it stands under in the site search; absent, it is not found there. */
  group?: SearchGroup
  /** Words people type who mean this page. */
  synonyms?: readonly string[]
  /** Kept out of search engines and the sitemap. */
  unlisted?: boolean
}

export type SearchGroup = (typeof searchGroups)[number]
export const searchGroups = ['Services', 'Company', 'Careers', 'Main', 'Legal'] as const

export const pages = [
  {
    path: '/services/full-truckload',
    name: 'Full Truckload',
    group: 'Services',
    synonyms: [
      'FTL',
      'TL',
      'dry van',
      '53 foot',
      'flatbed',
      'step deck',
      'heavy',
      'oversize',
      'trailer',
      'specialized',
    ],
  },
  {
    path: '/services/ltl',
    name: 'Less-than-Truckload (LTL)',
    group: 'Services',
    synonyms: [
      'LTL',
      'pallet',
      'skid',
      'partial',
      'freight class',
      'liftgate',
      'inside delivery',
      'shared load',
    ],
  },
  {
    path: '/services/temperature-controlled',
    name: 'Temperature-Controlled Transport',
    group: 'Services',
    synonyms: [
      'reefer',
      'refrigerated',
      'frozen',
      'freezer',
      'cold chain',
      'pharmaceutical',
      'food',
      'heated',
      'produce',
    ],
  },
  {
    path: '/services/intermodal',
    name: 'Intermodal',
    group: 'Services',
    synonyms: ['rail', 'train', 'container', 'drayage', 'port', 'chassis', 'well car', 'double stack'],
  },
  {
    path: '/about-us',
    name: 'About Us',
    group: 'Company',
    synonyms: ['history', 'founded', 'who we are', 'Calgary'],
  },
  {
    path: '/leadership',
    name: 'Leadership',
    group: 'Company',
    synonyms: ['management', 'team', 'owner', 'accountable'],
  },
  {
    path: '/our-culture',
    name: 'Our Culture',
    group: 'Company',
    synonyms: ['values', 'people', 'work here'],
  },
  {
    path: '/environmental-policy',
    name: 'Environmental Policy',
    group: 'Company',
    synonyms: ['environment', 'emissions', 'fuel', 'idling', 'climate', 'green'],
  },
  { path: '/news', name: 'News', group: 'Company', synonyms: ['blog', 'articles', 'industry', 'updates'] },
  {
    path: '/careers/driver-jobs',
    name: 'Driver Jobs',
    group: 'Careers',
    synonyms: [
      'jobs',
      'careers',
      'work',
      'hiring',
      'Class 1',
      'AZ',
      'CDL',
      'apply',
      'application',
      'trucker',
    ],
  },
  {
    path: '/careers/non-driver-jobs',
    name: 'Non-Driver Jobs',
    group: 'Careers',
    synonyms: ['jobs', 'careers', 'office', 'dispatcher', 'mechanic', 'warehouse', 'hiring'],
  },
  { path: '/', name: 'Home', group: 'Main', synonyms: ['start', 'main page', 'front page'] },
  {
    path: '/shippers',
    name: 'Shippers',
    group: 'Main',
    synonyms: ['ship', 'quote', 'bill of lading', 'BOL', 'customs', 'accessorials', 're-bill', 'freight'],
  },
  {
    path: '/carriers',
    name: 'Carriers',
    group: 'Main',
    synonyms: [
      'owner operator',
      'MC number',
      'DOT',
      'insurance',
      'W-9',
      'quick pay',
      'partner',
      'loads',
      'carrier packet',
    ],
  },
  {
    path: '/contact',
    name: 'Contact',
    group: 'Main',
    synonyms: ['phone', 'call', 'e-mail', 'email', 'address', 'map', 'dispatch'],
  },
  {
    path: '/privacy-policy',
    name: 'Privacy Policy',
    group: 'Legal',
    synonyms: ['privacy', 'personal information', 'PIPEDA', 'cookies', 'data', 'erase'],
  },
  {
    path: '/terms-of-service',
    name: 'Terms of Service',
    group: 'Legal',
    synonyms: ['terms', 'conditions', 'legal'],
  },
  {
    path: '/accessibility',
    name: 'Accessibility',
    group: 'Legal',
    synonyms: ['WCAG', 'screen reader', 'barrier', 'disability', 'keyboard'],
  },
  {
    path: '/safety',
    name: 'Safety',
    group: 'Legal',
    synonyms: ['hours of service', 'ELD', 'NSC', 'inspection', 'logbook', 'rating'],
  },
  { path: '/services', name: 'Services' },
  { path: '/quote', name: 'Get a Quote' },
  { path: '/carriers/apply', name: 'Carrier Application' },
  { path: '/carrier/login', name: 'Carrier Login' },
  { path: '/thank-you', name: 'Thank You', unlisted: true },
  { path: '/admin/form-submissions', name: 'Form Submissions', unlisted: true },
] as const satisfies readonly Page[]

export type Path = (typeof pages)[number]['path']

export interface Link {
  to: Path
  label: string
}

export const menu: readonly Link[] = [
  { to: '/shippers', label: 'Shippers' },
  { to: '/about-us', label: 'About Us' },
  { to: '/careers/driver-jobs', label: 'Careers' },
  { to: '/contact', label: 'Contact' },
]

export const footerColumns: readonly { heading: string; links: readonly Link[] }[] = [
  {
    heading: 'Shippers',
    links: [
      { to: '/services', label: 'Services' },
      { to: '/services/full-truckload', label: 'Full Truckload' },
      { to: '/services/ltl', label: 'LTL' },
      { to: '/services/temperature-controlled', label: 'Temperature-Controlled' },
      { to: '/services/intermodal', label: 'Intermodal' },
      { to: '/quote', label: 'Get a Quote' },
    ],
  },
  {
    heading: 'Carriers',
    links: [
      { to: '/carriers', label: 'Become a Carrier' },
      { to: '/carrier/login', label: 'Carrier Login' },
    ],
  },
  {
    heading: 'Company',
    links: [
      { to: '/about-us', label: 'About Us' },
      { to: '/leadership', label: 'Leadership' },
      { to: '/our-culture', label: 'Our Culture' },
      { to: '/environmental-policy', label: 'Environmental Policy' },
      { to: '/news', label: 'News & Blog' },
    ],
  },
  {
    heading: 'Careers',
    links: [
      { to: '/careers/driver-jobs', label: 'Driver Jobs' },
      { to: '/careers/non-driver-jobs', label: 'Non-Driver Jobs' },
    ],
  },
]

export const legalLinks: readonly Link[] = [
  { to: '/privacy-policy', label: 'Privacy Policy' },
  { to: '/terms-of-service', label: 'Terms of Service' },
  { to: '/accessibility', label: 'Accessibility' },
  { to: '/safety', label: 'Safety' },
]

export const pageAt = (path: string): Page | undefined => pages.find((page) => page.path === path)

/** A page's title as a browser tab and a search result show it. */
export const documentTitle = (title: string): string =>
  title.includes(company.name) ? title : `${title} | ${company.name}`
