import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { examples } from '../../domain/forms/examples.ts'
import { createApp } from '../app.ts'
import { createHttpServer } from '../http/server.ts'
import { openMetrics } from '../metrics.ts'
import { fileSender } from '../pages/send-file.ts'
import { smallSite } from '../testing/built-site.ts'
import { openTestDependencies, silent } from '../testing/test-dependencies.ts'

const siteUrl = 'http://localhost:3000'
const site = await smallSite({ SITE_URL: siteUrl })
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function serve(environment: Record<string, string> = {}) {
  const dependencies = await openTestDependencies(environment)
  const metrics = await openMetrics({
    ...dependencies,
    news: { ...dependencies.news, fetchedAt: () => Date.now() - 60_000 },
  })
  const server = createHttpServer({
    app: createApp({ ...dependencies, metrics }, site),
    sendFile: fileSender(site),
    log: silent,
    siteUrl,
    onResponse: metrics.requestServed,
  })
  closing.push(
    () => dependencies.store.close(),
    () => server.close(),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const post = (formData: object) =>
    fetch(`${url}/api/send-quote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ formName: 'Quote Request', formData }),
    })
  const read = (token?: string) =>
    fetch(`${url}/metrics`, { headers: token ? { authorization: `Bearer ${token}` } : {} })
  return { metrics, post, read }
}

test('without METRICS_TOKEN there is no such address', async () => {
  const { read } = await serve()
  expect((await read('anything')).status).toBe(404)
})

test.each([undefined, 'wrong', 'secre', 'secrets'])('the token %s opens nothing', async (token) => {
  const { read } = await serve({ METRICS_TOKEN: 'secret' })
  const response = await read(token)
  expect(response.status).toBe(401)
  expect(await response.text()).not.toContain('submissions_total')
})

test('the metrics have the names of the contract, and count', async () => {
  const { metrics, post, read } = await serve({ METRICS_TOKEN: 'secret' })
  expect((await post(examples.quote)).status).toBe(200)
  expect((await post({})).status).toBe(422)
  metrics.mailTried('dispatch', 'sent')
  const response = await read('secret')
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=/)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const text = await response.text()
  for (const line of [
    'submissions_total{form="Quote Request"} 1',
    'refusals_total{reason="problems"} 1',
    'mail_total{kind="dispatch",outcome="sent"} 1',
    'outbox_waiting 2',
    'outbox_dead 0',
    'transaction_retries_total{reason="deadlock"} 0',
    'http_request_duration_seconds_count{method="POST",status="200"} 1',
  ])
    expect(text.split('\n')).toContain(line)
  expect(text).toMatch(/^outbox_oldest_seconds [\d.e-]+$/m)
  expect(text).toMatch(/^news_age_seconds 6\d(\.\d+)?$/m)
})
