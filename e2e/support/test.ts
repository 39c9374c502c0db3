import { test as base, type Page } from '@playwright/test'
import { onlyWhatAllHave } from './only-what-all-have.ts'
import { type Site, startSite } from './site.ts'
import { newStaff, type StaffPerson } from './staff.ts'

interface OfAWorker {
  site: Site
  /** A dispatcher who is signed in. */
  dana: StaffPerson
}

/**
 * A worker's journeys share one server and one person of staff, which start with the first that needs them. All are
 * defined here: a file with others needs workers of its own.
 */
export const test = base.extend<object, OfAWorker>({
  browser: [
    async ({ browser }, use, { project }) => {
      if (project.name === 'oldest') onlyWhatAllHave(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know that nothing is needed
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  dana: [
    async ({ browser, site }, use) => {
      const dana = await newStaff(browser, site, 'dana@company.example', 'Dana One')
      // Of several tabs one tells of what comes in: it is to be that of the journey.
      await dana.page.goto('about:blank')
      await use(dana)
      await dana.page.context().close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})

/** The page is one of Dana's. */
export const inInbox = test.extend<{ page: Page }>({
  page: async ({ dana }, use) => {
    const page = await dana.page.context().newPage()
    await use(page)
    await page.close()
  },
})

export { expect } from '@playwright/test'
