import type { Page } from '@playwright/test'
import { examples } from '../../domain/forms/examples.ts'
import { control } from '../support/fill.ts'
import { awake, complaintsOf, type Site } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

/** Forms of each kind, with something to type into each kind of control: in a hero, in React, on its own, in pages that the server fills. */
interface FormPlace {
  path: string | ((site: Site) => Promise<string>)
  /** By control name. */
  typed: Record<string, string>
  /** By the name of a select. */
  chosen?: Record<string, string>
  /** Values of check boxes and radio buttons. */
  checked?: string[]
}

const requestPage = async ({ url }: Site): Promise<string> => {
  const response = await fetch(`${url}/api/send-quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ formName: 'Quote Request', formData: examples.quote }),
  })
  const { page } = (await response.json()) as { page: string }
  return page
}

const places: Record<string, FormPlace> = {
  Home: { path: '/', typed: { pickupLocation: 'Olds, AB', deliveryLocation: 'Banff, AB' } },
  Quote: {
    path: '/quote?pickupLocation=Taber',
    typed: { pickupLocation: 'Olds, AB', name: 'Zoë', 'freight.weight': '18000', additionalInfo: 'Dock 4' },
    chosen: { 'freight.weightUnit': 'kg' },
    checked: ['LTL'],
  },
  'Lost address': { path: '/requests', typed: { reference: 'Q-7F3K2M', email: 'a@b.ca' } },
  'Message on a request': { path: requestPage, typed: { text: 'Dock 4 is closed.' } },
  'Change of a request': {
    path: async (site) => `${await requestPage(site)}?amend`,
    typed: { 'freight.type': 'Steel', 'freight.weight': '900', additionalInfo: 'Dock 4' },
    chosen: { 'freight.weightUnit': 'kg' },
    checked: ['LTL'],
  },
  'Load planner': {
    path: '/services/load-planner',
    typed: { 'count-1': '9', 'weight-1': '750' },
    checked: ['pickup-dock'],
  },
}

async function type(page: Page, { typed, chosen = {}, checked = [] }: FormPlace): Promise<void> {
  const main = page.getByRole('main')
  for (const [name, text] of Object.entries(typed)) await control(main, name).fill(text)
  for (const [name, option] of Object.entries(chosen)) await control(main, name).selectOption(option)
  for (const value of checked) await main.locator(`[value="${value}"]`).check()
}

async function expectTyped(page: Page, { typed, chosen, checked = [] }: FormPlace): Promise<void> {
  const main = page.getByRole('main')
  for (const [name, text] of Object.entries({ ...typed, ...chosen }))
    await expect(control(main, name)).toHaveValue(text)
  for (const value of checked) await expect(main.locator(`[value="${value}"]`)).toBeChecked()
}

for (const [name, place] of Object.entries(places))
  test(`${name}: what is typed comes back after a reload, Back and Forward`, async ({ page, site }) => {
    const path = typeof place.path === 'string' ? place.path : await place.path(site)
    const isApplication = !path.includes('?amend')
    const isHeldBack = { current: true }
    await page.route('**/assets/start-*.js', async (route) => {
      if (isHeldBack.current) await route.abort()
      else await route.continue()
    })
    await page.goto(path)
    await type(page, place)
    await page.reload()
    await expectTyped(page, place)

    isHeldBack.current = false
    await page.reload()
    if (isApplication) await awake(page)
    await expectTyped(page, place)
    const [field = ''] = Object.keys(place.typed)
    const later = { ...place, typed: { ...place.typed, [field]: '5' } }
    await type(page, later)
    await page.reload()
    await expectTyped(page, later)
    if (isApplication) await awake(page)
    await expectTyped(page, later)

    await page.getByRole('contentinfo').getByRole('link', { name: 'Leadership' }).click()
    await expect(page).toHaveURL(/leadership$/)
    await page.goBack()
    await expectTyped(page, later)
    await page.goForward()
    await expect(page).toHaveURL(/leadership$/)
    await page.reload()
    await page.goBack()
    await expectTyped(page, later)
  })

test('a message that was sent is not typed again, and one that could not be sent is', async ({
  page,
  site,
}) => {
  const path = await requestPage(site)
  await page.goto(path)
  await awake(page)
  const note = page.getByLabel('Write to dispatch')
  const send = page.getByRole('button', { name: 'Send the message' })
  await note.fill('Dock 4 is closed.')
  await page.route('**/requests/**', (route) => route.abort())
  await send.click()
  await expect(page).toHaveURL(/^chrome-error/)
  await page.unroute('**/requests/**')
  await page.goto(path)
  await expect(note).toHaveValue('Dock 4 is closed.')
  await send.click()
  await expect(page.getByRole('region', { name: 'Conversation' })).toContainText('Dock 4 is closed.')
  await expect(note).toHaveValue('')
  await page.reload()
  await expect(note).toHaveValue('')
})

test('a chosen file stays over Back, and after a reload the form says which one it was', async ({ page }) => {
  await page.goto('/careers/driver-jobs')
  await awake(page)
  const resume = page.getByLabel(/^Resume/)
  await resume.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Leadership' }).click()
  await expect(page).toHaveURL(/leadership$/)
  await page.goBack()
  await expect(resume).toHaveValue(/cv\.pdf$/)
  await page.reload()
  await expect(page.getByText('You had chosen cv.pdf.')).toBeVisible()
  await expect(resume).toHaveAccessibleDescription(/cv\.pdf/)
})

test('Back after a reload shows the page of its address, also before the application starts', async ({
  page,
}) => {
  await page.goto('/contact')
  await awake(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Leadership' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Leadership' })).toBeVisible()
  await page.reload()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: /Contact/ })).toBeVisible()
})

test('a browser that forbids storage types and reloads without an error', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError')
      },
    }),
  )
  await page.goto('/requests')
  await control(page, 'reference').fill('Q-7F3K2M')
  await page.reload()
  await awake(page)
  await control(page, 'reference').fill('Q-7F3K2M')
  await expect(control(page, 'reference')).toHaveValue('Q-7F3K2M')
  expect(complaints).toEqual([])
})
