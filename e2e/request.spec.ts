import type { Page } from '@playwright/test'
import { company } from '../domain/company.ts'
import { examples } from '../domain/forms/examples.ts'
import { companyTime } from '../domain/time/company-time.ts'
import { DAY, MINUTE } from '../domain/time/durations.ts'
import { barriersInEachLook, NO_BARRIERS } from './support/barriers.ts'
import { useOldZoneData } from './support/old-zone-data.ts'
import { awake, complaintsOf, type Site } from './support/site.ts'
import { expect, test } from './support/test.ts'

interface Sent {
  reference: string
  page: string
}

async function send({ url }: Site, answers: Record<string, string> = {}): Promise<Sent> {
  const response = await fetch(`${url}/api/send-quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      formName: 'Quote Request',
      formData: { ...examples.quote, deliveryLocation: 'Dallas, TX', ...answers },
    }),
  })
  return (await response.json()) as Sent
}

test('times are those of the server in a browser that knows the zone by an old rule', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ baseURL: site.url, timezoneId: company.timeZone })
  await useOldZoneData(page)
  const { page: path } = await send(site)
  const { answerBy, receivedAt } = await (await fetch(`${site.url}/api${path}`)).json()
  await page.goto(path)
  await awake(page)
  await expect(page.getByRole('main')).toContainText(`We answer by ${companyTime(answerBy, 'long', 'en-CA')}`)
  await expect(history(page)).toContainText(companyTime(receivedAt, 'long', 'en-CA'))

  await page.goto('/')
  await awake(page)
  const line = page.getByText('Ask now, answered by')
  const saysTheTime = async () => {
    const text = (await line.innerText()).replaceAll(/\s+/g, ' ')
    const now = Date.now()
    return [now - MINUTE, now].some((at) => {
      const [time, deadline] = [companyTime(at, 'time', 'en-CA'), companyTime(at + DAY, 'weekday', 'en-CA')]
      return [time, deadline].every((shown) => text.includes(shown.replaceAll(/\s+/g, ' ')))
    })
  }
  await expect.poll(saysTheTime).toBe(true)
  await page.close()
})

const history = (page: Page) => page.getByRole('region', { name: 'What has happened' })
const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation' })
const answersOf = (page: Page) => page.getByRole('region', { name: 'What you sent' })

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('opened from the mail, changed, noted, withdrawn and erased', async ({ page, site }) => {
      const complaints = complaintsOf(page)
      // One address is sent a few confirmations a day at most.
      const email = `z${javaScriptEnabled}@societe.example`
      const { reference } = await send(site, { email })
      const mail = await site.mailbox.mailWith(reference, `\nTo: ${email}`)
      const [url = ''] = /http:\/\/\S+\/requests\/Q-[0-9A-Z]{6}\/[\w-]{22}/.exec(mail.text) ?? []
      await page.goto(site.url + new URL(url).pathname)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Dallas, TX')
      await expect(answersOf(page)).toContainText('z•••@societe.example')
      await expect(page.getByRole('img', { name: /Calgary.*Dallas/ })).toBeVisible()
      await expect(page.getByText('An estimate for planning; dispatch confirms.')).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(`^${reference}: .* to Dallas, TX`))

      await page.getByRole('link', { name: 'Change what you sent' }).click()
      await page.getByLabel('Freight type').fill('Steel')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await expect(answersOf(page)).toContainText('Steel')
      await expect(answersOf(page)).toContainText('z•••@societe.example')
      await expect(page.getByRole('status').filter({ hasText: 'Your changes were saved' })).toBeFocused()

      await page.getByLabel('Write to dispatch').fill('Dock 4 is closed.')
      await page.getByRole('button', { name: 'Send the message' }).click()
      await expect(conversation(page)).toContainText('Dock 4 is closed.')
      await site.mailbox.mailWith(reference, 'Dock 4 is closed.')

      await page.getByText('Withdraw the request').click()
      await page.getByRole('button', { name: 'Yes, withdraw it' }).click()
      await expect(history(page)).toContainText('You withdrew the request')
      await expect(page.getByRole('link', { name: 'Change what you sent' })).toBeHidden()

      await page.getByText('Erase what you sent').click()
      await page.getByRole('button', { name: 'Yes, erase everything' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erased')
      await expect(page.getByText(examples.quote.name)).toBeHidden()
      expect(complaints).toEqual([])
    })

    test('a mistake in a change comes back with everything typed', async ({ page, site }) => {
      const { page: path } = await send(site)
      await page.goto(`${path}?amend`)
      await page.getByLabel('Freight type').fill('Steel')
      await page.getByLabel(/^Name/).fill('')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await expect(page.getByRole('alert').getByRole('link')).toHaveText('Name')
      await expect(page.getByRole('alert')).toBeFocused()
      await expect(page.getByText('Required', { exact: true })).toBeVisible()
      await expect(page.getByLabel('Freight type')).toHaveValue('Steel')
    })
  })

test('the page follows what dispatch does, and never while a message is being written', async ({
  page,
  site,
}) => {
  await page.clock.install()
  const { page: path } = await send(site)
  await page.goto(path)
  await page.waitForFunction(() => document.documentElement.dataset.app === 'ready')
  const elsewhere = (note: string) =>
    fetch(site.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ action: 'note', note }),
    })
  await elsewhere('From another tab')
  await page.clock.runFor(31_000)
  await expect(conversation(page)).toContainText('From another tab')
  await page.getByLabel('Write to dispatch').fill('Half a sent')
  await elsewhere('Another one')
  await page.clock.runFor(31_000)
  await expect(page.getByLabel('Write to dispatch')).toHaveValue('Half a sent')
})

test('a lost link comes by mail', async ({ page, site }) => {
  const { reference, page: path } = await send(site, { email: 'lost@shipper.example' })
  await page.goto('/requests')
  await page.getByLabel('Reference').fill(reference)
  await page.getByLabel('Email', { exact: true }).fill('lost@shipper.example')
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/requests\/sent$/)
  await expect(async () => {
    const mails = site.mailbox.mails().filter(({ text }) => text.includes(path))
    expect(mails.length).toBeGreaterThan(1)
  }).toPass()
})

test('a wrong address is a page that does not exist', async ({ page, site }) => {
  const { page: path } = await send(site)
  const response = await page.goto(`${path.slice(0, -1)}_`)
  expect(response?.status()).toBe(404)
  await page.waitForFunction(() => document.documentElement.dataset.app === 'ready')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No request here')
  await expect(page.getByRole('heading', { name: 'What you sent' })).toBeHidden()
  await page.getByLabel('Reference').fill('Q-7F3K2M')
  await page.getByLabel('Email', { exact: true }).fill('lost@shipper.example')
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page).toHaveURL(/\/requests\/sent$/)
})

test('two tabs: the later one sees the earlier change before it replaces it', async ({ page, site }) => {
  const { page: path } = await send(site)
  const other = await page.context().newPage()
  for (const [tab, type] of [
    [page, 'Steel'],
    [other, 'Lumber'],
  ] as const) {
    await tab.goto(`${path}?amend`)
    await tab.getByLabel('Freight type').fill(type)
  }
  const save = (tab: Page) => tab.getByRole('button', { name: 'Save changes' }).click()
  await save(page)
  await expect(answersOf(page)).toContainText('Steel')
  await save(other)
  await expect(other.getByRole('alert')).toContainText('changed in another tab')
  await expect(other.getByLabel('Freight type')).toHaveValue('Lumber')
  await save(other)
  await expect(answersOf(other)).toContainText('Lumber')
})

test('reads at every width without sideways scrolling or barriers', async ({ page, site }) => {
  const { page: path } = await send(site, {
    additionalInfo: 'x'.repeat(400),
    company: '<b>Société</b> & fils',
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await expect(page.getByText('<b>Société</b> & fils').first()).toBeVisible()
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  expect(await barriersInEachLook(page)).toEqual(NO_BARRIERS)
})
