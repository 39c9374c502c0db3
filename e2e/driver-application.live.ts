import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test as base, expect } from '@playwright/test'
import { control, fill } from './fill.ts'
import { awake, type Site, startSite } from './site.ts'
import { newStaff, PASSWORD } from './staff.ts'

/** Of a site that was built with `DRIVER_APPLICATIONS=live`: `npm run test:live`. */
const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know that nothing is needed
    async ({}, use) => {
      const site = await startSite({ DRIVER_APPLICATIONS: 'live' })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})

const applicant = {
  firstName: 'Zoë',
  lastName: 'Nguyễn-O’Brien',
  email: 'zoe@applicant.example',
  phone: '(403) 555-0119',
  location: 'Airdrie, AB',
  experience: '6',
}
const resume = (bytes: number) => ({
  name: 'Zoë’s "resume".pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 'x')]),
})
const REFERENCE = /D-[0-9A-Z]{6}/

test('an application is sent with its resume, downloaded by staff as an attachment, and erased with it', async ({
  page,
  site,
  browser,
}) => {
  await page.goto('/careers/driver-jobs')
  await expect(page.getByText('PDF, DOC or DOCX, 5 MB at most')).toBeVisible()
  await awake(page)
  await fill(page, applicant)
  await control(page, 'licenseType').selectOption('Class 1')
  const file = resume(3_000_000)
  await control(page, 'resume').setInputFiles(file)
  // Half a second a megabyte, so that the progress can be seen.
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 1_000_000,
  })
  await page.getByRole('main').locator('button[type=submit]').click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(page.getByText('Application Submitted', { exact: true })).toBeVisible()
  const [reference = ''] = REFERENCE.exec(await page.getByRole('main').innerText()) ?? []
  await site.mailbox.mailWith(reference, applicant.email)

  const staff = await newStaff(browser, site, 'dana@company.example', 'Dana One')
  await staff.page.goto(`/admin/inbox/${reference}`)
  const link = staff.page.getByRole('link', { name: 'resume' })
  const address = (await link.getAttribute('href')) ?? ''
  const coming = staff.page.waitForEvent('download')
  await link.click()
  const download = await coming
  expect(download.suggestedFilename()).toContain('resume')
  expect(file.buffer.equals(await readFile(await download.path()))).toBe(true)
  const answer = await staff.page.request.get(address)
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': expect.stringMatching(/^attachment;/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^sandbox;/),
    'cache-control': expect.stringContaining('no-store'),
  })
  expect((await page.request.get(address)).status()).toBe(401)

  const files = path.join(site.dataDir, 'files')
  expect(readdirSync(files)).toEqual([expect.not.stringContaining('resume')])
  await staff.page.goto('/admin/account')
  const section = staff.page.getByRole('region', { name: 'Erase a person’s data' })
  await section.getByLabel('Email address').fill(applicant.email)
  await section.getByLabel('Your password').fill(PASSWORD)
  await section.getByRole('button', { name: 'Erase for good' }).click()
  await expect(section.getByRole('status')).toContainText('1 submission')
  expect(readdirSync(files)).toEqual([])
  expect((await staff.page.request.get(address)).status()).toBe(404)
  await staff.page.context().close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an application arrives with its resume, and a file of another kind comes back as a mistake', async ({
    page,
    site,
  }) => {
    await page.goto('/careers/driver-jobs')
    await expect(page.getByText('PDF, DOC or DOCX, 5 MB at most')).toBeVisible()
    await fill(page, { ...applicant, email: 'plain@applicant.example' })
    await control(page, 'licenseType').selectOption('Class A')
    const submit = page.getByRole('main').locator('button[type=submit]')
    await control(page, 'resume').setInputFiles({ ...resume(10), buffer: Buffer.from('MZ not a resume') })
    await submit.click()
    await expect(control(page, 'resume')).toHaveAttribute('aria-invalid', 'true')
    await expect(control(page, 'lastName')).toHaveValue(applicant.lastName)
    await control(page, 'resume').setInputFiles(resume(10))
    await submit.click()
    await expect(page).toHaveURL(/\/thank-you/)
    const [reference = 'none'] = REFERENCE.exec(await page.getByRole('main').innerText()) ?? []
    await site.mailbox.mailWith(reference, 'plain@applicant.example')
  })
})
