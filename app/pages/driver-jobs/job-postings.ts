import { claims, company } from '../../../domain/company.ts'
import { positions } from './positions.ts'

/** Positions as search engines list them: only those the owner has dated, since an open end would be a guess. */
export function postings(): Record<string, unknown>[] {
  const dated = claims.openPositions?.value ?? []
  const graph = positions.flatMap(({ title, about }) =>
    dated
      .filter(({ position }) => position === title)
      .map(({ posted, validThrough }) => ({ ...posting(title, about), datePosted: posted, validThrough })),
  )
  return graph.length > 0 ? [{ '@graph': graph }] : []
}

const { city, provinceCode, countryCode } = company.address

const posting = (title: string, description: string) => ({
  '@type': 'JobPosting',
  title,
  description,
  hiringOrganization: { '@type': 'Organization', name: company.name },
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: city,
      addressRegion: provinceCode,
      addressCountry: countryCode,
    },
  },
})
