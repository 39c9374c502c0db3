import { searchGroups } from '../app/features/search/search.ts'
import { pages } from '../domain/pages.ts'
import { awake, expect, test } from './site.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/contact')
  await awake(page)
})

test('the shortcut toggles it, and every page stands in its group', async ({ page }) => {
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

for (const [typed, found] of [
  ['reefer', 'Temperature-Controlled Transport'],
  ['LTL', 'Less-than-Truckload (LTL)'],
  ['W-9', 'Carriers'],
  ['rail', 'Intermodal'],
  ['jobs', 'Driver Jobs'],
  ['privacy', 'Privacy Policy'],
] as const) {
  test(`${typed} finds ${found}, by keyboard alone`, async ({ page }) => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(typed)
    await expect(page.getByRole('option').first()).toContainText(found)
    const chosen = page
      .getByRole('option', { selected: true })
      .or(page.locator('[role=option][data-highlighted]'))
    await expect(chosen.first()).toContainText(found)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(pages.find(({ name }) => name === found)?.path ?? 'nowhere')
  })
}

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
