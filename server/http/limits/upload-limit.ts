import { concurrencyLimit } from './concurrency-limit.ts'
import { rateLimit } from './rate-limit.ts'

/** More than a person sends, and too few to fill the memory that uploads share, or the processor. */
const MAX_AT_ONCE = 3
const MAX_A_MINUTE = 60
const BUSY_SECONDS = 10

type UploadLimit = <Result>(
  client: string,
  receive: () => Promise<Result>,
  refuse: (retryAfter: number) => Result,
) => Promise<Result>

/** Limits uploads by client. A refused one counts, since reading it takes as much time. */
export function uploadLimit(): UploadLimit {
  const aMinute = rateLimit(MAX_A_MINUTE, () => performance.now())
  const atOnce = concurrencyLimit(MAX_AT_ONCE)
  return async (client, receive, refuse) => {
    const permission = aMinute.take(client, undefined)
    if (!permission.isAllowed) return refuse(permission.retryAfter)
    return (await atOnce(client, receive)) ?? refuse(BUSY_SECONDS)
  }
}
