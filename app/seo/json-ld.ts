/** Pages and their addresses as schema.org spells them, for `Head`. */
export const addressOf = (path: string): string => import.meta.env.SITE_URL + path

interface Here {
  path: string
  name: string
  description: string
  /** A narrower schema.org type, such as `ContactPage`. */
  type?: string
}

export const webPage = ({ path, name, description, type = 'WebPage' }: Here) => ({
  '@type': type,
  '@id': addressOf(path),
  url: addressOf(path),
  name,
  description,
  inLanguage: 'en-CA',
  publisher: { '@id': `${import.meta.env.SITE_URL}/#company` },
})

/** The way from Home to a page, as its breadcrumb shows it. */
export const breadcrumbs = (here: Crumb, above: readonly Crumb[] = []) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ to: '/', label: 'Home' }, ...above, here].map(({ to, label }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: addressOf(to),
  })),
})

interface Crumb {
  to: string
  label: string
}
