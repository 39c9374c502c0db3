import { ConfigError } from './config.ts'
import { CannotStart } from './store/store.ts'

/** Runs a program; what keeps it from starting is told without a stack. */
export async function inWords(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof CannotStart)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
