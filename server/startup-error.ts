import { ConfigError } from './config.ts'
import { StartupError } from './store/store.ts'

/** Runs a program; what keeps it from starting is told without a stack. */
export async function exitOnStartupError(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof StartupError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
