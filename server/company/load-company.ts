import { readCompanyFile } from './company-file.ts'

/** The first import of every program, so that the facts are there when `domain/company.ts` is loaded. */
export const companyFile = readCompanyFile(process.env)

globalThis.companyFacts = companyFile.facts
