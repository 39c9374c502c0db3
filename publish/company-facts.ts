import type { Plugin } from 'vite'
import { MARK } from '../domain/letter-mark.ts'
import { offsetTable } from '../domain/time/wall-clock.ts'
import { companyFile } from '../server/company/load-company.ts'

/** Puts the company's own facts in the place of the sample, so that bundles have no other, and the offsets of its zone. */
export const companyFacts = (): Plugin => ({
  name: 'company-facts',
  enforce: 'pre',
  load(id) {
    if (id.endsWith('/domain/sample-company.ts'))
      return `export const sample = ${JSON.stringify(companyFile.facts)}`
    if (id.endsWith('/domain/time/company-offsets.ts'))
      return `export const companyOffsets = ${JSON.stringify(offsetsAround(new Date().getUTCFullYear()))}`
    return undefined
  },
  // Published sites have it as a file.
  configureServer: ({ middlewares }) => {
    middlewares.use(MARK, (_, response) => {
      response.setHeader('Content-Type', 'image/svg+xml')
      response.end(companyFile.logo)
    })
  },
})

const YEARS = 10

const offsetsAround = (year: number) =>
  offsetTable(companyFile.facts.timeZone, Date.UTC(year - YEARS, 0), Date.UTC(year + YEARS, 0))

/** Ends the program with one sentence for each fault of the company's file. */
export function refuseFaultyFacts(): void {
  if (companyFile.problems.length === 0) return
  process.stderr.write(
    `Nothing was built. The company's facts have problems:\n  ${companyFile.problems.join('\n  ')}\n`,
  )
  process.exit(1)
}
