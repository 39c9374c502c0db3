import { MINUTE } from '../../domain/time/durations.ts'

import type { Settings } from '../config.ts'
import { verifySmtp } from '../mail/transports/smtp-transport.ts'
import { NewsFailure } from '../news/failure.ts'
import { fetchFeeds } from '../news/feeds.ts'
import { fetchFromService } from '../news/news-api.ts'
import { plainCode, plainReason } from './reason.ts'

export interface Reach {
  fetch: typeof fetch
  /** Milliseconds since 1970. */
  now: () => number
  /** Milliseconds for each response. */
  timeout: number
}

type Found = Promise<string[]>

/** The site at its public address, as a visitor reaches it. */
export async function checkSite({ siteUrl }: Settings, { fetch, timeout }: Reach): Found {
  if (!siteUrl.startsWith('https:')) return []
  try {
    const { status } = await fetch(`${siteUrl}/healthz`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    })
    if (status === 200) return []
    return [`${siteUrl}/healthz answers ${status}, not 200: check the proxy, and that the server runs.`]
  } catch (error) {
    return [`${siteUrl} cannot be reached: ${plainReason(error)}. Check DNS, the proxy and its certificate.`]
  }
}

/** `setting` is what the address was read from. */
export async function checkMail(url: string, setting: string, { timeout }: Pick<Reach, 'timeout'>): Found {
  try {
    await verifySmtp(url, timeout)
    return []
  } catch (error) {
    return [`The mail server ${new URL(url).host} cannot be used: ${plainReason(error)}. Check ${setting}.`]
  }
}

/** Also compares the clock with the dates of those responses, as they come from other machines. */
export async function checkNews({ news, siteUrl }: Settings, { fetch, now, timeout }: Reach): Found {
  const clock: string[] = []
  const wire = {
    timeout,
    userAgent: `Mozilla/5.0 (compatible; +${siteUrl}/)`,
    fetch: async (...parameters: Parameters<typeof fetch>) => {
      const response = await fetch(...parameters)
      clock.splice(0, 1, ...clockProblem(response.headers.get('date'), now()))
      return response
    },
  }
  const { apiUrl, apiKey, feeds } = news
  const problems = apiKey === undefined ? await failedFeeds() : await failedService(apiKey)
  return [...problems, ...clock]

  async function failedService(key: string): Found {
    try {
      const articles = await fetchFromService(wire, { apiUrl, apiKey: key })
      return articles.length > 0 ? [] : [`${new URL(apiUrl).host} answers without an article.`]
    } catch (error) {
      return [`The news service ${new URL(apiUrl).host} fails: ${newsReason(error)}. Check NEWS_API_KEY.`]
    }
  }

  async function failedFeeds(): Found {
    const failed: string[] = []
    await fetchFeeds(wire, feeds, (feed, reason) =>
      failed.push(`The news feed ${feed} fails: ${plainCode(reason)}. Check NEWS_FEEDS.`),
    )
    return failed
  }
}

const newsReason = (error: unknown): string =>
  error instanceof NewsFailure ? error.message : plainReason(error)

const MAX_SKEW = 2 * MINUTE

function clockProblem(date: string | null, now: number): string[] {
  const skew = date === null ? 0 : now - Date.parse(date)
  if (!(Math.abs(skew) > MAX_SKEW)) return []
  const minutes = Math.round(Math.abs(skew) / MINUTE)
  return [
    `The clock is ${minutes} minutes ${skew > 0 ? 'ahead of' : 'behind'} those of other machines: run timedatectl set-ntp true.`,
  ]
}
