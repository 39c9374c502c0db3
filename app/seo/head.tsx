import { useContext } from 'react'
import { company } from '../../domain/company.ts'
import { DEFAULT_LOCALE } from '../../domain/locale.ts'
import { documentTitle, getPage, MAX_DESCRIPTION, type Path } from '../../domain/pages.ts'
import { shorten } from '../../domain/text/shorten.ts'
import { pageTexts } from '../../translations/page-texts.ts'
import { useSettings } from '../settings/settings.tsx'
import { HeadTextContext } from './head-text.ts'
import { breadcrumbs, webPage } from './json-ld.ts'

interface Props {
  path: Path
  /** A content file's own; other pages have theirs in the page table. */
  title?: string
  description?: string
  /** A narrower schema.org type, such as `ContactPage`. */
  type?: string
  /** Structured data (schema.org) besides the page and its breadcrumb. */
  jsonLd?: (siteUrl: string) => Record<string, unknown>
}

/** What a page says about itself to search engines and browsers; React moves all but the records into the document's head. */
export function Head({ path, type, jsonLd, ...own }: Props) {
  const { siteUrl } = useSettings()
  const published = useContext(HeadTextContext)
  const page = getPage(path)
  const named = pageTexts(path)
  const title = own.title ?? named.title ?? named.name
  if (published) published.title = documentTitle(title)
  const description = shorten(own.description ?? named.description ?? '', MAX_DESCRIPTION)
  if (page.isUnlisted) return published ? null : <UnlistedHead title={title} description={description} />
  const records: Record<string, unknown>[] = [
    ...(path === '/' ? [] : [webPage({ siteUrl, path, type, description }), breadcrumbs(siteUrl, path)]),
    ...(jsonLd ? [jsonLd(siteUrl)] : []),
  ]
  return (
    <>
      {!published && (
        <>
          <Names title={title} description={description} />
          <link rel="canonical" href={siteUrl + path} />
          <OpenGraph siteUrl={siteUrl} path={path} title={documentTitle(title)} description={description} />
        </>
      )}
      {records.map((thing) => (
        <script key={String(thing['@type'])} type="application/ld+json">
          {JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c')}
        </script>
      ))}
    </>
  )
}

interface Named {
  title: string
  description: string
}

/** Search engines leave the page out. */
export const UnlistedHead = (named: Named) => (
  <>
    <Names {...named} />
    <meta name="robots" content="noindex" />
  </>
)

const Names = ({ title, description }: Named) => (
  <>
    <title>{documentTitle(title)}</title>
    <meta name="description" content={description} />
  </>
)

const OpenGraph = ({ siteUrl, path, title, description }: Named & { siteUrl: string; path: Path }) => (
  <>
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content={company.name} />
    <meta property="og:locale" content={DEFAULT_LOCALE.replace('-', '_')} />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
    <meta property="og:url" content={siteUrl + path} />
    <meta
      property="og:image"
      content={`${siteUrl}/pictures/${path.slice(1).replaceAll('/', '-') || 'home'}.png`}
    />
    <meta property="og:image:alt" content={`${pageTexts(path).name}, ${company.name}`} />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta name="twitter:card" content="summary_large_image" />
  </>
)
