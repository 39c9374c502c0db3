import { spawn } from 'node:child_process'
import { type Browser, expect, type Page } from '@playwright/test'
import { examples } from '../../domain/forms/examples.ts'
import { totp } from '../../server/testing/test-staff.ts'
import { PROGRAM_ENVIRONMENT, type Site } from './site.ts'

export const PASSWORD = 'a long enough password'

export interface StaffPerson {
  page: Page
  email: string
  /** Of the authenticator app, base 32. */
  secret: string
  recoveryCodes: string[]
}

/** Adds somebody on the command line; answers the one-time password. */
async function addOnCommandLine(site: Site, email: string, name: string): Promise<string> {
  const command = spawn(
    process.execPath,
    ['server/accounts/staff-command.ts', 'add', email, '--name', name],
    {
      env: { ...PROGRAM_ENVIRONMENT, NEWS_FEEDS: '', ...site.environment },
    },
  )
  let output = ''
  command.stdout.on('data', (part) => {
    output += part
  })
  command.stderr.on('data', (part) => {
    output += part
  })
  await new Promise((resolve) => command.once('close', resolve))
  const password = /One-time password: (\S+)/.exec(output)?.[1]
  if (!password) throw new Error(`No one-time password: ${output}`)
  return password
}

/** Goes the whole way of a first sign-in, in a browser of their own. */
export async function newStaff(
  browser: Browser,
  site: Site,
  email: string,
  name: string,
): Promise<StaffPerson> {
  return firstSignIn(browser, site, { email, oneTime: await addOnCommandLine(site, email, name) })
}

/** With the password that was given; in a browser of their own. */
export async function firstSignIn(
  browser: Browser,
  site: Site,
  { email, oneTime }: { email: string; oneTime: string },
): Promise<StaffPerson> {
  const context = await browser.newContext({ baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/admin/inbox')
  await expect(page).toHaveURL(/\/admin\/sign-in\?to=%2Fadmin%2Finbox$/)
  await givePassword(page, email, oneTime)
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  const secret = (await page.locator('code').first().innerText()).replaceAll(/\s/g, '')
  await page.getByLabel('Then type the code it shows').fill(totp(secret, Date.now()))
  await page.getByRole('button', { name: 'Continue' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recoveryCodes = await codes.allInnerTexts()
  await page.getByLabel('I have put them somewhere safe').check()
  await page.getByRole('button', { name: 'To the inbox' }).click()
  await expect(page).toHaveURL(/\/admin\/inbox$/)
  return { page, email, secret, recoveryCodes }
}

export async function givePassword(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Sends a form as a visitor's browser does; answers the reference. */
export const receive = async (site: Site, changes: Record<string, unknown> = {}): Promise<string> =>
  (await receiveWithPage(site, changes)).reference

/** As `receive`, with the path of the request's own page. */
export async function receiveWithPage(
  site: Site,
  changes: Record<string, unknown> = {},
): Promise<{ reference: string; path: string }> {
  const response = await fetch(`${site.url}/api/send-quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      formName: 'Quote Request',
      formData: {
        ...examples.quote,
        deliveryLocation: 'Dallas, TX',
        'freight.weight': 18_000,
        services: ['Full Truckload', 'Temperature Controlled'],
        name: 'Zoë Sample',
        company: 'Northfield Foods',
        email: 'shipping@northfield.example',
        phone: '(403) 555-0142',
        additionalInfo: `Dock pickup after 8 a.m. ${Math.random()}`,
        ...changes,
      },
    }),
  })
  const { reference, page } = (await response.json()) as { reference?: string; page?: string }
  if (!reference || !page) throw new Error(`Not received: ${response.status}`)
  return { reference, path: page }
}
