import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Company } from '../../domain/company-facts.ts'
import { parseCompany } from '../../domain/company-schema.ts'
import { sample } from '../../domain/sample-company.ts'
import { readLogo } from './logo.ts'

export interface CompanyFile {
  /** Where it is, or would be. */
  path: string
  exists: boolean
  /** The sample where there is no file, or it has problems. */
  facts: Company
  /** SVG. */
  logo: string | undefined
  /** Names of facts that the company says it does not have. */
  none: string[]
  /** Of the facts and the logo. */
  fingerprint: string
  /** One sentence for each fault. */
  problems: string[]
}

/** Reads `COMPANY_FILE`, by default `company.json` in `DATA_DIR`. */
export function readCompanyFile(environment: Record<string, string | undefined>): CompanyFile {
  const file = path.resolve(
    environment.COMPANY_FILE?.trim() || path.join(environment.DATA_DIR?.trim() || './data', 'company.json'),
  )
  const content = read(file)
  if (content === undefined) return companyFile(file, { exists: false })
  if ('problem' in content) return companyFile(file, { problems: [`${file} ${content.problem}`] })
  const parsed = parseCompany(content.json)
  if (parsed.problems)
    return companyFile(file, { problems: parsed.problems.map((problem) => `${file}: ${problem}`) })
  const { facts, logo, none } = parsed
  if (logo === undefined) return companyFile(file, { facts, none })
  const { svg, problems } = readLogo(path.join(path.dirname(file), logo))
  return companyFile(file, svg === undefined ? { problems } : { facts, logo: svg, none })
}

const companyFile = (
  file: string,
  {
    exists = true,
    facts = sample,
    logo,
    none = [],
    problems = [],
  }: Partial<Omit<CompanyFile, 'path' | 'fingerprint'>>,
): CompanyFile => ({
  path: file,
  exists,
  facts,
  logo,
  none,
  problems,
  fingerprint: fingerprintOf(facts, logo),
})

const fingerprintOf = (facts: Company, logo: string | undefined): string =>
  createHash('sha256')
    .update(JSON.stringify([facts, logo]))
    .digest('base64url')
    .slice(0, 16)

/** Undefined where there is no such file. */
function read(file: string): { json: unknown } | { problem: string } | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8').replace(/^\ufeff/, '')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    const why = code === 'EACCES' ? 'its permissions keep the user of the service out' : code
    return { problem: `cannot be read (${why}).` }
  }
  try {
    return { json: JSON.parse(text) }
  } catch (error) {
    const [, row, column] = /line (\d+) column (\d+)/.exec(String(error)) ?? []
    const where = row === undefined ? '' : ` at line ${row}, character ${column}`
    return { problem: `is not JSON${where}: a quotation mark, comma or bracket is missing or too many.` }
  }
}
