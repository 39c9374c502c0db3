import './company/load-company.ts'
import path from 'node:path'
import { withAppSecret } from './app-secret.ts'
import { companyProblems, startRefusal } from './company/company-problems.ts'
import { companyFile } from './company/load-company.ts'
import { readConfig } from './config.ts'
import { createLog } from './log.ts'
import { start } from './start.ts'
import { exitOnStartupError, StartupError } from './startup-error.ts'

/** `node server/main.ts [folder of the published site]` */
const [siteFolder = path.join(import.meta.dirname, '../dist')] = process.argv.slice(2)

/** No other user of the machine reads what is written: the database, messages, the secret. */
process.umask(0o077)

await exitOnStartupError(async () => {
  const config = withAppSecret(readConfig(process.env, companyFile.problems))
  const log = createLog(config.logLevel)
  const problems = companyProblems(companyFile, siteFolder)
  const refusal = startRefusal(config, problems)
  if (refusal !== undefined) throw new StartupError(refusal)
  for (const problem of problems) log.warn(problem)
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.on(event, (error) => {
      log.fatal({ err: error }, 'uncaught error')
      process.exit(1)
    })
  // Libraries write there what is no JSON and may name a visitor.
  for (const method of ['debug', 'info', 'log', 'warn', 'error'] as const)
    console[method] = (...values) =>
      log.warn({ err: values.find((value) => value instanceof Error) }, 'a library reported something')
  // Of the trial of a backup, which was killed.
  process.once('disconnect', () => process.exit(1))
  const server = await start(config, siteFolder, log)
  let isStopping = false
  const hurry = new AbortController()
  // A second signal must not end the process while requests are being answered.
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, async () => {
      log.info({ signal }, 'stopping')
      if (isStopping) return hurry.abort()
      isStopping = true
      setTimeout(() => process.exit(1), STOP_MS).unref()
      await server.stop(hurry.signal)
      log.info('stopped')
      process.exit(0)
    })
})

const STOP_MS = 9_500
