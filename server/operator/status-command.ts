import '../company/load-company.ts'
import { company } from '../../domain/company.ts'
import { enSiteProblems } from '../../translations/en/mail/site-problems.ts'
import { readConfig } from '../config.ts'
import { exitOnStartupError } from '../startup-error.ts'
import { isReady } from './ready.ts'
import { backupLine, problemLines, readStatus } from './status.ts'

/** Exit code 0 means that the server is ready and nothing needs attention. */
async function main(): Promise<void> {
  const settings = readConfig(process.env)
  const status = await readStatus(settings, Date.now())
  const isServing = await isReady(settings)
  const lines = problemLines(status)
  console.log(`${company.name}, ${settings.siteUrl}`)
  console.log(
    isServing
      ? 'The server runs and can receive requests.'
      : 'The server does not answer, or cannot receive requests: see “journalctl -u site -n 50”.',
  )
  console.log(backupLine(status))
  console.log(
    lines.length === 0
      ? enSiteProblems.page.none
      : `This needs attention:\n${lines.map((line) => `  - ${line}`).join('\n')}`,
  )
  if (!isServing || lines.length > 0) process.exitCode = 1
}

if (import.meta.main) await exitOnStartupError(main)
