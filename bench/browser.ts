import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { chromiumPath, FLAGS, ignorePointerInCorner } from '../e2e/browser.ts'

export const BENCH_FLAGS = [
  ...FLAGS,
  // With an inspector attached, V8 parses the whole of React again for the stack of each error that React creates as it
  // starts: 100 ms of a slow phone that no visitor waits for.
  '--js-flags=--no-enable-lazy-source-positions',
]

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: BENCH_FLAGS })

/** A phone of the middle range, as Lighthouse has it. */
export async function openPhone(browser: Browser): Promise<BrowserContext> {
  const phone = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  await phone.addInitScript(ignorePointerInCorner)
  return phone
}

/** Slow 4G and a CPU four times slower, applied while the page loads. */
export async function throttle(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return session
}

const KILOBIT = 1000 / 8
/**
 * 150 ms there and back and 1.6 megabits a second, as Lighthouse applies it: a request waits 3.75 times as long, which
 * counts for the connection that has to be made first, and nine tenths of the rate are of use.
 */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: 1638.4 * 0.9 * KILOBIT,
  uploadThroughput: 750 * 0.9 * KILOBIT,
}
