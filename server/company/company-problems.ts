import { readFileSync } from 'node:fs'
import path from 'node:path'
import { placeholders } from '../../domain/missing-facts.ts'
import type { SiteManifest } from '../pages/site-manifest.ts'
import type { CompanyFile } from './company-file.ts'

/** Why visitors must not be shown these facts, or this build of them, and what mends it; one sentence each. */
export function companyProblems(companyFile: CompanyFile, siteFolder: string): string[] {
  const samples = placeholders(companyFile.facts).filter(({ isSample }) => isSample)
  return [
    ...(companyFile.exists
      ? samples.map(
          ({ what, value }) => `${what} is the sample’s, “${value}”. Set it in ${companyFile.path}.`,
        )
      : [
          `There are no facts of the company in ${companyFile.path}, so the sample’s would be shown. Write them there, or set COMPANY_FILE.`,
        ]),
    ...(isBuiltForOthers(companyFile, siteFolder)
      ? [
          `The site was built for other facts than those of ${companyFile.path}; build it again: site build, or npm run build.`,
        ]
      : []),
  ]
}

export function isBuiltForOthers({ fingerprint }: CompanyFile, siteFolder: string): boolean {
  const built = fingerprintIn(siteFolder)
  return built !== undefined && built !== fingerprint
}

/** Why no server starts for visitors with these problems; undefined where one does. */
export const startRefusal = (config: { siteUrl: string }, problems: readonly string[]): string | undefined =>
  isPublic(config) && problems.length > 0
    ? `The server does not start for ${config.siteUrl}:\n  ${problems.join('\n  ')}`
    : undefined

/** Only visitors of a public address could take the sample, or a former company, for this one. */
export const isPublic = ({ siteUrl }: { siteUrl: string }): boolean => siteUrl.startsWith('https:')

/** Undefined where nothing is built. */
function fingerprintIn(siteFolder: string): string | undefined {
  try {
    const { company }: SiteManifest = JSON.parse(readFileSync(path.join(siteFolder, 'site.json'), 'utf8'))
    return company
  } catch {
    return undefined
  }
}
