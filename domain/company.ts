import type { Company } from './company-facts.ts'
import { sample } from './sample-company.ts'

declare global {
  /** Set by `server/company/load-company.ts` before this module is loaded. Bundles have the facts in place of the sample. */
  var companyFacts: Company | undefined
}

export const company: Company = globalThis.companyFacts ?? sample
