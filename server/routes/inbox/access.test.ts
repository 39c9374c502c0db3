import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import type { StaffRole } from '../../../domain/staff/roles.ts'
import { en } from '../../../translations/en/en.ts'
import { isStaff, staffDirectory } from '../../accounts/staff.ts'
import { onBothDatabases } from '../../testing/databases.ts'
import { closeTestApps } from '../../testing/test-app.ts'
import { openTestInbox, receiveQuote } from '../../testing/test-inbox.ts'
import { addStaff, PASSWORD } from '../../testing/test-staff.ts'

onBothDatabases(({ newSettings }) => {
  afterEach(closeTestApps)

  const inbox = async () => openTestInbox(await newSettings())

  test('every route below /api/inbox refuses anyone who is not signed in', async () => {
    const { app } = await inbox()
    const routes = app.routes.filter(({ path, method }) => path.startsWith('/api/inbox/') && method !== 'ALL')
    expect(routes.length).toBeGreaterThan(12)
    for (const { path, method } of routes) {
      const response = await app.request(path.replaceAll(/:\w+/g, 'Q-000000'), { method, redirect: 'manual' })
      expect([method, path, response.status]).toEqual([method, path, 401])
    }
  })

  test('every change below /api/inbox has to name our own origin', async () => {
    const { dependencies, app } = await inbox()
    const { request } = await addStaff(app, dependencies, 'dana@company.example')
    const changes = app.routes.filter(
      ({ path, method }) => path.startsWith('/api/inbox/') && !['ALL', 'GET'].includes(method),
    )
    for (const { path, method } of changes)
      for (const [name, value] of [
        ['sec-fetch-site', 'same-site'],
        ['referer', 'https://evil.example/'],
        ['x-none', ''],
      ] as const) {
        const response = await request(path.replaceAll(/:\w+/g, 'Q-000000'), {
          method,
          headers: { [name]: value },
        })
        expect([method, path, response.status]).toEqual([method, path, 403])
      }
  })

  test('a dispatcher may do everything but what is the owner’s, and is told so', async () => {
    const { dependencies, app } = await inbox()
    const { request } = await addStaff(app, dependencies, 'robin@company.example', 'dispatcher')
    const routes = app.routes.filter(({ path, method }) => path.startsWith('/api/inbox/') && method !== 'ALL')
    const refused = new Set<string>()
    for (const { path, method } of routes) {
      if (path.endsWith('/events')) continue
      const headers = { origin: 'http://localhost:3000', 'content-type': 'application/json' }
      const response = await request(path.replaceAll(/:\w+/g, 'Q-000000'), {
        method,
        headers,
        ...(method !== 'GET' && { body: '{}' }),
      })
      expect([method, path, response.status]).not.toEqual([method, path, 401])
      const { message } = await response.json().catch(() => ({ message: '' }))
      if (message !== en.signIn.otherRole) continue
      expect(response.status).toBe(403)
      refused.add(`${method} ${path.slice('/api/inbox'.length)}`)
    }
    expect([...refused]).toEqual([
      'GET /export.csv',
      'POST /export.csv',
      'GET /export.xlsx',
      'POST /export.xlsx',
      'GET /site-status',
      'POST /erase',
      'GET /settings',
      'PATCH /settings',
      'GET /staff/accounts',
      'POST /staff/accounts',
      'PATCH /staff/accounts/:id',
      'POST /staff/accounts/:id/reset',
      'DELETE /staff/accounts/:id',
      'PUT /templates/:id',
      'DELETE /templates/:id',
    ])
  })

  test('a change of role takes effect at once', async () => {
    const { dependencies, app } = await inbox()
    const { post, request } = await addStaff(app, dependencies, 'robin@company.example', 'dispatcher')
    await post('/api/inbox/confirm', { password: PASSWORD })
    const staff = staffDirectory(dependencies, dependencies.now)
    const statusAs = async (role: StaffRole) => {
      await staff.setRole('Robin@company.example', role)
      return (await request('/api/inbox/export.csv')).status
    }
    expect(await statusAs('owner')).toBe(200)
    expect(await statusAs('dispatcher')).toBe(403)
  })

  test('an account of a carrier opens nothing of the inbox, and is no member of staff', async () => {
    const { dependencies, app } = await inbox()
    const { email, request } = await addStaff(app, dependencies, 'carl@carrier.example')
    await dependencies.store.transact(({ build, run }) =>
      run(build.updateTable('accounts').set({ role: 'carrier' })),
    )
    expect((await request('/api/inbox/submissions')).status).toBe(403)
    expect(await isStaff(dependencies.store, email)).toBe(false)
    expect(await staffDirectory(dependencies, dependencies.now).list()).toEqual([])
  })

  test('docs/inbox.md lists every call', async () => {
    const { app } = await inbox()
    const listed = readFileSync('docs/inbox.md', 'utf8')
    const missing = app.routes
      .filter(
        ({ path, method }) => /^\/api\/(inbox|auth)\//.test(path) && method !== 'ALL' && !path.endsWith('*'),
      )
      .filter(({ path }) => !listed.includes(`${path.replace(/^\/api\/(inbox|auth)/, '')}\``))
    expect(missing.map(({ path }) => path)).toEqual([])
  })

  test('nor does a route open under another way to write its address', async () => {
    const { dependencies, app } = await inbox()
    await receiveQuote(dependencies)
    const { url, close } = await listen(app)
    const routes = app.routes.filter(({ path, method }) => path.startsWith('/api/inbox/') && method !== 'ALL')
    const statuses: [string, number][] = []
    for (const { path, method } of routes) {
      const plain = path.replaceAll(/:\w+/g, 'Q-000000')
      const rest = plain.slice('/api/inbox'.length)
      const ways = [
        `/api/%69nbox${rest}`,
        `/api//inbox${rest}`,
        `//api/inbox${rest}`,
        `/api/inbox/${rest}`,
        `${plain}/`,
        `/api/./inbox${rest}`,
        `/x/../api/inbox${rest}`,
        `/api/inbox%2f${rest.slice(1)}`,
        `/API/INBOX${rest}`,
        `${url}${plain}`,
      ]
      for (const way of ways) statuses.push([`${method} ${way}`, await statusOf(url, method, way)])
      if (method === 'GET') statuses.push([`HEAD ${plain}`, await statusOf(url, 'HEAD', plain)])
    }
    expect(statuses.filter(([, status]) => status < 400)).toEqual([])
    expect(statuses.filter(([, status]) => status === 401).length).toBeGreaterThan(routes.length)
    await close()
  })
})

/** The app on a real connection, where an address arrives as it was written. */
async function listen(app: Hono) {
  const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function statusOf(url: string, method: string, target: string): Promise<number> {
  const { hostname, port } = new URL(url)
  const sent = httpRequest({ hostname, port, method, path: target, agent: false }).end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode ?? 0
}
