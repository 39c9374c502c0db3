import { company as facts } from '../../domain/company.ts'
import { DEFAULT_LOCALE } from '../../domain/locale.ts'
import { getPage, type Path, pagesAbove } from '../../domain/pages.ts'

/** The whole address of a page. */
export const addressOf = (path: string): string => import.meta.env.SITE_URL + path

/** The company wherever a page refers to it. Home has the whole record, under the same `@id`. */
export const company = {
  '@type': 'Organization',
  '@id': `${import.meta.env.SITE_URL}/#company`,
  name: facts.name,
  url: `${import.meta.env.SITE_URL}/`,
}

interface WebPage {
  path: Path
  /** A narrower schema.org type, such as `ContactPage`. */
  type?: string | undefined
  description: string
}

export const webPage = ({ path, type = 'WebPage', description }: WebPage) => ({
  '@type': type,
  '@id': addressOf(path),
  url: addressOf(path),
  name: getPage(path).name,
  description,
  inLanguage: DEFAULT_LOCALE,
  publisher: company,
})

/** The same steps as the page's own breadcrumb. */
export function breadcrumbs(path: Path) {
  const here = getPage(path)
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [getPage('/'), ...pagesAbove(here), here].map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(path),
    })),
  }
}
