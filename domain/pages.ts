import { company } from './company.ts'
import type { Company } from './company-facts.ts'
import type { DEFAULT_LOCALE, Locale } from './locale.ts'
import { fitting, shorten } from './text/shorten.ts'

export type SearchGroup = 'Services' | 'Company' | 'Careers' | 'Main' | 'Legal'
export type FooterColumn = 'Shippers' | 'Carriers' | 'Company' | 'Careers' | 'Legal'
/** Languages that a page may have besides the site's own. */
type Translation = Exclude<Locale, typeof DEFAULT_LOCALE>

type AnyPath = `/${string}`

interface PageOptions {
  /** The page above it in the breadcrumb; Home where absent. */
  parent?: AnyPath
  isInMenu?: true
  footer?: FooterColumn
  /** Its group in the site search; without one, search does not find it. */
  group?: SearchGroup
  /** The search lists it only for matching queries, not while the query is empty. */
  isHiddenUntilTyped?: true
  /** Not for search engines or the sitemap. */
  isUnlisted?: true
  /** It has the fixed 'Get a Quote' button. */
  hasQuoteButton?: true
  /** The server renders its content where it depends on the visitor: on the query, or on what was sent. */
  isRenderedOnRequest?: true
  /** Its content depends on the day it is read: it is never served as it was built. */
  changesDaily?: true
  /** The day its content last changed, as `YYYY-MM-DD`, where readers want to know it. */
  changed?: string
  /** It shows one of many things: the path as the router reads it. The page itself is built without any. */
  pattern?: AnyPath
  translations?: Partial<Record<Translation, AnyPath>>
}

interface PageEntry extends PageOptions {
  /** A content file has its title and description in its front matter. */
  file: `content/${string}.mdx` | `pages/${string}.tsx`
}

