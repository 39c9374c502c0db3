import { company } from './company.ts'
import { requiredNames } from './form.ts'
import type { DEFAULT_LOCALE, Locale } from './locale.ts'
import { numberToWords } from './number-to-words.ts'
import { quote } from './quote.ts'

export type SearchGroup = 'Services' | 'Company' | 'Careers' | 'Main' | 'Legal'
type FooterColumn = 'Shippers' | 'Carriers' | 'Company' | 'Careers' | 'Legal'
/** Languages that a page may have besides the site's own. */
type Translation = Exclude<Locale, typeof DEFAULT_LOCALE>

type Address = `/${string}`

interface Place {
  /** What links to the page say. */
  name: string
  /** The page above it in the breadcrumb; Home where absent. */
  parent?: Address
  /** Its link in the header's menu. */
  menu?: string
  footer?: FooterColumn
  /** Its link in the footer, where it is not the name. */
  footerLabel?: string
  /** Its group in the site search; without one, search does not find it. */
  group?: SearchGroup
  /** The search lists it only for matching queries, not while the query is empty. */
  isHiddenUntilTyped?: true
  /** Not for search engines or the sitemap. */
  isUnlisted?: true
  /** The fixed 'Get a Quote' button stands on it. */
  hasQuoteButton?: true
  /** The server renders its content where it depends on the visitor: on the query, or on what was sent. */
  isRenderedOnRequest?: true
  /** The day its content last changed, as `YYYY-MM-DD`, where readers want to know it. */
  changed?: string
  /** It shows one of many things: the address as the router reads it. The page itself is built without any. */
  pattern?: Address
  /** Its addresses in other languages. */
  translations?: Partial<Record<Translation, Address>>
}

/** The front matter of a content file has its title and description. */
interface ContentFile {
  file: `content/${string}.mdx`
  title?: never
  description?: never
}

interface ComponentFile {
  file: `pages/${string}.tsx`
  /** For the tab and search engines: 60 characters with the company's name, which is appended unless it is there. */
  title: string
  /** 155 characters. */
  description: string
}

export type PageEntry = Place & (ContentFile | ComponentFile)

const { name: carrier, answerWithinHours: hours } = company

/** Without its type the table would depend on itself: a form names its page. */
const detailsNeeded: string = numberToWords(requiredNames(quote).length)

