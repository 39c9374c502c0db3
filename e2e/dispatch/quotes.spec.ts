import type { Page } from '@playwright/test'
import { companyTime, companyTimestamp } from '../../domain/time/company-time.ts'
import { useOldZoneData } from '../support/old-zone-data.ts'
import { complaintsOf, type Site } from '../support/site.ts'
import { receiveWithPage } from '../support/staff.ts'
import { expect, inInbox as test } from '../support/test.ts'

const request = (site: Site, company: string) => receiveWithPage(site, { company, pickupDate: '2036-12-01' })

const linehaul = (page: Page) => page.getByLabel('Amount of line 1, Linehaul')
const fuel = (page: Page) => page.getByLabel('Amount of line 2, Fuel surcharge')

test('a dispatcher quotes by keyboard, the customer accepts, and the booking is confirmed', async ({
  page,
  site,
}) => {
  const complaints = complaintsOf(page)
  const { reference, path } = await request(site, 'Quoted Foods')
  await page.goto(`/admin/inbox/${reference}`)
  await expect(page.getByRole('tab', { name: 'Quote' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('lane estimate')).toBeVisible()
  await expect(page.getByLabel('Equipment')).toHaveValue('53 ft refrigerated trailer')
  await expect(page.getByLabel('Pickup, first day')).toHaveValue('2036-12-01')
  await page.keyboard.press('r')
  await expect(linehaul(page)).toBeFocused()
  await page.keyboard.type('$6,150')
  await page.keyboard.press('Tab')
  await expect(linehaul(page)).toHaveValue('6,150.00')

  // The amount that is missing is where sending leads to.
  await page.getByRole('button', { name: 'Send the quote' }).focus()
  await page.keyboard.press('Enter')
  await expect(fuel(page)).toBeFocused()
  await expect(fuel(page)).toHaveAccessibleDescription('Required')
  await page.keyboard.type('1476')
  const total = page.getByRole('region', { name: 'Answer' }).locator('output')
  await expect(total).toHaveText('CAD\u00a07,626.00')
  await expect(page.getByText(/^[\d.]+\/km, [\d.]+\/mi, before tax$/)).toBeVisible()

  await page.reload()
  await expect(fuel(page)).toHaveValue('1476')
  await expect(total).toHaveText('CAD\u00a07,626.00')
  await page.getByRole('button', { name: 'Preview' }).press('Enter')
  await expect(page.getByRole('tabpanel')).toContainText('Holds until')
  await page.getByRole('button', { name: 'Send the quote' }).press('Enter')
  await expect(page.getByLabel('State')).toHaveValue('quoted')
  const quotes = page.getByRole('region', { name: 'Quotes' })
  await expect(quotes).toContainText('Waiting for Quoted Foods')
  // The same once more changes nothing.
  await page.getByRole('button', { name: 'Replace quote 1' }).press('Enter')
  await expect(page.getByText('Nothing differs from quote 1')).toBeVisible()
  const mail = await site.mailbox.mailWith('CAD 7,626.00', reference)
  expect(mail.to).toEqual(['shipping@northfield.example'])
  // The reminder before the quote expires.
  await expect(page.getByText(/^Goes out /)).toBeVisible()

  const accepted = await fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ action: 'accept', quote: 1, name: 'Priya Nair', purchaseOrder: 'PO-881' }),
  })
  expect(accepted.status).toBe(200)
  await expect(quotes).toContainText('Priya Nair accepted it')
  await expect(quotes).toContainText('PO-881')
  await expect(page.getByRole('tab', { name: 'Quote' })).toBeHidden()
  await page.getByRole('button', { name: 'Confirm booking' }).press('Enter')
  await expect(page.getByLabel('State')).toHaveValue('booked')
  const history = page.getByRole('list').filter({ hasText: 'sent a quote' })
  await expect(history).toContainText('accepted the quote')
  await expect(history).toContainText('confirmed the booking')
  await expect(page.getByRole('button', { name: 'Confirm booking' })).toBeHidden()
  expect(complaints).toEqual([])
})

