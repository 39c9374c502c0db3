import path from 'node:path'
import { withAppSecret } from './app-secret.ts'
import { readConfig } from './config.ts'
import { createLog } from './log.ts'
import { start } from './start.ts'
import { exitOnStartupError } from './startup-error.ts'

/** `node server/main.ts [folder of the published site]` */
const [siteFolder = path.join(import.meta.dirname, '../dist')] = process.argv.slice(2)

await exitOnStartupError(async () => {
  const config = withAppSecret(readConfig(process.env))
  const log = createLog(config.logLevel)
  for (const fault of ['uncaughtException', 'unhandledRejection'])
    process.on(fault, (error) => {
      log.fatal({ err: error }, 'a fault that nothing caught')
      process.exit(1)
    })
  const running = await start(config, siteFolder, log)
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, async () => {
      log.info({ signal }, 'stopping')
      setTimeout(() => process.exit(1), LATEST_END).unref()
      await running.stop()
      log.info('stopped')
      process.exit(0)
    })
})

/** Milliseconds after a signal. */
const LATEST_END = 9_500
