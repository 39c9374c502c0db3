import { AsyncLocalStorage } from 'node:async_hooks'

const calls = new AsyncLocalStorage<{ failure?: Error }>()

/** Throws what failed on our side during a call of the sign-in library, which would answer it as a wrong password or no session. */
export async function throwOwnFailures<Result>(call: () => Promise<Result>): Promise<Result> {
  const seen: { failure?: Error } = {}
  try {
    const result = await calls.run(seen, call)
    if (seen.failure === undefined) return result
  } catch (error) {
    if (seen.failure === undefined) throw error
  }
  throw seen.failure
}

/** For what runs within such a call; gives the failure back, to be thrown. */
export function noteOwnFailure<Failure extends Error>(failure: Failure): Failure {
  const seen = calls.getStore()
  if (seen) seen.failure = failure
  return failure
}