test('times are those of the server in a browser that knows the zone by an old rule', async ({
  page,
  site,
}) => {
  await useOldZoneData(page)
  const { reference } = await request(site, 'Old Zone Foods')
  await page.goto(`/admin/inbox/${reference}`)
  const url = `/api/inbox/submissions/${reference}`
  const { answerBy } = await (await page.request.get(url)).json()
  await expect(page.getByText(`by ${companyTime(answerBy, 'weekday', 'en-CA')} (Calgary)`)).toBeVisible()
  const day = await page.getByLabel('Holds until, day').inputValue()
  await linehaul(page).fill('4,100')
  await page.getByRole('button', { name: 'Remove line 2, Fuel surcharge' }).click()
  await page.getByRole('button', { name: 'Send the quote' }).click()
  await expect(page.getByLabel('State')).toHaveValue('quoted')
  const { quotes } = await (await page.request.get(url)).json()
  expect(companyTimestamp(quotes[0].validUntil)).toContain(`${day}T17:00:00`)
})

test('a quote that was overtaken is kept, and a revision says that it replaces the first', async ({
  page,
  site,
}) => {
  const { reference } = await request(site, 'Overtaken Foods')
  // Without events, so that this page still shows what it was opened with.
  await page.route('**/api/inbox/events', (route) => route.abort())
  await page.goto(`/admin/inbox/${reference}`)
  await linehaul(page).fill('4,100')
  await page.getByRole('button', { name: 'Remove line 2, Fuel surcharge' }).click()
  const other = await page.context().newPage()
  await other.goto(`/admin/inbox/${reference}`)
  await expect(linehaul(other)).toHaveValue('4,100.00')
  await other.getByLabel('State').selectOption('in progress')
  await expect(other.getByText('changed the state')).toBeVisible()
  await other.close()

  await page.getByRole('button', { name: 'Send the quote' }).click()
  const conflict = page.getByRole('alert').filter({ hasText: 'changed this while you wrote' })
  await expect(conflict).toContainText('In progress')
  await expect(linehaul(page)).toHaveValue('4,100.00')
  await page.getByRole('button', { name: 'Send mine anyway' }).click()
  await expect(page.getByLabel('State')).toHaveValue('quoted')

  await linehaul(page).fill('3900')
  await page.getByRole('button', { name: 'Replace quote 1' }).dblclick()
  const quotes = page.getByRole('region', { name: 'Quotes' })
  await expect(quotes).toContainText('Quote 2, sent')
  await expect(quotes.locator('summary', { hasText: 'Quote 1' })).toContainText('Replaced')
  await expect(page.getByRole('button', { name: 'Replace quote 2' })).toBeVisible()
})

