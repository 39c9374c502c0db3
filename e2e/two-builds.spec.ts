import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { control } from './support/fill.ts'
import { awake, type Site, startSite } from './support/site.ts'
import { newStaff, receive } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const WIDTHS = [390, 1024, 1720]
const NOT_SOURCE = /^(node_modules|dist|build|data|test-results|\.git)$/
const SAMPLE = { COMPANY_FILE: 'no-company.json' }

/** Builds the site again with one word changed in it; returns the folder of the pages. */
function buildChanged(folder: string): string {
  cpSync('.', folder, { recursive: true, filter: (file) => !NOT_SOURCE.test(file) })
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  const texts = path.join(folder, 'translations/en/site.ts')
  writeFileSync(texts, readFileSync(texts, 'utf8').replace("dismiss: 'Dismiss'", "dismiss: 'Put away'"))
  execFileSync('npm', ['run', 'build'], { cwd: folder, env: { ...process.env, ...SAMPLE } })
  return path.join(folder, 'dist')
}

test.skip(process.env.TEST_LONG === undefined, 'a build takes long')

for (const isKept of [false, true])
  test(`tabs go on over an upgrade, the former files ${isKept ? 'kept' : 'gone'}`, async ({ browser }) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'upgrade-'))
    const dataDir = path.join(folder, 'data')
    const changed = buildChanged(path.join(folder, 'source'))
    let site: Site = await startSite({ DATA_DIR: dataDir })
    const { url } = site
    const dana = await newStaff(browser, site, 'dana@company.example', 'Dana One')
    const reference = await receive(site)
    const tabs = await Promise.all(WIDTHS.map((width) => openTabs(width)))

    await site.stop()
    if (!isKept) rmSync(path.join(dataDir, 'former-files'), { recursive: true })
    site = await startSite({ DATA_DIR: dataDir, PORT: new URL(url).port }, changed)
    for (const [index, { shippers, inbox }] of tabs.entries()) {
      await actOnSite(shippers)
      await actOnInbox(inbox, WIDTHS[index] ?? 0)
    }
    await site.stop()
    rmSync(folder, { recursive: true, force: true })

    async function openTabs(width: number) {
      const viewport = { width, height: 900 }
      const shippers = await browser.newPage({ baseURL: url, viewport })
      await shippers.addInitScript(saveData)
      await shippers.goto('/shippers')
      await awake(shippers)
      const inbox = await dana.page.context().newPage()
      await inbox.setViewportSize(viewport)
      await inbox.addInitScript(saveData)
      await inbox.goto('/admin/inbox')
      await expect(row(inbox)).toBeVisible()
      return { shippers, inbox }
    }

    async function actOnSite(page: Page): Promise<void> {
      await page.keyboard.press('Control+k')
      if (isKept) await expect(page.getByRole('dialog')).toBeVisible()
      else await expect(page.getByText('The search couldn’t be loaded.')).toBeVisible()
      if (isKept) await page.keyboard.press('Escape')
      else await page.getByRole('button', { name: 'Dismiss' }).click()
      await page.getByRole('contentinfo').getByRole('link', { name: 'Safety' }).click()
      await expect(page).toHaveURL(/\/safety$/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Safety')
      await page.goBack()
      await expect(page).toHaveURL(/\/shippers$/)
      await page.getByRole('link', { name: 'Get a Quote' }).last().click()
      await expect(control(page, 'pickupLocation').last()).toBeVisible()
    }

    async function actOnInbox(page: Page, width: number): Promise<void> {
      await expect(page.getByText('There is a newer version of the inbox.')).toBeVisible()
      if (width > 600) {
        await page.keyboard.press('?')
        if (isKept) await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
        else await expect(page.getByText('could not be opened here')).toBeVisible()
        await page.keyboard.press('Escape')
      }
      await row(page).getByRole('link', { name: reference }).click()
      await expect(page.getByRole('heading', { name: 'What they sent' })).toBeVisible()
      await expect(page).toHaveURL(new RegExp(reference))
    }

    function row(page: Page) {
      return page.getByRole('row').filter({ hasText: reference })
    }
  })

/** Runs in the page: it fetches nothing before it is needed. */
const saveData = () =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
