import type { Browser, BrowserContext, Page } from '@playwright/test'
import { examples } from '../../domain/forms/examples.ts'
import type { Site } from '../support/site.ts'
import { newStaff, receive, receiveWithPage } from '../support/staff.ts'
import { requestsInEachState } from './look-requests.ts'

type Cookies = Awaited<ReturnType<BrowserContext['storageState']>>

export interface Filled {
  /** Of a signed-in dispatcher. */
  cookies: Cookies
  /** Addresses by the name of the picture. */
  addresses: Record<string, string>
}

/** Sends what visitors would, and signs a dispatcher in. */
export async function fillSite(browser: Browser, site: Site): Promise<Filled> {
  const dispatcher = await newStaff(browser, site, 'dana@company.example', 'Dana One')
  await receive(site, { deliveryLocation: 'Winnipeg, MB', company: 'Société des Producteurs du Québec' })
  await receive(site, { pickupLocation: 'Red Deer, AB', deliveryLocation: 'Portland, OR', services: ['LTL'] })
  const carrier = await sendCarrier(site)
  const quote = await receiveWithPage(site, {
    additionalInfo: 'Dock pickup after 8 a.m. The receiver counts.',
  })
  const inEachState = Object.entries(await requestsInEachState(site, dispatcher.page.request))
  const cookies = await dispatcher.page.context().storageState()
  await dispatcher.page.context().close()
  return {
    cookies,
    addresses: {
      request: quote.path,
      'request-change': `${quote.path}?amend`,
      'request-carrier': carrier,
      'request-lost': `${quote.path.slice(0, -1)}_`,
      inbox: '/admin/inbox',
      'inbox-submission': `/admin/inbox/${quote.reference}`,
      customer: `/admin/customers/${quote.reference}`,
      'new-request': '/admin/new-request',
      account: '/admin/account',
      staff: '/admin/staff',
      templates: '/admin/templates',
      'news-listed': '/news',
      'form-submissions-listed': '/admin/form-submissions',
      ...Object.fromEntries(inEachState.map(([state, { path }]) => [`request-${state}`, path])),
      ...Object.fromEntries(
        inEachState.map(([state, { reference }]) => [
          `inbox-submission-${state}`,
          `/admin/inbox/${reference}`,
        ]),
      ),
    },
  }
}

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#7d94a5" d="M0 0h16v9H0z"/><path fill="#3d5361" d="m0 7 4-3 3 2 4-4 5 4v3H0z"/></svg>`

/** Gives a page what its visitor's browser would hold, and the news of a service that works. */
export async function fillBrowser(page: Page): Promise<void> {
  await page.addInitScript(
    (list) => localStorage.setItem('formSubmissions', JSON.stringify(list)),
    [
      { formName: 'Quote Request', data: examples.quote, timestamp: '2026-11-20T16:05:00.000Z' },
      { formName: 'Carrier Application', data: examples.carrier, timestamp: '2026-11-18T22:40:00.000Z' },
    ],
  )
  await page.route('**/api/news', (route) =>
    route.fulfill({ json: { articles: Array.from({ length: 9 }, (_, index) => article(index)) } }),
  )
  await page.route('**/api/news/images/*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
  )
}

async function sendCarrier(site: Site): Promise<string> {
  const response = await fetch(`${site.url}/api/send-quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ formName: 'Carrier Application', formData: examples.carrier }),
  })
  return ((await response.json()) as { page: string }).page
}

const article = (number: number) => ({
  title: [
    'Rail and road reopen through the Fraser Canyon',
    'Spot rates hold steady in the fourth quarter',
    'What the 2025 density scale changes for shared loads, and for the people who measure pallets',
  ][number % 3],
  description: 'A sentence or two from the article, as the news service gives it, cut where it grows long.',
  url: `https://paper.example/${number}`,
  urlToImage: number % 2 === 0 ? '/api/news/images/0' : '',
  publishedAt: new Date(Date.UTC(2026, 10, 20 - number)).toISOString(),
  source: { name: 'Trade Paper' },
})
