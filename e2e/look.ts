/** Pictures of every page, overlay and email in `build/look`, with a contact sheet: npm run build && npm run look */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { NOT_FOUND, pages } from '../domain/pages.ts'
import config from '../playwright.config.ts'
import { renderSampleEmails } from '../server/testing/sample-emails.ts'
import { awake, startSite } from './site.ts'

const FOLDER = 'build/look'
const windows = [
  [390, 664],
  [768, 1024],
  [1280, 720],
  [1366, 657],
  [1440, 900],
] as const
const emailWidths = [360, 640]
const schemes = ['light', 'dark'] as const

/** Overlays, by the page and the control that open them. */
const overlays: Record<string, [from: string, opener: string]> = {
  'quote-drawer': ['/', 'a[data-opens=quote-drawer]'],
  'quote-dialog': ['/services', 'a[data-opens=quote-dialog]'],
  'carrier-dialog': ['/carriers', 'a[data-opens=carrier-dialog]'],
  search: ['/shippers', 'button[data-opens=search]'],
}

const shots = new Map<string, string[]>()

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const site = await startSite()
const browser = await chromium.launch(config.use?.launchOptions)
for (const colorScheme of schemes) {
  for (const [width, height] of windows) {
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: { width, height },
      colorScheme,
      reducedMotion: 'reduce',
    })
    await takeAll(context, `${width}x${height}-${colorScheme}`)
    await context.close()
  }
  for (const width of emailWidths) {
    const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme })
    await takeEmails(context, `${width}-${colorScheme}`)
    await context.close()
  }
}
await browser.close()
await site.stop()
writeFileSync(path.join(FOLDER, 'index.html'), contactSheet())
console.log(`${[...shots.values()].flat().length} pictures: ${FOLDER}/index.html`)

async function takeAll(context: BrowserContext, variant: string): Promise<void> {
  const page = await context.newPage()
  for (const address of [...pages.map(({ path }) => path), NOT_FOUND]) {
    await page.goto(address)
    await page.evaluate(() => document.fonts.ready)
    await take(page, address.slice(1).replaceAll('/', '-') || 'home', variant, true)
  }
  for (const [name, [from, opener]] of Object.entries(overlays)) {
    await page.goto(from)
    await awake(page)
    await page.locator(opener).first().dispatchEvent('click')
    await page.getByRole('dialog').waitFor()
    await take(page, name, variant)
  }
  await page.close()
}

async function takeEmails(context: BrowserContext, variant: string): Promise<void> {
  const page = await context.newPage()
  for (const [name, { html }] of Object.entries(await renderSampleEmails())) {
    if (!html) continue
    await page.setContent(html)
    await take(page, `email-${name}`, variant, true)
  }
  await page.close()
}

async function take(page: Page, name: string, variant: string, fullPage = false): Promise<void> {
  const file = `${name}-${variant}.png`
  await page.screenshot({ path: path.join(FOLDER, file), fullPage, animations: 'disabled' })
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

const thumbnail = (file: string): string =>
  `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${file}</figcaption></figure>`
