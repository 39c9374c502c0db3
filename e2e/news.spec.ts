import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Site, startSite } from './support/site.ts'
import { expect, test } from './support/test.ts'

const article = (number: number, more: object = {}) => ({
  title: `Headline ${number}`,
  url: `https://paper.example/articles/${number}`,
  urlToImage: null,
  description: `What happened, number ${number}`,
  publishedAt: '2026-11-13T12:00:00Z',
  source: { name: 'Sample Source' },
  ...more,
})

/** A news service on loopback and a site that asks it. */
async function siteWithNews(listener: RequestListener): Promise<{ site: Site; close: () => Promise<void> }> {
  const upstream = createServer(listener)
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
  const { port } = upstream.address() as AddressInfo
  const site = await startSite({
    NEWS_API_URL: `http://127.0.0.1:${port}/v2/everything`,
    NEWS_API_KEY: 'very-secret-key',
  })
  return {
    site,
    async close() {
      await site.stop()
      upstream.closeAllConnections()
      await new Promise((resolve) => upstream.close(resolve))
    },
  }
}

const json =
  (body: unknown): RequestListener =>
  (_, response) => {
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(body))
  }

test('twelve cards at most, each a link to its paper, with the key in no byte that is served', async ({
  page,
}) => {
  const asked: { url?: string | undefined; key?: string | string[] | undefined }[] = []
  const { site, close } = await siteWithNews((request, response) => {
    asked.push({ url: request.url, key: request.headers['x-api-key'] })
    const odd = [
      article(90, { url: 'javascript:alert(1)' }),
      article(91, { title: '<img src=x onerror=alert(1)>Bold <b>claim</b>' }),
    ]
    json({ status: 'ok', articles: [...odd, ...Array.from({ length: 30 }, (_, index) => article(index))] })(
      request,
      response,
    )
  })
  const served: string[] = []
  page.on('response', async (response) => served.push(await response.text().catch(() => '')))
  await page.goto(`${site.url}/news`)
  await expect(page.getByRole('article')).toHaveCount(12)
  const link = page.getByRole('link', { name: 'Headline 0' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener noreferrer/)
  await expect(link).toHaveAttribute('href', 'https://paper.example/articles/0')
  await expect(page.getByText('November 13, 2026').first()).toBeVisible()
  await expect(page.getByText('Sample Source').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bold claim' })).toBeVisible()
  expect(await page.locator('a[href^="javascript:"]').count()).toBe(0)
  expect(asked).toHaveLength(1)
  expect(asked[0]?.key).toBe('very-secret-key')
  expect(asked[0]?.url).toMatch(/language=en/)
  expect(asked[0]?.url).toMatch(/sortBy=publishedAt/)
  expect(asked[0]?.url).toMatch(/pageSize=12/)
  expect(served.join()).not.toContain('very-secret-key')
  await close()
})
