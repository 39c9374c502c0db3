import type { Page } from '@playwright/test'
import { NOT_FOUND, type Page as PublicPage, pages } from '../domain/pages.ts'
import { wrongWords } from '../server/testing/word-table.ts'
import { breakable } from './page-checks/breakable.ts'
import { lookAround } from './page-checks/covered.ts'
import { firstScreen } from './page-checks/first-screen.ts'
import { cutTexts, setDefaultFontSize } from './page-checks/large-text.ts'
import { missingStyles } from './page-checks/own-styles.ts'
import { STILL, shiftByFonts, shiftOfLoading } from './page-checks/shift.ts'
import { smallLetters } from './page-checks/small-letters.ts'
import { smallTargets } from './page-checks/small-targets.ts'
import { touchScreens, widthsForFonts, widthsForLargeText, windows } from './page-checks/windows.ts'
import { barriersInEachLook } from './support/barriers.ts'
import { awake, complaintsOf } from './support/site.ts'
import { expect, test } from './support/test.ts'

/** What is wrong, and where. */
type Faults = Record<string, string[]>

for (const entry of pages)
  test(`${entry.path} ${leadsToSignIn(entry) ? 'leads to the sign-in' : 'reads in every window'}, and starts without a complaint or a request elsewhere`, async ({
    page,
    site,
  }) => {
    const complaints = complaintsOf(page)
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url) && !request.url().startsWith('data:'))
        elsewhere.push(request.url())
    })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const faults: Faults = { 'any width': await whileLoading(page, entry.path) }
    // The sign-in is a page of its own here; journeys of dispatch look at what is behind it.
    if (!leadsToSignIn(entry)) {
      faults['any width']?.push(...(await breakable(page)))
      Object.assign(faults, await inEveryWindow(page, entry))
      Object.assign(faults, await barriersInEachLook(page))
      Object.assign(faults, await withLargeText(page))
    }
    expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([])

    await awake(page)
    await expect(page.locator('h1')).toHaveCount(1)
    expect(await page.locator('main').innerText()).not.toMatch(wrongWords)
    expect(elsewhere).toEqual([])
    expect(complaints.filter((text) => !text.includes('502'))).toEqual([])
  })

function leadsToSignIn({ file }: PublicPage): boolean {
  return file.startsWith('pages/inbox/') && !file.startsWith('pages/inbox/sign-in/')
}

async function whileLoading(page: Page, path: string): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 })
  const faults: string[] = []
  if (await movesEachTime(() => shiftOfLoading(page, path))) faults.push('something moves while it loads')
  await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' })
  for (const width of widthsForFonts) {
    await page.setViewportSize({ width, height: 844 })
    if (await movesEachTime(() => shiftByFonts(page))) faults.push(`fonts move something at ${width} px`)
  }
  return faults
}

/** Late fonts move a page each time; that a busy machine draws it in parts, or starts it meanwhile, does not. */
const movesEachTime = async (shift: () => Promise<number>): Promise<boolean> =>
  (await shift()) >= STILL && (await shift()) >= STILL

/** What they are for is their form. */
const FORM_PAGES: string[] = ['/quote', '/carriers/apply']

async function inEveryWindow(page: Page, { isUnlisted, path }: PublicPage): Promise<Faults> {
  const faults: Faults = {}
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const lacking = isUnlisted ? [] : await page.evaluate(firstScreen, FORM_PAGES.includes(path))
    faults[`${width} × ${height}`] = [
      ...lacking,
      ...(await page.evaluate(lookAround)),
      ...(await page.evaluate(smallLetters)),
    ]
  }
  return faults
}

async function withLargeText(page: Page): Promise<Faults> {
  const faults: Faults = {}
  await setDefaultFontSize(page, 32)
  for (const width of widthsForLargeText) {
    await page.setViewportSize({ width, height: 900 })
    faults[`${width} px, large text`] = await page.evaluate(cutTexts)
  }
  return faults
}

/** A window opened for each would take longer than looking at it. */
const PAGES_OF_A_WINDOW = 7

test.describe('before the application runs', () => {
  test.use({ isMobile: true, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

  for (const paths of inGroups([...pages.map((page) => page.path), NOT_FOUND], PAGES_OF_A_WINDOW))
    test(`${paths.join(', ')}: each has the styles it needs, and all that can be pressed, outside running text, is 44 px high`, async ({
      page,
    }) => {
      // Never answered: a page that needs the application would say that it failed.
      await page.route('**/assets/start-*.js', () => {})
      const faults: Faults = {}
      for (const path of paths) {
        const response = await page.goto(path)
        expect(response?.status()).toBe(path === NOT_FOUND ? 404 : 200)
        for (const { device, width, height } of touchScreens) {
          await page.setViewportSize({ width, height })
          faults[`${path}, ${device}`] = await page.evaluate(smallTargets)
        }
        faults[path] = await missingStyles(page)
      }
      expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([])
    })
})

function inGroups<One>(all: readonly One[], size: number): One[][] {
  const groups = Math.ceil(all.length / size)
  return Array.from({ length: groups }, (_, at) => all.slice(at * size, (at + 1) * size))
}
