import type { Locator } from '@playwright/test'
import { searchGroups } from '../app/features/search/search.ts'
import { pages } from '../domain/pages.ts'
import { awake } from './support/site.ts'
import { expect, test } from './support/test.ts'
import { translate } from './support/translate.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/contact')
  await awake(page)
})

test('the shortcut toggles it, and every page is in its group', { tag: '@oldest' }, async ({ page }) => {
  await page.keyboard.press('Control+k')
  const field = page.getByPlaceholder('Type to search across the site...')
  await expect(field).toBeFocused()
  for (const group of searchGroups) await expect(page.getByRole('group', { name: group })).toBeVisible()
  await expect(page.getByRole('option')).toHaveCount(
    pages.filter(({ group, isHiddenUntilTyped }) => group && !isHiddenUntilTyped).length,
  )
  await page.keyboard.press('Control+k')
  await expect(field).toBeHidden()
})

for (const [where, size] of [
  ['on a desktop', { width: 1280, height: 720 }],
  ['on a phone, unfolded', { width: 390, height: 664 }],
] as const) {
  test(`a result names its section and opens there, from another page and from the same, ${where}`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    for (const [typed, heading] of [
      ['hazmat', 'Dangerous goods'],
      ['reweigh', 'How to avoid a re-bill'],
    ] as const) {
      await page.keyboard.press('Control+k')
      await page.keyboard.type(typed)
      const result = page.getByRole('option').filter({ hasText: 'Shippers' })
      await expect(result).toContainText(heading)
      for (let presses = 0; presses < 9 && !(await isChosen(result)); presses++)
        await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toBeHidden()
      const opened = page.getByRole('heading', { name: heading, exact: true })
      await expect(opened).toBeFocused()
      await expect(opened).toBeInViewport({ ratio: 1 })
      await expect(opened.locator('xpath=ancestor::details[not(@open)]')).toHaveCount(0)
    }
  })
}

const isChosen = async (option: Locator): Promise<boolean> =>
  (await option.getAttribute('aria-selected')) === 'true'

test('it works on a page that the browser translates', async ({ page }) => {
  await translate(page)
  await page.keyboard.press('Control+k')
  const field = page.getByPlaceholder('Type to search across the site...')
  for (const typed of ['r', 're', 'reefer', 'zzzz', 'ltl']) {
    await field.fill(typed)
    await expect(page.getByRole('option').first().or(page.getByText('No results found.'))).toBeVisible()
  }
  await expect(page.getByRole('option').first()).toContainText('LTL')
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(/Contact/)
})

test('what matches nothing is answered, however it is written', async ({ page }) => {
  await page
    .getByRole('button', { name: /Search/ })
    .first()
    .click()
  const field = page.getByPlaceholder('Type to search across the site...')
  for (const typed of ['(.*)+$[', '\\', 'x'.repeat(5000), 'مرحبا بالعالم']) {
    await field.fill(typed)
    await expect(page.getByText('No results found.').first()).toBeVisible()
  }
  await field.fill('')
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('the list is at most 400 px high', async ({ page }) => {
  await page.keyboard.press('Control+k')
  const height = await page.getByRole('listbox').evaluate((list) => {
    const scroller = [list, list.parentElement].find(
      (one) => one && getComputedStyle(one).overflowY !== 'visible',
    )
    return scroller instanceof HTMLElement ? scroller.offsetHeight : 0
  })
  expect(height).toBeGreaterThan(100)
  expect(height).toBeLessThanOrEqual(400)
})
