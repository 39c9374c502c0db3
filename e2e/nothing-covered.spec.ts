import type { Page } from '@playwright/test'
import { pages } from '../domain/pages.ts'
import { expect, test } from './site.ts'

const windows = [
  [320, 568],
  [360, 640],
  [390, 664],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1366, 657],
  [1440, 900],
  [1920, 1080],
] as const

/** How many places of a page are looked at, from its top to its end. */
const STEPS = 9

for (const [width, height] of windows) {
  test(`at ${width} × ${height} the first screen says what a page is for, nothing fixed covers anything, and no page scrolls sideways`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    const found: Record<string, string[]> = {}
    for (const { path, isUnlisted, filledIn } of pages) {
      await page.goto(path, { waitUntil: 'load' })
      await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' })
      const lacking = isUnlisted ? [] : await page.evaluate(firstScreen, filledIn === 'form')
      const faults = [...lacking, ...(await page.evaluate(lookAround, STEPS))]
      if (faults.length > 0) found[path] = faults
    }
    expect(found).toEqual({})
  })
}

for (const width of [412, 768, 1280, 1366, 1920, 2560]) {
  test(`with text twice as large nothing runs out of a window of ${width} px`, async ({ browser, site }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, baseURL: site.url })
    const page = await context.newPage()
    await withDefaultFontSize(page, 32)
    const wide: Record<string, number> = {}
    for (const { path } of pages) {
      await page.goto(path)
      const { text, beyond } = await page.evaluate(() => ({
        text: getComputedStyle(document.documentElement).fontSize,
        beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }))
      expect(Number.parseFloat(text)).toBeGreaterThan(30)
      if (beyond > 0) wide[path] = beyond
    }
    expect(wide).toEqual({})
    await context.close()
  })
}

/** As a reader sets it in the browser: media queries in em follow it. */
async function withDefaultFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
}

/**
 * Runs in the page. A bar along a whole edge, with room reserved, counts as the edge of the window: what scrolls
 * past it is out of sight, and what stops beneath it is a fault only at the end of the page.
 */
async function lookAround(steps: number): Promise<string[]> {
  const root = document.documentElement
  const faults = new Set<string>()
  if (root.scrollWidth > root.clientWidth) faults.add(`${root.scrollWidth - root.clientWidth} px too wide`)
  const fixed = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility(),
  )
  if (fixed.length === 0) return [...faults]
  const end = root.scrollHeight - innerHeight
  for (let step = 0; step < steps; step++) {
    scrollTo({ top: (end * step) / (steps - 1), behavior: 'instant' })
    // A busy browser without a window may draw no frame for a page where nothing changes.
    await new Promise((drawn) => {
      requestAnimationFrame(drawn)
      setTimeout(drawn, 250)
    })
    for (const cover of fixed) {
      const box = cover.getBoundingClientRect()
      const isEdge = box.width >= root.clientWidth && box.bottom >= innerHeight - 1
      if (isEdge && step < steps - 1) continue
      for (const { name, rect } of thingsOnPage(fixed)) {
        const isBeneath =
          rect.right > box.left + 1 &&
          rect.left < box.right - 1 &&
          rect.bottom > box.top + 1 &&
          rect.top < box.bottom - 1
        if (isBeneath) faults.add(`${name} at step ${step}`)
      }
    }
  }
  return [...faults]

  function thingsOnPage(covers: HTMLElement[]): { name: string; rect: DOMRect }[] {
    const isPage = (element: Element | null) =>
      element !== null &&
      !covers.some((cover) => cover.contains(element)) &&
      element.closest('.sr, .skip, dialog, [popover]') === null &&
      element.checkVisibility({ visibilityProperty: true })
    const things: { name: string; rect: DOMRect }[] = []
    for (const control of document.querySelectorAll('a, button, input, select, textarea, summary'))
      if (isPage(control))
        things.push({ name: control.textContent || control.tagName, rect: control.getBoundingClientRect() })
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const text = texts.currentNode
      if (!text.textContent?.trim() || !isPage(text.parentElement)) continue
      range.selectNodeContents(text)
      for (const rect of range.getClientRects())
        if (rect.width > 1) things.push({ name: text.textContent.trim().slice(0, 40), rect })
    }
    return things
  }
}

/** Runs in the page: what its first screen lacks. What a form page is for is its form. */
function firstScreen(isForm: boolean): string[] {
  const bar = document.querySelector('aside[aria-label="Quick contact"]')?.getBoundingClientRect()
  const end = bar && bar.width >= innerWidth ? Math.min(innerHeight, bar.top) : innerHeight
  const isWhole = (element: Element) => {
    const { top, bottom, width } = element.getBoundingClientRect()
    return width > 0 && top >= 0 && bottom <= end
  }
  const heading = document.querySelector('main h1')
  const actions = [...document.querySelectorAll('main :is(a, button, input, select, textarea)')].filter(
    (action) =>
      action.closest('nav[aria-label="Breadcrumb"]') === null && (!isForm || action.closest('form') !== null),
  )
  const shown = actions.some(isWhole) || (bar && bar.width > 0 && !isForm)
  return [
    ...(heading && isWhole(heading) ? [] : ['the first screen lacks its heading']),
    ...(shown ? [] : ['the first screen lacks something to do']),
  ]
}
