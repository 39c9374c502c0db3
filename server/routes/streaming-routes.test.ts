import { once } from 'node:events'
import { get, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createHttpServer } from '../http/server.ts'
import { fileSender } from '../pages/send-file.ts'
import { NO_SITE } from '../pages/site.ts'
import { closeTestApps, openTestApp } from '../testing/test-app.ts'
import { silent } from '../testing/test-dependencies.ts'
import { addStaff, PASSWORD } from '../testing/test-staff.ts'

afterAll(closeTestApps)

async function openServer() {
  const { app, dependencies, quote, request: ask } = await openTestApp()
  const { page } = await quote()
  const form = new FormData()
  form.set('action', 'message')
  form.set('file', new File([`%PDF-${'x'.repeat(9_000_000)}`], 'large.pdf'))
  const sent = await ask(page, { method: 'POST', headers: { accept: 'application/json' }, body: form })
  const { conversation } = await sent.json()
  const file = conversation[0].files[0].id
  const staff = await addStaff(app, dependencies, 'dana@company.example')
  await staff.post('/api/inbox/confirm', { password: PASSWORD })
  const { siteUrl } = dependencies.config
  const server = createHttpServer({ app, sendFile: fileSender(NO_SITE), log: silent, siteUrl })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const headers = { cookie: [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
  const ofPath = (path: string, method = 'GET') => ({
    ...{
      host: '127.0.0.1',
      port: (server.address() as AddressInfo).port,
      path,
      method,
      agent: false as const,
    },
    headers,
  })
  return { server, ofPath, page, file }
}

test('what was asked by HEAD, left, half read or never read holds no place afterwards', async () => {
  const { server, ofPath, page, file } = await openServer()
  const places: Record<string, number> = {
    [`${page}/files/${file}`]: 5,
    [`/api/inbox/files/${file}`]: 5,
    '/api/inbox/export.csv': 1,
    '/api/inbox/export.xlsx': 1,
    '/api/inbox/events': 5,
  }

  const open = (path: string, method?: string) =>
    new Promise<IncomingMessage>((resolve, reject) =>
      request(ofPath(path, method), resolve).once('error', reject).end(),
    )
  const leavings: Record<string, (path: string) => Promise<unknown>> = {
    async head(path) {
      const response = await open(path, 'HEAD')
      await once(response.resume(), 'end')
    },
    async aborted(path) {
      const asked = get(ofPath(path)).on('error', () => {})
      const [socket] = await once(asked, 'socket')
      await once(socket, 'connect')
      await new Promise((resolve) => setImmediate(resolve))
      asked.destroy()
    },
    async halfRead(path) {
      const response = await open(path)
      const [first] = await once(
        response.on('error', () => {}),
        'data',
      )
      response.destroy()
      return first
    },
    async neverRead(path) {
      const response = await open(path)
      response.on('error', () => {}).destroy()
    },
  }
  const placesTaken = async (path: string) => {
    const responses = await Promise.all(Array.from({ length: places[path] ?? 0 }, () => open(path)))
    for (const response of responses) response.on('error', () => {}).destroy()
    return responses.map(({ statusCode }) => statusCode)
  }

  for (const [path, most] of Object.entries(places))
    for (const leave of Object.values(leavings)) {
      await Promise.all(Array.from({ length: most }, () => leave(path)))
      await expect.poll(() => placesTaken(path), { timeout: 20_000 }).toEqual(Array(most).fill(200))
    }
  server.closeAllConnections()
  server.close()
}, 60_000)
