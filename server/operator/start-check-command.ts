import '../company/load-company.ts'
import path from 'node:path'
import { companyProblems, startRefusal } from '../company/company-problems.ts'
import { companyFile } from '../company/load-company.ts'
import { readConfig } from '../config.ts'
import { requireHost } from '../http/listen.ts'
import { exitOnStartupError, StartupError } from '../startup-error.ts'

/** `site start` asks it before the running server is stopped: says why one would not start, and ends with exit code 1 then. */
if (import.meta.main)
  await exitOnStartupError(async () => {
    const settings = readConfig(process.env, companyFile.problems)
    const problems = companyProblems(companyFile, path.join(import.meta.dirname, '../../dist'))
    const refusal = startRefusal(settings, problems)
    if (refusal !== undefined) throw new StartupError(refusal)
    await requireHost(settings)
  })
