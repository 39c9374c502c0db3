import { company } from '../../domain/company.ts'
import { documentTitle } from '../../domain/pages.ts'

interface Props {
  /** At most 60 characters with the company's name, which is added unless it is there. */
  title: string
  /** At most 155 characters. */
  description: string
  path: string
  /** Kept out of search engines. */
  unlisted?: boolean
  /** Structured data (schema.org) about this page. */
  structured?: Record<string, unknown>[]
}

/** What a page says of itself to machines; React lifts it into the document's head. */
export function Head({ title, description, path, unlisted = false, structured = [] }: Props) {
  const whole = documentTitle(title)
  const address = import.meta.env.SITE_URL + path
  const picture = `${import.meta.env.SITE_URL}/pictures/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      {unlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={company.name} />
          <meta property="og:locale" content="en_CA" />
          <meta property="og:title" content={whole} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={address} />
          <meta property="og:image" content={picture} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {structured.map((thing) => (
        <script key={String(thing['@type'])} type="application/ld+json">
          {JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c')}
        </script>
      ))}
    </>
  )
}
