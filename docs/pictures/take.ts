/** Takes the pictures of the documentation: npm run build && node docs/pictures/take.ts */
import { writeFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { awake, startSite } from '../../e2e/support/site.ts'
import config from '../../playwright.config.ts'

interface Picture {
  name: string
  path: string
  width: number
  height: number
  colorScheme?: 'dark'
  before?(page: Page): Promise<void>
}

const pictures: Picture[] = [
  { name: 'home', path: '/', width: 1440, height: 900 },
  { name: 'quote', path: '/', width: 1440, height: 900, before: openQuote },
  { name: 'phone', path: '/', width: 390, height: 844, before: openQuote },
  {
    name: 'service',
    path: '/services/temperature-controlled',
    width: 1440,
    height: 1100,
    colorScheme: 'dark',
  },
  {
    name: 'search',
    path: '/shippers',
    width: 1440,
    height: 900,
    before: (page) => page.keyboard.press('Control+k'),
  },
]

const site = await startSite()
const browser = await chromium.launch(config.use?.launchOptions)
for (const { name, path, width, height, colorScheme, before } of pictures) {
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: colorScheme ?? 'light',
    reducedMotion: 'reduce',
  })
  await page.goto(site.url + path)
  await awake(page)
  await before?.(page)
  await page.waitForTimeout(500)
  writeFileSync(`docs/pictures/${name}.webp`, await webp(page))
  await page.close()
}
await browser.close()
await site.stop()

async function openQuote(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Get a Quote' }).last().click()
  await page.getByRole('dialog').waitFor()
}

async function webp(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 60 })
  return Buffer.from(data, 'base64')
}
