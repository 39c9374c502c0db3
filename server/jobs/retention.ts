import type { Services } from '../services.ts'

const DAY = 24 * 60 * 60 * 1000

/** Erases, now and once a day, what has been kept as long as was promised. */
export function eraseDaily({
  store,
  config,
  log,
  now,
}: Pick<Services, 'store' | 'config' | 'log' | 'now'>): () => void {
  const erase = async () => {
    try {
      const cutOff = Math.max(0, now() - config.retentionDays * DAY)
      const erased = await store.eraseOlderThan(new Date(cutOff).toISOString())
      if (erased > 0) log.info({ erased }, 'erased old submissions')
    } catch (error) {
      log.warn({ err: error }, 'old submissions could not be erased; tried again tomorrow')
    }
  }
  const timer = setInterval(erase, DAY)
  timer.unref()
  void erase()
  return () => clearInterval(timer)
}
