import type { Browser } from '@playwright/test'
import { webApis } from '../../publish/browsers/web-apis.ts'

/** Playwright calls it in the page. */
const USED_BY_TESTS = 'checkVisibility'

/** Takes away from each page what Firefox 115 or Safari 16.4 lacks, of which no test can be run. */
export function onlyWhatAllHave(browser: Browser): void {
  const missing = webApis.flatMap(({ owner, member = '', missingIn }) =>
    missingIn.some((one) => one === 'firefox' || one === 'ios') && member !== USED_BY_TESTS
      ? [[owner, member] as const]
      : [],
  )
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    await context.addInitScript(remove, missing)
    return context
  }
}

/** Runs in the page. */
function remove(missing: (readonly [owner: string, member: string])[]): void {
  const all = globalThis as unknown as Record<string, { prototype?: object } | undefined>
  for (const [owner, member] of missing) {
    const found = all[owner]
    if (member === '') delete all[owner]
    else if (owner === 'Window') delete all[member]
    else if (found) {
      Reflect.deleteProperty(found, member)
      if (found.prototype) Reflect.deleteProperty(found.prototype, member)
    }
  }
}
