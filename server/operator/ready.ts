import type { Settings } from '../config.ts'

const RESPONSE_MS = 5000

/** Whether the server of these settings answers on this machine, and could store a submission now. */
export async function isReady({ host, port }: Pick<Settings, 'host' | 'port'>): Promise<boolean> {
  try {
    const { ok } = await fetch(`http://${urlOf(host)}:${port}/readyz`, {
      signal: AbortSignal.timeout(RESPONSE_MS),
    })
    return ok
  } catch {
    return false
  }
}

/** One that listens everywhere is asked here. */
function urlOf(host: string): string {
  if (host === '0.0.0.0' || host === '') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}
