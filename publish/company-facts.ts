import type { Plugin } from 'vite'
import { MARK } from '../domain/mark.ts'
import { companyFile } from '../server/company/load-company.ts'

/** Puts the company's own facts in the place of the sample, so that bundles have no other. */
export const companyFacts = (): Plugin => ({
  name: 'company-facts',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/domain/sample-company.ts')
      ? `export const sample = ${JSON.stringify(companyFile.facts)}`
      : undefined,
  // Published sites have it as a file.
  configureServer: ({ middlewares }) => {
    middlewares.use(MARK, (_, response) => {
      response.setHeader('Content-Type', 'image/svg+xml')
      response.end(companyFile.logo)
    })
  },
})

/** Ends the program with one sentence for each fault of the company's file. */
export function refuseFaultyFacts(): void {
  if (companyFile.problems.length === 0) return
  process.stderr.write(
    `Nothing was built. The company's facts have problems:\n  ${companyFile.problems.join('\n  ')}\n`,
  )
  process.exit(1)
}
