import { company } from '../domain/company.ts'
import { expect, test } from './site.ts'

for (const path of ['/services/ltl', '/safety', '/privacy-policy', '/quote'])
  test(`${path} prints as a document with letterhead, without menu and buttons`, async ({ page }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const letterhead = page.getByRole('banner')
    await expect(letterhead.getByText(company.email)).toBeVisible()
    await expect(letterhead.getByText(company.phone.shown).first()).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Get a Quote' })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