test('an owner writes a template in the browser, and it fits, is filled in and undone by keyboard', async ({
  page,
  site,
}) => {
  const complaints = complaintsOf(page)
  await page.goto('/admin/templates')
  await page.getByRole('button', { name: 'New answer' }).click()
  await page.getByLabel('Name').fill('Livestock')
  await page.getByLabel('Or with one of these words').fill('cattle, hogs')
  await page.getByRole('textbox', { name: 'Text' }).fill('Hello {nome}, about {reference}: [answer].')
  await page.getByRole('button', { name: 'Store the template' }).click()
  const text = page.getByRole('textbox', { name: 'Text' })
  await expect(text).toBeFocused()
  await expect(text).toHaveAccessibleDescription(/\{nome\} can’t be filled in/)
  await text.fill('Hello {name}, about {reference}: [answer].')
  await page.getByRole('button', { name: 'Store the template' }).click()
  await expect(page.getByText('“Livestock” is stored.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Something is missing' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('“Something is missing” is stored.')).toBeVisible()

  const { reference } = await receiveWithPage(site, { 'freight.type': 'Cattle', name: 'Ann Price' })
  await page.goto(`/admin/inbox/${reference}`)
  await page.getByRole('tab', { name: 'Message' }).click()
  const reply = page.getByLabel('Your answer')
  const filled = `Hello Ann Price, about ${reference}: [answer].`
  await expect(reply).toHaveValue(filled)
  await reply.fill('As said.')
  await page.getByRole('tab', { name: 'Message' }).focus()
  await page.getByRole('button', { name: 'Send the answer' }).focus()
  await page.keyboard.press('t')
  const choice = page.getByLabel('Template')
  await expect(choice).toBeFocused()
  await choice.selectOption({ label: 'Livestock' })
  await expect(reply).toHaveValue(`As said.\n\n${filled}`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(reply).toHaveValue('As said.')

  await page.getByRole('button', { name: 'Add copies' }).click()
  await page.getByLabel('Copies').fill('desk@shipper.example, nobody')
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await expect(page.getByLabel('Copies')).toHaveAccessibleDescription(/nobody: /)
  await page.getByLabel('Copies').fill('desk@shipper.example')
  await page.getByRole('button', { name: 'Change the subject' }).click()
  await page.getByRole('textbox', { name: 'Subject' }).fill('Cattle on Monday')
  await page.reload()
  await expect(page.getByLabel('Copies')).toHaveValue('desk@shipper.example')
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await expect(page.getByText('Copies to desk@shipper.example')).toBeVisible()
  expect(complaints).toEqual([expect.stringContaining('422'), expect.stringContaining('422')])
})

test('a request in French begins with French templates, and the English ones are last, by keyboard', async ({
  page,
  site,
}) => {
  const complaints = complaintsOf(page)
  const { reference } = await receiveWithPage(site, {
    'freight.type': '12 palettes de nourriture',
    additionalInfo: 'Bonjour, livraison avec rendez-vous. Merci',
    services: ['LTL'],
    pickupDate: '2030-12-01',
    name: 'Ève Côté',
  })
  await page.goto(`/admin/inbox/${reference}`)
  await expect(page.getByLabel('Equipment')).toHaveValue('Remorque partagée (LTL)')
  await page.getByRole('tab', { name: 'Message' }).click()
  const reply = page.getByLabel('Your answer')
  await expect(reply).toHaveValue(
    /^Bonjour Ève Côté,[\s\S]*ramassage le 1er décembre 2030\u00a0: \[prix et devise\]/u,
  )
  await expect(reply).toHaveAttribute('lang', 'fr-CA')
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await expect(page.getByText('Fill in before sending:')).toContainText('[prix et devise]')
  await page.getByRole('button', { name: 'Send the answer' }).focus()
  await page.keyboard.press('t')
  await page.keyboard.press('End')
  await expect(reply).toHaveValue(/^Hello Ève Côté,\n\nThank you for asking about/)
  await expect(page.getByLabel('Template').locator('optgroup').last()).toHaveAttribute('label', 'English')

  await page.goto('/admin/templates')
  await page.getByRole('button', { name: 'Change Prix, plateau' }).click()
  await expect(page.getByLabel('Language')).toHaveValue('fr-CA')
  await expect(page.getByText(/ramassage le 1er décembre 2026/)).toBeVisible()
  expect(complaints).toEqual([])
})

test('a caller’s request is entered by keyboard from the list, without an email address', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await page.goto('/admin/inbox')
  await expect(page.getByRole('link', { name: 'New request' })).toBeVisible()
  await page.keyboard.press('c')
  await expect(page.getByRole('heading', { name: 'New request', level: 1 })).toBeVisible()
  await page.getByLabel('Pickup location').fill('Red Deer, AB')
  await page.getByLabel('Delivery location').fill('Winnipeg, MB')
  await page.getByLabel('Freight type').fill('Seed')
  await page.getByLabel('Name').fill('Carla Caller')
  await page.reload()
  await page.getByLabel('Phone').fill('(403) 555-0130')
  await page.getByRole('button', { name: 'Store the request' }).click()
  await expect(page).toHaveURL(/\/admin\/inbox\/Q-/)
  await expect(page.getByText('by phone, entered by you')).toBeVisible()
  await expect(page.getByText('There is no email address to answer to.')).toBeVisible()
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(page.getByLabel('State')).toHaveValue('answered')
  await page.getByLabel('Email of the sender').fill('carla@caller.example')
  await page.getByRole('button', { name: 'Add and send the confirmation' }).click()
  await expect(page.getByRole('tab', { selected: true })).toBeFocused()
  expect(complaints).toEqual([])
})
