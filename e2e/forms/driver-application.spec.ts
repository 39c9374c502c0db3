import { readFile, rm, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { control, fill } from '../support/fill.ts'
import { awake, complaintsOf, startSite } from '../support/site.ts'
import { newStaff } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

const SITE_URL = 'http://freight.test:8080'
const resume = {
  name: 'Zoë’s "resume".pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(1_000_000, 'x')]),
}

const sendButton = (page: Page) => page.getByRole('main').locator('button[type=submit]')

/** All but the resume. */
async function fillIn(page: Page, email: string): Promise<void> {
  await page.goto('/careers/driver-jobs')
  await awake(page)
  await fill(page, {
    firstName: 'Zoë',
    lastName: 'Nguyễn-O’Brien',
    email,
    phone: '(403) 555-0119',
    location: 'Airdrie, AB',
    experience: '6',
  })
  await control(page, 'licenseType').selectOption('Class 1')
}

test('a server started with live applications sends them, and its pages follow its settings in the browser, too', async ({
  browser,
}) => {
  const site = await startSite({ DRIVER_APPLICATIONS: 'live', RETENTION_DAYS: '90', SITE_URL })
  const page = await browser.newPage({ baseURL: site.url })
  const complaints = complaintsOf(page)
  await fillIn(page, 'zoe@applicant.example')
  const send = sendButton(page)
  const onDisk = test.info().outputPath('cv.pdf')
  for (const change of [() => rm(onDisk), () => writeFile(onDisk, '')]) {
    await writeFile(onDisk, '%PDF-1.7')
    await control(page, 'resume').setInputFiles(onDisk)
    await change()
    await send.click()
    await expect(page.getByRole('main')).toContainText('this one is empty, or gone since it was chosen')
  }
  await control(page, 'resume').setInputFiles(resume)
  // Slow until the progress was seen.
  const session = await page.context().newCDPSession(page)
  const limitUpload = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await limitUpload(50_000)
  await send.click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await limitUpload(-1)
  await expect(page.getByText('Application Submitted', { exact: true })).toBeVisible()
  const [reference = ''] = /D-[0-9A-Z]{6}/.exec(await page.getByRole('main').innerText()) ?? []
  await site.mailbox.mailWith(reference, 'zoe@applicant.example')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByText('erases each request and application 90 days after it arrived')).toBeVisible()
  await expect(page.getByText('is a demonstration at present')).toHaveCount(0)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${SITE_URL}/privacy-policy`)
  expect(complaints).toEqual([])

  // What breaks down in the application leaves the form to the browser, with its file.
  await fillIn(page, 'left@applicant.example')
  await control(page, 'resume').setInputFiles(resume)
  await page.evaluate(() => {
    XMLHttpRequest.prototype.open = () => {
      throw new TypeError('no request')
    }
  })
  const arrived = page.waitForEvent('load')
  await send.click()
  await arrived
  const [sentByBrowser = ''] = /D-[0-9A-Z]{6}/.exec(await page.getByRole('main').innerText()) ?? []
  await site.mailbox.mailWith(sentByBrowser, 'left@applicant.example')

  const staff = await newStaff(browser, site, 'dana@company.example', 'Dana One')
  for (const one of [reference, sentByBrowser]) {
    await staff.page.goto(`/admin/inbox/${one}`)
    const coming = staff.page.waitForEvent('download')
    await staff.page.getByRole('link', { name: 'resume' }).click()
    expect(resume.buffer.equals(await readFile(await (await coming).path()))).toBe(true)
  }
  await staff.page.context().close()
  await page.close()
  await site.stop()
})