/** Every page of the site. Routes, menus, footer, search and sitemap follow its order. */
const table = {
  '/': {
    file: 'pages/home/home.tsx',
    hasQuoteButton: true,
    group: 'Main',
  },
  '/services': {
    file: 'pages/services.tsx',
    hasQuoteButton: true,
    footer: 'Shippers',
    group: 'Services',
    isHiddenUntilTyped: true,
  },
  '/services/full-truckload': {
    file: 'pages/full-truckload/full-truckload.tsx',
    parent: '/services',
    hasQuoteButton: true,
    footer: 'Shippers',
    group: 'Services',
  },
  '/services/ltl': {
    file: 'pages/ltl.tsx',
    parent: '/services',
    hasQuoteButton: true,
    footer: 'Shippers',
    group: 'Services',
  },
  '/services/temperature-controlled': {
    file: 'pages/temperature-controlled/temperature-controlled.tsx',
    parent: '/services',
    hasQuoteButton: true,
    footer: 'Shippers',
    group: 'Services',
  },
  '/services/intermodal': {
    file: 'pages/intermodal.tsx',
    parent: '/services',
    hasQuoteButton: true,
    footer: 'Shippers',
    group: 'Services',
  },
  '/services/load-planner': {
    file: 'pages/load-planner/load-planner.tsx',
    parent: '/services/ltl',
    group: 'Services',
  },
  '/quote': {
    file: 'pages/quote.tsx',
    isRenderedOnRequest: true,
    footer: 'Shippers',
    group: 'Main',
    isHiddenUntilTyped: true,
  },
  '/thank-you': {
    file: 'pages/request/thank-you.tsx',
    isUnlisted: true,
    isRenderedOnRequest: true,
  },
  '/shippers': {
    file: 'pages/shippers/shippers.tsx',
    isInMenu: true,
    group: 'Main',
  },
  '/shippers/before-you-ask': {
    file: 'pages/before-you-ask/before-you-ask.tsx',
    parent: '/shippers',
    isRenderedOnRequest: true,
    changesDaily: true,
    footer: 'Shippers',
    group: 'Main',
    isHiddenUntilTyped: true,
  },
  '/carriers': {
    file: 'pages/carriers/carriers.tsx',
    footer: 'Carriers',
    group: 'Main',
  },
  '/carriers/apply': {
    file: 'pages/carriers-apply.tsx',
    parent: '/carriers',
    isRenderedOnRequest: true,
    group: 'Main',
    isHiddenUntilTyped: true,
  },
  '/carrier/login': {
    file: 'pages/carrier-login/carrier-login.tsx',
    parent: '/carriers',
    footer: 'Carriers',
    group: 'Main',
    isHiddenUntilTyped: true,
  },
  '/about-us': {
    file: 'pages/about-us/about-us.tsx',
    isInMenu: true,
    footer: 'Company',
    group: 'Company',
  },
  '/leadership': {
    file: 'pages/leadership/leadership.tsx',
    footer: 'Company',
    group: 'Company',
  },
  '/our-culture': {
    file: 'pages/our-culture/our-culture.tsx',
    footer: 'Company',
    group: 'Company',
  },
  '/environmental-policy': {
    file: 'pages/environmental-policy/environmental-policy.tsx',
    footer: 'Company',
    group: 'Company',
  },
  '/news': {
    file: 'pages/news.tsx',
    footer: 'Company',
    group: 'Company',
  },
  '/careers/driver-jobs': {
    file: 'pages/driver-jobs/driver-jobs.tsx',
    isInMenu: true,
    isRenderedOnRequest: true,
    footer: 'Careers',
    group: 'Careers',
  },
  '/careers/non-driver-jobs': {
    file: 'pages/non-driver-jobs.tsx',
    footer: 'Careers',
    group: 'Careers',
  },
  '/contact': {
    file: 'pages/contact/contact.tsx',
    isInMenu: true,
    group: 'Main',
  },
  '/privacy-policy': {
    file: 'content/privacy-policy.mdx',
    changed: '2026-11-24',
    footer: 'Legal',
    group: 'Legal',
  },
  '/terms-of-service': {
    file: 'content/terms-of-service.mdx',
    changed: '2026-11-24',
    footer: 'Legal',
    group: 'Legal',
  },
  '/accessibility': {
    file: 'content/accessibility.mdx',
    changed: '2026-11-24',
    footer: 'Legal',
    group: 'Legal',
  },
  '/safety': {
    file: 'pages/safety/safety.tsx',
    footer: 'Legal',
    group: 'Legal',
  },
  '/admin/form-submissions': {
    file: 'pages/form-submissions/form-submissions.tsx',
    isUnlisted: true,
  },
  '/requests': {
    file: 'pages/request/lost-link/find-request.tsx',
    footer: 'Shippers',
    group: 'Main',
    isHiddenUntilTyped: true,
  },
  '/requests/sent': {
    file: 'pages/request/lost-link/link-sent.tsx',
    parent: '/requests',
    isUnlisted: true,
  },
  '/requests/reference/key': {
    file: 'pages/request/request.tsx',
    pattern: '/requests/:reference/:key',
    isRenderedOnRequest: true,
    isUnlisted: true,
  },
  '/requests/reference/change': {
    file: 'pages/request/change-request.tsx',
    parent: '/requests',
    isRenderedOnRequest: true,
    isUnlisted: true,
  },
  '/admin/sign-in': {
    file: 'pages/inbox/sign-in/sign-in.tsx',
    isUnlisted: true,
  },
  '/admin/inbox': {
    file: 'pages/inbox/list/inbox.tsx',
    isUnlisted: true,
  },
  '/admin/inbox/submission': {
    file: 'pages/inbox/submission/submission.tsx',
    pattern: '/admin/inbox/:reference',
    parent: '/admin/inbox',
    isUnlisted: true,
  },
  '/admin/customers/customer': {
    file: 'pages/inbox/customer/customer.tsx',
    pattern: '/admin/customers/:reference',
    parent: '/admin/inbox',
    isUnlisted: true,
  },
  '/admin/new-request': {
    file: 'pages/inbox/new-request/new-request.tsx',
    parent: '/admin/inbox',
    isUnlisted: true,
  },
  '/admin/account': {
    file: 'pages/inbox/account/account.tsx',
    isUnlisted: true,
  },
  '/admin/staff': {
    file: 'pages/inbox/account/staff-accounts.tsx',
    isUnlisted: true,
  },
  '/admin/templates': {
    file: 'pages/inbox/templates/templates.tsx',
    parent: '/admin/account',
    isUnlisted: true,
  },
} as const satisfies Record<AnyPath, PageEntry>

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

export const changesDaily = (path: string): path is RequestTimePath =>
  isPath(path) && entries[path].changesDaily === true

/** The not-found page is built like the others, but has no path of its own. */
export const NOT_FOUND = '/404'

/** Every page's path in every language. */
export const allPaths: readonly string[] = pages.flatMap(pathsOf)

/** The page's own path first, then those of its translations. */
export function pathsOf({ path, translations = {} }: Page): string[] {
  return [path, ...Object.values(translations)]
}

export const pageAtPath = (path: string): Page | undefined =>
  pages.find((page) => pathsOf(page).includes(path))

/** The pages above one, from the top, without Home. */
export function pagesAbove({ parent }: PageEntry): Page[] {
  if (!parent || !isPath(parent)) return []
  const above = getPage(parent)
  return [...pagesAbove(above), above]
}

const menuPaths: Partial<Record<FooterColumn, Path>> = {
  Shippers: '/shippers',
  Company: '/about-us',
  Careers: '/careers/driver-jobs',
}

/** The page of the menu that a page is, or belongs to. */
export function menuPathOf(page: Page): Path | undefined {
  const [top = page] = pagesAbove(page)
  return top.isInMenu ? top.path : top.footer && menuPaths[top.footer]
}

/** Characters that search results show. */
export const MAX_TITLE = 60
export const MAX_DESCRIPTION = 155

/** A page's title as a browser tab and a search result show it: with as much of the company's name as there is room for. */
export const documentTitle = (
  title: string,
  { name, shortName }: Pick<Company, 'name' | 'shortName'> = company,
): string =>
  title.startsWith(name)
    ? shorten(title, MAX_TITLE)
    : fitting(MAX_TITLE, `${title} | ${name}`, `${title} | ${shortName}`, title)
