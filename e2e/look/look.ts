/**
 * Pictures of every page, overlay and email in `build/look`, with a contact sheet: npm run build && npm run look.
 * `--only safety,search` takes some of them again, by name or by how names begin; `--at 390,1440x900-dark` at some
 * sizes and schemes, by how they begin.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { NOT_FOUND, type Path, pages } from '../../domain/pages.ts'
import config from '../../playwright.config.ts'
import { renderSampleEmails } from '../../server/testing/samples/sample-emails.ts'
import { fill, fleet, shipment } from '../support/fill.ts'
import { awake, startSite } from '../support/site.ts'
import { type Filled, fillBrowser, fillSite } from './look-filled.ts'

const FOLDER = 'build/look'
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, at: { type: 'string', default: '' } },
})
const beginsAsIn = (list: string) => (name: string) => list.split(',').some((one) => name.startsWith(one))
const isWanted = beginsAsIn(values.only)
const isVariantWanted = beginsAsIn(values.at)
const windows = [
  [390, 664],
  [768, 1024],
  [1280, 720],
  [1366, 657],
  [1440, 900],
] as const
const emailWidths = [360, 640]
const schemes = ['light', 'dark'] as const

interface Overlay {
  from: string
  opener: string
  /** What is done in it before the picture. */
  act?(page: Page): Promise<unknown>
}

const drawer = { from: '/', opener: 'a[data-opens=quote-drawer]' }
const dialog = { from: '/services', opener: 'a[data-opens=quote-dialog]' }
const carrier = { from: '/carriers', opener: 'a[data-opens=carrier-dialog]' }
const search = { from: '/shippers', opener: 'button[data-opens=search]' }

const overlays: Record<string, Overlay> = {
  menu: { from: '/about-us', opener: 'button[popovertarget=menu]' },
  'quote-drawer': drawer,
  'quote-drawer-invalid': { ...drawer, act: send },
  'quote-drawer-failed': { ...drawer, act: (page) => sendInVain(page, shipment) },
  'quote-drawer-sent': {
    ...drawer,
    async act(page) {
      await fill(page.getByRole('dialog'), shipment)
      await send(page)
      await page.locator('#quote-sent').waitFor()
      await page.keyboard.press('Shift')
    },
  },
  'quote-dialog': dialog,
  'quote-dialog-invalid': { ...dialog, act: send },
  'quote-dialog-failed': { ...dialog, act: (page) => sendInVain(page, shipment) },
  'carrier-dialog': carrier,
  'carrier-dialog-invalid': { ...carrier, act: send },
  'carrier-dialog-sent': {
    ...carrier,
    async act(page) {
      await fill(page.getByRole('dialog'), fleet)
      await send(page)
      await page.locator('#carrier-sent').waitFor()
    },
  },
  search,
  'search-found': { ...search, act: (page) => page.keyboard.type('reefer') },
  'search-nothing': { ...search, act: (page) => page.keyboard.type('zzzz') },
}

/** They say nothing before they are filled. */
const empty: readonly Path[] = [
  '/admin/inbox',
  '/admin/inbox/submission',
  '/admin/customers/customer',
  '/admin/new-request',
  '/admin/account',
  '/admin/staff',
  '/admin/templates',
  '/requests/reference/key',
]
const withoutFilling = pages.map(({ path: urlPath }) => urlPath).filter((urlPath) => !empty.includes(urlPath))

const shots = new Map<string, string[]>()

await lookAtEverything()

async function lookAtEverything(): Promise<void> {
  if (!values.only && !values.at) rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  // What is sent while overlays are pictured is not to be in the inbox.
  const [site, visited] = await Promise.all([startSite(), startSite()])
  const browser = await chromium.launch(config.use?.launchOptions)
  const filled = await fillSite(browser, site)
  for (const colorScheme of schemes) {
    for (const [width, height] of windows) {
      const variant = `${width}x${height}-${colorScheme}`
      if (!isVariantWanted(variant)) continue
      const options: BrowserContextOptions = {
        viewport: { width, height },
        colorScheme,
        reducedMotion: 'reduce',
      }
      const context = await browser.newContext({ ...options, baseURL: visited.url })
      await takePages(context, variant)
      await takeOverlays(context, variant)
      await context.close()
      const used = await browser.newContext({ ...options, baseURL: site.url, storageState: filled.cookies })
      await takeFilled(used, variant, filled)
      await used.close()
    }
    for (const width of emailWidths) {
      if (!isVariantWanted(`${width}-${colorScheme}`)) continue
      const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme })
      await takeEmails(context, `${width}-${colorScheme}`)
      await context.close()
    }
  }
  await browser.close()
  await Promise.all([site.stop(), visited.stop()])
  writeFileSync(path.join(FOLDER, 'index.html'), contactSheet())
  console.log(`${[...shots.values()].flat().length} pictures: ${FOLDER}/index.html`)
}

