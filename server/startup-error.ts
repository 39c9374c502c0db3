/** The program cannot start. The message says why and what to do; it is shown without a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}

/** Runs a program; a `StartupError` ends it with its message and exit code 1. */
export async function exitOnStartupError(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
