import { awake } from './support/site.ts'
import { expect, test } from './support/test.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 } })

  test('a link to what is folded unfolds it, and paper shows all of it', async ({ page }) => {
    await page.goto('/terms-of-service')
    await awake(page)
    await page.getByRole('main').getByRole('link', { name: 'general information' }).click()
    await expect(page.getByText('Commonly in Canada: notice in writing')).toBeInViewport()
    const papers = page.getByText('Customs broker', { exact: true })
    await expect(papers).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(papers).toBeVisible()
  })
})

test('where there is room nothing folds, and headings are no stops for the keyboard', async ({ page }) => {
  await page.goto('/services/ltl')
  await expect(page.getByText('Past the door, to the room you name')).toBeVisible()
  const heading = page.getByRole('heading', { name: 'How a class is found' })
  await expect(heading).toBeVisible()
  const summary = page.locator('summary', { has: heading })
  await summary.evaluate((element) => element.focus())
  await expect(summary).not.toBeFocused()
})
