import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examples } from '../domain/forms/examples.ts'
import packageFile from '../package.json' with { type: 'json' }
import { newFolder } from './testing/test-dependencies.ts'

const { scripts } = packageFile
let server: ChildProcess
let home = ''

beforeAll(async () => {
  const port = String(await freePort())
  home = `http://127.0.0.1:${port}`
  // As `npm run dev` does: a watched program gets messages of Node from its threads.
  const [, ...options] = scripts.dev.split(' ')
  server = spawn(process.execPath, options, {
    cwd: path.join(import.meta.dirname, '..'),
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...{ PORT: port, DATA_DIR: newFolder('data-'), NEWS_FEEDS: '', RETENTION_DAYS: '91' },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!server.stdout) throw new Error('no output')
  for await (const line of createInterface({ input: server.stdout })) if (line.includes(port)) break
})
afterAll(async () => {
  const ended = once(server, 'exit')
  server.kill()
  await ended
})

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

const html = async (urlPath: string): Promise<string> => (await fetch(home + urlPath)).text()

test('pages from Vite follow the settings, and those that the server fills in reload with them', async () => {
  expect(await html('/privacy-policy')).toContain('data-retention-days="91"')
  const body = new URLSearchParams({ formName: 'Quote Request', ...examples.quote })
  const sent = await fetch(`${home}/api/send-quote`, { method: 'POST', body, redirect: 'manual' })
  const thanks = sent.headers.get('location') ?? ''
  const [, reference = '', key = ''] = /reference=(.+)&key=(.+)/.exec(thanks) ?? []
  const request = `/requests/${reference}/${key}`
  expect(await html(thanks)).toContain(`>${reference}</output>`)
  expect(await html(request)).toContain('inject-hmr-runtime')
  expect(await html(request)).toContain(reference)
  expect(await html(`${request}?amend`)).toContain(`value="${examples.quote.pickupLocation}"`)
  const paper = await fetch(`${home}${request}/bill-of-lading.pdf`)
  expect(paper.headers.get('content-type')).toBe('application/pdf')
  expect(await html('/quote?name=Ana')).toContain('value="Ana"')
})
