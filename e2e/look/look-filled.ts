import type { Browser, BrowserContext, Page } from '@playwright/test'
import { examples } from '../../domain/forms/examples.ts'
import type { Site } from '../support/site.ts'
import { newStaff } from '../support/staff.ts'
import { fillPast, letTimePass } from './look-past.ts'
import { ask, dayAhead, requestsInEachState } from './look-requests.ts'

type Cookies = Awaited<ReturnType<BrowserContext['storageState']>>

export interface Filled {
  /** Of a signed-in dispatcher. */
  cookies: Cookies
  /** Addresses by the name of the picture. */
  paths: Record<string, string>
}

/** Requests that nobody has opened, the oldest first. */
const waiting = [
  {
    hours: 6,
    company: 'Ridgeway Steel',
    pickupLocation: 'Edmonton, AB',
    deliveryLocation: 'Houston, TX',
    'freight.type': 'Pipe fittings',
    'freight.weight': 38_000,
    services: ['Full Truckload'],
    pickupDate: dayAhead(1),
    additionalInfo: 'Tarps, chains at both ends.',
  },
  {
    hours: 5,
    company: 'Société des Producteurs du Québec',
    email: 'expedition@producteurs.example',
    deliveryLocation: 'Trois-Rivières, QC',
    'freight.type': 'Seed potatoes',
    pickupDate: dayAhead(8),
    additionalInfo: 'Garder à 4 °C.',
  },
  {
    hours: 4,
    company: '',
    name: 'Zoë D’Arcy-Tremblay',
    email: 'zoe@societe.example',
    pickupLocation: 'Lethbridge, AB',
    deliveryLocation: 'Saskatoon, SK',
    'freight.type': 'Household goods',
    'freight.weight': 4200,
    services: ['LTL'],
    additionalInfo: '',
  },
  {
    hours: 3,
    company: 'Millbrook Doors',
    email: 'nobody@millbrook.example',
    pickupLocation: 'Red Deer, AB',
    deliveryLocation: 'Portland, OR',
    'freight.type': 'Doors',
    'freight.weight': 6400,
    services: ['LTL'],
    additionalInfo: 'No forklift at the receiver.',
  },
  {
    hours: 2,
    company: 'Southfield Produce',
    pickupLocation: 'Vancouver, BC',
    deliveryLocation: 'Calgary, AB',
    'freight.type': 'Apples',
    'freight.weight': 40_000,
    pickupDate: dayAhead(4),
    additionalInfo: 'Two pickups, Vancouver and Abbotsford.',
  },
  {
    hours: 1,
    company: 'Eastgate Paint',
    deliveryLocation: 'Sault Ste. Marie, ON',
    'freight.type': 'Paint',
    'freight.weight': 22_400,
    services: ['Full Truckload'],
    additionalInfo: '',
  },
]

/** Sends what visitors would, and signs a dispatcher in. */
export async function fillSite(browser: Browser, site: Site): Promise<Filled> {
  // Before anybody reads the figures, which are kept for a while.
  fillPast(site)
  const dispatcher = await newStaff(browser, site, 'dana@company.example', 'Dana One')
  const inEachState = Object.entries(await requestsInEachState(site, dispatcher.page.request))
  for (const { hours, company, ...changes } of waiting) {
    const { reference } = await ask(site, company, changes)
    letTimePass(site, reference, hours)
  }
  const carrier = await sendCarrier(site)
  const quote = await ask(site, 'Northfield Foods', {
    pickupDate: dayAhead(6),
    additionalInfo: 'Dock pickup after 8 a.m. The receiver counts.',
  })
  const cookies = await dispatcher.page.context().storageState()
  await dispatcher.page.context().close()
  return {
    cookies,
    paths: {
      request: quote.path,
      'request-change': `${quote.path}?amend`,
      'request-carrier': carrier,
      'request-lost': `${quote.path.slice(0, -1)}_`,
      'thank-you-received': `/thank-you?reference=${quote.reference}&key=${quote.path.split('/').at(-1)}`,
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
