import { examples } from '../domain/forms/examples.ts'
import { breakable } from './page-checks/breakable.ts'
import { awake } from './support/site.ts'
import { expect, test } from './support/test.ts'

test('quantities keep their units in a lane and on the page of a request', async ({ page, site }) => {
  await page.goto('/')
  await awake(page)
  await page.getByLabel('Pickup location').first().fill('Calgary, AB')
  await page.getByLabel('Delivery location').first().fill('Dallas, TX')
  await page.getByLabel('Delivery location').first().press('Tab')
  await expect(page.getByRole('region', { name: /Calgary, AB to Dallas, TX/ })).toContainText('km')
  expect(await breakable(page)).toEqual([])
  const sent = await fetch(`${site.url}/api/send-quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ formName: 'Quote Request', formData: examples.quote }),
  })
  await page.goto(((await sent.json()) as { page: string }).page)
  expect(await breakable(page)).toEqual([])
})