/** Every page of the site. Routes, menus, footer, search and sitemap follow its order. */
const table = {
  '/': {
    file: 'pages/home/home.tsx',
    name: 'Home',
    title: `${carrier}: freight from Calgary across North America`,
    description: `Full truckload, LTL, temperature-controlled and intermodal freight from Calgary. Ask for a quote in a minute; it is answered within ${hours} hours.`,
    hasQuoteButton: true,
    group: 'Main',
  },
  '/services': {
    file: 'pages/services.tsx',
    name: 'Services',
    title: 'Our Services: Truckload, LTL, Reefer, Rail',
    description:
      'Full truckload, LTL, temperature-controlled and intermodal freight from Calgary, side by side, and how to tell which one fits.',
    hasQuoteButton: true,
    footer: 'Shippers',
    group: 'Services',
    isHiddenUntilTyped: true,
  },
  '/services/full-truckload': {
    file: 'pages/full-truckload.tsx',
    name: 'Full Truckload',
    title: 'Full Truckload, Flatbed and Step Deck',
    description:
      'One trailer for one shipper: 53 ft dry van, flatbed, step deck and specialized equipment, drawn to scale in feet and metres.',
    parent: '/services',
    hasQuoteButton: true,
    footer: 'Shippers',
    group: 'Services',
  },
  '/services/ltl': {
    file: 'pages/ltl.tsx',
    name: 'Less-than-Truckload (LTL)',
    title: 'Less-than-Truckload (LTL) Freight',
    description:
      'A few pallets in a shared trailer: all freight classes, liftgate, inside delivery, notification and special handling, across North America.',
    parent: '/services',
    hasQuoteButton: true,
    footer: 'Shippers',
    footerLabel: 'LTL',
    group: 'Services',
  },
  '/services/temperature-controlled': {
    file: 'pages/temperature-controlled.tsx',
    name: 'Temperature-Controlled Transport',
    title: 'Temperature-Controlled Transport',
    description:
      'Deep freeze, refrigerated, climate-controlled and pharmaceutical freight. Every band in °F and °C, and the 53 ft refrigerated trailer to scale.',
    parent: '/services',
    hasQuoteButton: true,
    footer: 'Shippers',
    footerLabel: 'Temperature-Controlled',
    group: 'Services',
  },
  '/services/intermodal': {
    file: 'pages/intermodal.tsx',
    name: 'Intermodal',
    title: 'Intermodal: Rail and Truck',
    description:
      'Rail for the long haul, trucks at both ends. 20, 40 and 53 ft containers, rail networks, drayage and special equipment, drawn to scale.',
    parent: '/services',
    hasQuoteButton: true,
    footer: 'Shippers',
    group: 'Services',
  },
  '/services/load-planner': {
    file: 'pages/load-planner/load-planner.tsx',
    name: 'Load Planner',
    title: 'Load Planner: Will It Fit a 53 ft Trailer?',
    description:
      'Enter your pieces: a 53 ft trailer fills to scale, with linear feet, share of the floor, density, freight class and deemed weight.',
    parent: '/services/ltl',
    group: 'Services',
  },
  '/quote': {
    file: 'pages/quote.tsx',
    name: 'Request a Quote',
    title: 'Request a Quote',
    description: `${detailsNeeded} details about your freight are enough to start. Dispatch answers within ${hours} hours, and nothing is booked until you say so.`,
    isRenderedOnRequest: true,
    footer: 'Shippers',
    footerLabel: 'Get a Quote',
    group: 'Main',
    isHiddenUntilTyped: true,
  },
  '/thank-you': {
    file: 'pages/thank-you.tsx',
    name: 'Thank You',
    title: 'Thank You',
    description: 'The reference of the form you sent, and what happens next.',
    isUnlisted: true,
    isRenderedOnRequest: true,
  },
  '/shippers': {
    file: 'pages/shippers/shippers.tsx',
    name: 'Shippers',
    title: 'Shippers: From Quote to Delivery',
    description:
      'From quote to delivery, step by step: the papers a load needs, customs at the border, and how to avoid surprises on the invoice.',
    menu: 'Shippers',
    group: 'Main',
  },
  '/carriers': {
    file: 'pages/carriers/carriers.tsx',
    name: 'Carriers',
    title: 'Partner With Us: Carriers',
    description: `Haul with ${carrier}: competitive rates, quick pay and consistent freight. The requirements, and what happens after you apply.`,
    footer: 'Carriers',
    footerLabel: 'Become a Carrier',
    group: 'Main',
  },
  '/carriers/apply': {
    file: 'pages/carriers-apply.tsx',
    name: 'Carrier Application',
    title: 'Carrier Application',
    description: `Apply to haul with ${carrier}: your company, authority, insurance and fleet on one page. We review it and contact you.`,
    parent: '/carriers',
    isRenderedOnRequest: true,
    group: 'Main',
    isHiddenUntilTyped: true,
  },
  '/carrier/login': {
    file: 'pages/carrier-login/carrier-login.tsx',
    name: 'Carrier Portal',
    title: 'Carrier Portal Demonstration',
    description:
      'A demonstration of the carrier portal to come: loads, documents, payments and profile in one place. Nothing you type is sent.',
    parent: '/carriers',
    footer: 'Carriers',
    footerLabel: 'Carrier Login',
    group: 'Main',
    isHiddenUntilTyped: true,
  },
  '/about-us': {
    file: 'pages/about-us/about-us.tsx',
    name: 'About Us',
    title: `About Us: a ${company.address.city} Freight Company`,
    description: `A ${company.address.city} freight company: founded in ${company.founded}, first truck registered in ${company.firstTruckRegistered}, fleet expanded in ${company.fleetExpanded}. What we move, and what you can hold us to.`,
    menu: 'About Us',
    footer: 'Company',
    group: 'Company',
  },
  '/leadership': {
    file: 'pages/leadership/leadership.tsx',
    name: 'Leadership',
    title: 'Leadership: Who Is Responsible',
    description:
      'Operations, safety and compliance, fleet, and customer service: what each area is responsible for, and how to put a question to it.',
    footer: 'Company',
    group: 'Company',
  },
  '/our-culture': {
    file: 'pages/our-culture/our-culture.tsx',
    name: 'Our Culture',
    title: 'Our Culture',
    description:
      'How we work with shippers, drivers and carriers: habits that you can check on this website, and how to tell us when we fall short.',
    footer: 'Company',
    group: 'Company',
  },
  '/environmental-policy': {
    file: 'pages/environmental-policy/environmental-policy.tsx',
    name: 'Environmental Policy',
    title: 'Environmental Policy',
    description:
      'What burns less fuel for each load, from rail and shared trailers to exact weights, and the rules on idling, spills and equipment.',
    footer: 'Company',
    group: 'Company',
  },
  '/news': {
    file: 'pages/news.tsx',
    name: 'News',
    title: 'Trucking and Logistics News',
    description:
      'What the trade press writes about trucking, logistics and transport, gathered on one page and updated weekly.',
    footer: 'Company',
    footerLabel: 'News & Blog',
    group: 'Company',
  },
  '/careers/driver-jobs': {
    file: 'pages/driver-jobs/driver-jobs.tsx',
    name: 'Driver Jobs',
    title: 'Truck Driver Jobs in Calgary',
    description:
      'Three driving positions: full truckload, temperature-controlled and intermodal. What each one needs, and how to apply.',
    menu: 'Careers',
    isRenderedOnRequest: true,
    footer: 'Careers',
    group: 'Careers',
  },
  '/careers/non-driver-jobs': {
    file: 'pages/non-driver-jobs.tsx',
    name: 'Non-Driver Jobs',
    title: 'Non-Driver Jobs in Calgary',
    description:
      'Work at a Calgary freight company besides driving: how to ask what is open, and what to put in your message.',
    footer: 'Careers',
    group: 'Careers',
  },
  '/contact': {
    file: 'pages/contact/contact.tsx',
    name: 'Contact',
    title: 'Contact Dispatch in Calgary',
    description: `Call, write, or find us in ${company.address.city}, ${company.address.province}. For a price, the quote form is quickest: it asks what dispatch would ask.`,
    menu: 'Contact',
    group: 'Main',
  },
  '/privacy-policy': {
    file: 'content/privacy-policy.mdx',
    changed: '2026-11-23',
    name: 'Privacy Policy',
    footer: 'Legal',
    group: 'Legal',
  },
  '/terms-of-service': {
    file: 'content/terms-of-service.mdx',
    changed: '2026-11-23',
    name: 'Terms of Service',
    footer: 'Legal',
    group: 'Legal',
  },
  '/accessibility': {
    file: 'content/accessibility.mdx',
    changed: '2026-11-23',
    name: 'Accessibility',
    footer: 'Legal',
    group: 'Legal',
  },
  '/safety': {
    file: 'pages/safety/safety.tsx',
    name: 'Safety',
    title: 'Trucking Safety Rules, Canada and US',
    description:
      'How long a driver may drive in Canada and the United States, and the rules a load moves under, each with its source.',
    footer: 'Legal',
    group: 'Legal',
  },
  '/admin/form-submissions': {
    file: 'pages/form-submissions/form-submissions.tsx',
    name: 'Form Submissions',
    title: 'Form Submissions',
    description: 'What was sent with the forms of this site from this browser.',
    isUnlisted: true,
  },
  '/requests': {
    file: 'pages/request/find-request.tsx',
    name: 'Your Request',
    title: 'Find Your Request',
    description:
      'Lost the link to your request or application? Give its reference and your email, and we send it again.',
    footer: 'Shippers',
    footerLabel: 'Your Request',
    group: 'Main',
    isHiddenUntilTyped: true,
  },
  '/requests/sent': {
    file: 'pages/request/link-sent.tsx',
    name: 'Link Sent',
    title: 'Check Your Email',
    description: 'What happens after asking for the link to a request.',
    parent: '/requests',
    isUnlisted: true,
  },
  '/requests/reference/key': {
    file: 'pages/request/request.tsx',
    pattern: '/requests/:reference/:key',
    name: 'Your Request',
    title: 'Your Request',
    description: 'One request, its answers and where it stands, for the person who sent it.',
    parent: '/requests',
    isRenderedOnRequest: true,
    isUnlisted: true,
  },
  '/requests/reference/change': {
    file: 'pages/request/change-request.tsx',
    name: 'Change What You Sent',
    title: 'Change What You Sent',
    description: 'The answers of one request, for the person who sent it to change.',
    parent: '/requests',
    isRenderedOnRequest: true,
    isUnlisted: true,
  },
  '/admin/sign-in': {
    file: 'pages/inbox/sign-in/sign-in.tsx',
    name: 'Sign In',
    title: 'Sign In',
    description: 'For the people who work here.',
    isUnlisted: true,
  },
  '/admin/inbox': {
    file: 'pages/inbox/list/inbox.tsx',
    name: 'Inbox',
    title: 'Inbox',
    description: 'What the company received, for the people who answer it.',
    isUnlisted: true,
  },
  '/admin/inbox/submission': {
    file: 'pages/inbox/submission/submission.tsx',
    pattern: '/admin/inbox/:reference',
    name: 'Submission',
    title: 'Submission',
    description:
      'One request or application, its answers, messages and history, for the people who answer it.',
    parent: '/admin/inbox',
    isUnlisted: true,
  },
  '/admin/account': {
    file: 'pages/inbox/account/account.tsx',
    name: 'Account',
    title: 'Your Account',
    description: 'Password, recovery codes and sessions of a member of staff.',
    isUnlisted: true,
  },
} as const satisfies Record<Address, PageEntry>