/** What needs submissions, news or a sign-in. */
async function takeFilled(context: BrowserContext, variant: string, { paths }: Filled): Promise<void> {
  const page = await context.newPage()
  await fillBrowser(page)
  for (const [name, urlPath] of Object.entries(paths)) {
    if (!isWanted(name)) continue
    await open(page, urlPath)
    if (await page.locator('html[data-app]').count()) await awake(page)
    await page.getByText('Loading', { exact: true }).waitFor({ state: 'hidden' })
    // The map of a lane is a module of its own.
    await page.waitForLoadState('networkidle')
    await take(page, name, variant, true)
  }
  await page.close()
}

async function open(page: Page, urlPath: string): Promise<void> {
  await page.goto(urlPath)
  await page.evaluate(() => document.fonts.ready)
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
  // The application of such a page starts by itself, and completes what is seen.
  if (await page.locator('[data-start-after-load]').count()) await awake(page)
}

async function takePages(context: BrowserContext, variant: string): Promise<void> {
  const page = await context.newPage()
  for (const urlPath of [...withoutFilling, NOT_FOUND]) {
    const name = urlPath.slice(1).replaceAll('/', '-') || 'home'
    if (!isWanted(name)) continue
    await open(page, urlPath)
    await take(page, name, variant, true)
  }
  await page.close()
}

async function takeOverlays(context: BrowserContext, variant: string): Promise<void> {
  for (const [name, { from, opener, act }] of Object.entries(overlays)) {
    if (!isWanted(name)) continue
    const page = await context.newPage()
    await page.goto(from)
    await awake(page)
    const control = page.locator(opener).first()
    if (name !== 'menu') {
      await control.dispatchEvent('click')
      await page.getByRole('dialog').waitFor()
    } else if (await control.isVisible()) await control.click()
    else continue
    await act?.(page)
    await take(page, name, variant)
    await page.close()
  }
}

async function takeEmails(context: BrowserContext, variant: string): Promise<void> {
  const page = await context.newPage()
  for (const [name, { html }] of Object.entries(await renderSampleEmails())) {
    if (!html || !isWanted(`email-${name}`)) continue
    await page.setContent(html)
    await take(page, `email-${name}`, variant, true)
  }
  await page.close()
}

async function send(page: Page): Promise<void> {
  await page.getByRole('dialog').locator('button[type=submit]').click()
}

async function sendInVain(page: Page, answers: Record<string, string>): Promise<void> {
  await page.route('**/api/send-quote', (route) => route.abort())
  await fill(page.getByRole('dialog'), answers)
  await send(page)
  await page.getByRole('alert').filter({ hasText: 'Error' }).waitFor()
}

async function take(page: Page, name: string, variant: string, fullPage = false): Promise<void> {
  const file = `${name}-${variant}.png`
  // A press is seen for a moment.
  await page.locator('[data-press]').waitFor({ state: 'detached' })
  await page.screenshot({ path: path.join(FOLDER, file), fullPage })
  shots.set(name, [...(shots.get(name) ?? []), file])
}

function contactSheet(): string {
  const rows = [...shots].map(
    ([name, files]) => `<h2>${name}</h2><div>${files.map(thumbnail).join('')}</div>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title>
<style>body{font:16px system-ui;margin:2rem}div{display:flex;flex-wrap:wrap;gap:1rem}figure{margin:0}
img{width:220px;height:300px;object-fit:cover;object-position:top;border:1px solid #999}</style>${rows.join('\n')}`
}

function thumbnail(file: string): string {
  return `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${file}</figcaption></figure>`
}
