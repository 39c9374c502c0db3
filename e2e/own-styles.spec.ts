import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { SiteManifest } from '../html/site-manifest.ts'
import { untilFontsAreHere } from './fonts.ts'
import { expect, test } from './site.ts'

const { files }: SiteManifest = JSON.parse(readFileSync('dist/site.json', 'utf8'))
const paths = Object.keys(files).filter((path) => files[path]?.type.startsWith('text/html'))

const size = { width: 390, height: 844 }
test.use({ viewport: size, contextOptions: { reducedMotion: 'reduce' } })

for (const path of paths)
  test(`${path} looks the same with its own rules as with the whole stylesheet`, async ({ page }) => {
    await page.route('**/assets/start-*.js', (route) => route.abort())
    await page.goto(path, { waitUntil: 'networkidle' })
    await untilFontsAreHere(page)
    await picture(page) // the first is unsteady: the window grows for it
    const before = await picture(page)
    await addWholeStylesheet(page)
    expect(before.equals(await picture(page))).toBe(true)
  })

/** Drawn anew as a whole, after a picture at another width: where only a part is, pixels of slanting edges differ. */
async function picture(page: Page): Promise<Buffer> {
  await page.setViewportSize({ ...size, width: size.width + 1 })
  await page.screenshot()
  await page.setViewportSize(size)
  return page.screenshot({ fullPage: true, animations: 'disabled' })
}

const addWholeStylesheet = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const html = await (await fetch(location.href)).text()
    const [, href] = /data-styles="([^"]+)"/.exec(html) ?? []
    return new Promise((resolve) => {
      const onload = () => resolve()
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload }))
    })
  })
