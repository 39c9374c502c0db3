import { afterEach, expect, test } from 'vitest'
import { replyAddress } from '../inbound-mail/reply-address.ts'
import { mail, text } from '../inbound-mail/testing/build-mail.ts'
import { StoreUnavailable } from '../store/store.ts'
import { onBothDatabases } from '../testing/databases.ts'
import { closeTestApps, openTestApp } from '../testing/test-app.ts'

const TOKEN = 'a-token-of-the-provider'
const environment = { INBOUND_DOMAIN: 'reply.bowline.example', INBOUND_TOKEN: TOKEN }

onBothDatabases(({ newSettings }) => {
  afterEach(closeTestApps)

  async function opened(given: Record<string, string> = environment) {
    const test = await openTestApp(await newSettings(), { environment: given })
    const { reference } = await test.quote()
    const address = replyAddress(reference, environment.INBOUND_DOMAIN, test.dependencies.config.appSecret)
    const post = (body: Buffer | undefined, headers: Record<string, string> = {}) =>
      test.request('/api/inbound-mail', {
        method: 'POST',
        headers: {
          'content-type': 'message/rfc822',
          authorization: `Bearer ${TOKEN}`,
          'x-recipient': address,
          ...headers,
        },
        ...(body && { body: new Uint8Array(body) }),
      })
    return { ...test, reference, post }
  }

  const source = mail(text('By way of a provider.'))

  test('a mail that is posted is stored, once', async () => {
    const { post, dependencies } = await opened()
    for (const _ of [1, 2]) {
      const response = await post(source)
      expect([response.status, await response.json()]).toEqual([200, { success: true }])
    }
    const rows = await dependencies.store.transact(({ build, run }) =>
      run(build.selectFrom('emails').select('text').where('direction', '=', 'incoming')),
    )
    expect(rows).toEqual([{ text: 'By way of a provider.' }])
  })

  test('a wrong token and none are refused', async () => {
    const { post } = await opened()
    for (const authorization of ['', 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN])
      expect((await post(source, { authorization })).status).toBe(401)
  })

  test('an unknown recipient and none are not found', async () => {
    const { post } = await opened()
    for (const recipient of ['', 'nobody@reply.bowline.example', 'q-000000-0000000000@reply.bowline.example'])
      expect((await post(source, { 'x-recipient': recipient })).status).toBe(404)
  })

  test('anything but a mail as it came is of the wrong type', async () => {
    const { post } = await opened()
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=b', ''])
      expect((await post(source, { 'content-type': type })).status, type).toBe(415)
    expect((await post(source, { 'content-type': 'Message/RFC822; charset=UTF-8' })).status).toBe(200)
  })

  test('more than 20 MB is too much, and nothing is no mail', async () => {
    const { post } = await opened()
    expect((await post(Buffer.alloc(20 * 1024 * 1024 + 1))).status).toBe(413)
    expect((await post(source, { 'content-length': '30000000' })).status).toBe(413)
    expect((await post(undefined)).status).toBe(400)
  })

  test('where nothing can be stored, the mail is to be posted again', async () => {
    const { post, dependencies } = await opened()
    dependencies.store.transact = async () => {
      throw new StoreUnavailable('gone')
    }
    const response = await post(source)
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('there is no such address without a token', async () => {
    const { post } = await opened({ INBOUND_DOMAIN: environment.INBOUND_DOMAIN })
    expect((await post(source)).status).toBe(404)
  })
})
