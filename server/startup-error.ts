import { reasonOf, StoreUnavailable } from './store/errors.ts'

/** The program cannot start. The message says why and what to do; it is shown without a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}

/** Runs a program; a `StartupError`, or a database that is away, ends it with a sentence and exit code 1. */
export async function exitOnStartupError(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    const sentence = sentenceOf(error)
    if (sentence === undefined) throw error
    process.stderr.write(`${sentence}\n`)
    process.exit(1)
  }
}

function sentenceOf(error: unknown): string | undefined {
  if (error instanceof StartupError) return error.message
  if (error instanceof StoreUnavailable) return `The database cannot be used at present: ${reasonOf(error)}`
  return undefined
}
