import { company } from '../../domain/company.ts'
import type { OpeningHours } from '../../domain/company-facts.ts'
import { DEFAULT_LOCALE } from '../../domain/locale.ts'
import { getPage, type Path, pagesAbove } from '../../domain/pages.ts'
import { pageTexts } from '../../translations/page-texts.ts'

/** The company wherever a page refers to it. Home has the whole record, under the same `@id`. */
export const companyAt = (siteUrl: string) => ({
  '@type': 'Organization',
  '@id': `${siteUrl}/#company`,
  name: company.name,
  url: `${siteUrl}/`,
})

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** When the phone is answered, with the days on which it is not. */
export const hoursRecords = ({ week, closed }: OpeningHours) => [
  ...week.flatMap((span, day) =>
    span
      ? [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: DAYS[day],
            opens: clock(span.opens),
            closes: clock(span.closes),
          },
        ]
      : [],
  ),
  ...closed.map(({ date }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens: '00:00',
    closes: '00:00',
  })),
]

/** The end of a day is its last minute. */
const clock = (minutes: number): string => {
  const within = Math.min(minutes, 24 * 60 - 1)
  return [Math.floor(within / 60), within % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

interface WebPage {
  siteUrl: string
  path: Path
  /** A narrower schema.org type, such as `ContactPage`. */
  type?: string | undefined
  description: string
}

export const webPage = ({ siteUrl, path, type = 'WebPage', description }: WebPage) => ({
  '@type': type,
  '@id': siteUrl + path,
  url: siteUrl + path,
  name: pageTexts(path).name,
  description,
  inLanguage: DEFAULT_LOCALE,
  publisher: companyAt(siteUrl),
})

/** The same steps as the page's own breadcrumb. */
export function breadcrumbs(siteUrl: string, path: Path) {
  const here = getPage(path)
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [getPage('/'), ...pagesAbove(here), here].map(({ path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: pageTexts(path).name,
      item: siteUrl + path,
    })),
  }
}
