import { expect, test } from '../support/test.ts'

const record = (name: string, day: number) => ({
  formName: 'Quote Request',
  data: { name, 'freight.type': 'Steel', additionalInfo: 'Two docks.\nCall ahead.' },
  timestamp: new Date(Date.UTC(2026, 0, day)).toISOString(),
})

test('an empty list says so, and one that grows in another tab shows at once', async ({ page, context }) => {
  await page.goto('/admin/form-submissions')
  await expect(page.getByText('No form submissions yet.')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/contact')
  await other.evaluate(
    (list) => localStorage.setItem('formSubmissions', JSON.stringify(list)),
    [record('<b>Second</b>', 2), record('First', 1)],
  )
  const rows = page.getByRole('row')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toContainText('name: <b>Second</b>')
  // Each on a line of its own, with the line breaks of what was typed.
  expect(await rows.nth(1).getByRole('cell').last().innerText()).toBe(
    'name: <b>Second</b>\nfreight.type: Steel\nadditionalInfo: Two docks.\nCall ahead.',
  )
  await expect(rows.nth(2)).toContainText('First')
  for (const name of ['Timestamp', 'Form Type', 'Details'])
    await expect(page.getByRole('columnheader', { name })).toBeVisible()
})

test('it is read again every 30 seconds', async ({ page }) => {
  await page.clock.install()
  await page.goto('/admin/form-submissions')
  await expect(page.getByText('No form submissions yet.')).toBeVisible()
  await page.evaluate(
    (list) => localStorage.setItem('formSubmissions', JSON.stringify(list)),
    [record('Later', 3)],
  )
  await page.clock.runFor(31_000)
  await expect(page.getByRole('row')).toHaveCount(2)
})

test('the list can be cleared, after a question', async ({ page }) => {
  await page.goto('/admin/form-submissions')
  await page.evaluate(
    (list) => localStorage.setItem('formSubmissions', JSON.stringify(list)),
    [record('Gone soon', 5)],
  )
  await page.reload()
  await expect(page.getByText('Gone soon')).toBeVisible()
  await page.getByRole('button', { name: 'Clear this list' }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: /clear/i })
    .click()
  await expect(page.getByText('No form submissions yet.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('formSubmissions') ?? '[]')).toBe('[]')
})

test('a page works where storage is forbidden', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError')
      },
    }),
  )
  await page.goto('/admin/form-submissions')
  await expect(page.getByText('No form submissions yet.')).toBeVisible()
})
