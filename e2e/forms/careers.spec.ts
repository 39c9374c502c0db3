import { control, fill } from '../support/fill.ts'
import { awake } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

const applicant = {
  firstName: 'Zoë',
  lastName: 'Nguyễn-O’Brien',
  email: 'zoe@applicant.example',
  phone: '(403) 555-0119',
  location: 'Airdrie, AB',
  experience: '6',
}
const resume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }

test('three positions are there with what they need', async ({ page }) => {
  await page.goto('/careers/driver-jobs')
  for (const name of ['Full Truckload Driver', 'Temperature-Controlled Driver', 'Intermodal Driver'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText('Class 1/A licence').first()).toBeVisible()
})

test('an application sent empty marks each answer that is missing, until it is there', async ({ page }) => {
  await page.goto('/careers/driver-jobs')
  await awake(page)
  await page.getByRole('main').locator('button[type=submit]').click()
  const names = [...Object.keys(applicant), 'licenseType', 'resume']
  for (const name of names) await expect(control(page, name)).toHaveAttribute('aria-invalid', 'true')
  const required = page.getByRole('main').getByText('Required', { exact: true })
  await expect(required).toHaveCount(names.length)
  await fill(page, applicant)
  await control(page, 'licenseType').selectOption({ index: 1 })
  await page.getByRole('main').locator('button[type=submit]').click()
  await expect(required).toHaveCount(1)
  await expect(page.getByText('Application Submitted')).toHaveCount(0)
})

test('Apply leads to the form and its notice, from the head of the page and from each position', async ({
  page,
}) => {
  await page.goto('/careers/driver-jobs')
  const links = page.getByRole('main').locator('a[href$="#apply"]')
  await expect(links).toHaveCount(4)
  for (const link of await links.all()) {
    await page.evaluate(() => window.scrollTo(0, 0))
    await link.click()
    await expect(page.getByRole('heading', { name: 'Apply', exact: true })).toBeInViewport()
    await expect(page.getByText('This form is a demonstration')).toBeInViewport()
  }
})

test('a file of another type or size is refused before anything is sent', async ({ page }) => {
  await page.goto('/careers/driver-jobs')
  await awake(page)
  await fill(page, applicant)
  await control(page, 'licenseType').selectOption({ index: 1 })
  const submit = page.getByRole('main').locator('button[type=submit]')
  await control(page, 'resume').setInputFiles({ ...resume, name: 'resume.exe' })
  await submit.click()
  await expect(control(page, 'resume')).toHaveAttribute('aria-invalid', 'true')
  await control(page, 'resume').setInputFiles({ ...resume, buffer: Buffer.alloc(5_000_001) })
  await expect(control(page, 'resume')).toHaveAttribute('aria-invalid', 'true')
  await control(page, 'resume').setInputFiles({ ...resume, name: 'Resume.PDF' })
  await expect(control(page, 'resume')).not.toHaveAttribute('aria-invalid', 'true')
})

test('a whole application is confirmed, and nothing is sent', async ({ page }) => {
  await page.goto('/careers/driver-jobs')
  await awake(page)
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('/api/')) posted.push(request.url())
  })
  await fill(page, applicant)
  await control(page, 'licenseType').selectOption({ index: 1 })
  await control(page, 'resume').setInputFiles(resume)
  await page.getByRole('main').locator('button[type=submit]').click()
  await expect(page.getByText('Application Submitted', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('nothing was sent')
  await page.locator('form').getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.locator('form').getByRole('status')).toHaveCount(1)
  await expect(page.locator('form').getByRole('status')).toContainText('nothing was sent')
  expect(posted).toEqual([])
})
