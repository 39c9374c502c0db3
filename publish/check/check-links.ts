import { attribute, type ParsedPage } from '../page-edits.ts'

/** Links inside the site that lead nowhere, as `page: link`. `urlPaths` are those of every page and file. */
export function deadLinks(pages: ReadonlyMap<string, ParsedPage>, urlPaths: ReadonlySet<string>): string[] {
  const anchors = new Map([...pages].map(([path, page]) => [path, anchorsOf(page)]))
  const leads = (from: string, href: string): boolean => {
    const { pathname, hash } = new URL(href, `http://here${from}`)
    const id = decodeURIComponent(hash.slice(1))
    if (pathname.startsWith('/api/')) return true
    return urlPaths.has(pathname) && (id === '' || anchors.get(pathname)?.has(id) === true)
  }
  return [...pages].flatMap(([path, page]) =>
    linksOf(page)
      .filter((href) => !leads(path, href))
      .map((href) => `${path}: leads nowhere: ${href}`),
  )
}

const anchorsOf = ({ elements }: ParsedPage): Set<string> =>
  new Set(elements.flatMap((element) => attribute(element, 'id') ?? []))

/** URL paths of this site: neither another origin nor another scheme. */
const linksOf = ({ elements }: ParsedPage): string[] =>
  elements
    .flatMap((element) => [
      attribute(element, 'href'),
      attribute(element, 'src'),
      attribute(element, 'action'),
    ])
    .filter((href): href is string => href !== undefined && !/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href))