export type Path = keyof typeof table

/** The pages that are also rendered for one visitor. */
export type RequestTimePath = {
  [path in Path]: (typeof table)[path] extends { isRenderedOnRequest: true } ? path : never
}[Path]

export type Page = PageEntry & { path: Path }

const entries: Readonly<Record<Path, PageEntry>> = table

export const getPage = (path: Path): Page => ({ path, ...entries[path] })

export const isPath = (path: string): path is Path => Object.hasOwn(entries, path)

export const pages: readonly Page[] = Object.keys(entries).filter(isPath).map(getPage)

export const isRenderedOnRequest = (path: string): path is RequestTimePath =>
  isPath(path) && entries[path].isRenderedOnRequest === true

/** The not-found page is built like the others, but has no address of its own. */
export const NOT_FOUND = '/404'

/** Every page's address in every language. */
export const addresses: readonly string[] = pages.flatMap(addressesOf)

/** The page's own path first, then those of its translations. */
export function addressesOf({ path, translations = {} }: Page): string[] {
  return [path, ...Object.values(translations)]
}

export const pageAtAddress = (address: string): Page | undefined =>
  pages.find((page) => addressesOf(page).includes(address))

export const menu = pages.flatMap(({ path, menu }) => (menu ? [{ to: path, label: menu }] : []))

export const footerLinks = (column: FooterColumn) =>
  pages
    .filter(({ footer }) => footer === column)
    .map(({ path, name, footerLabel }) => ({ to: path, label: footerLabel ?? name }))

/** The pages above one, from the top, without Home. */
export function pagesAbove({ parent }: PageEntry): Page[] {
  if (!parent || !isPath(parent)) return []
  const above = getPage(parent)
  return [...pagesAbove(above), above]
}

/** A page's title as a browser tab and a search result show it. */
export const documentTitle = (title: string): string =>
  title.includes(carrier) ? title : `${title} | ${carrier}`
