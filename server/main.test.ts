import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { examples } from '../domain/forms/examples.ts'
import { readCompanyFile } from './company/company-file.ts'
import { buildSmallSite } from './testing/built-site.ts'
import { runServer, type ServerProcess, startServer } from './testing/programs/server-process.ts'
import { otherCompany, writeCompany } from './testing/samples/company.ts'
import { newFolder } from './testing/test-dependencies.ts'

const WAIT = { timeout: 30_000 }

let running: ServerProcess[] = []
afterEach(async () => {
  for (const { child } of running) child.kill('SIGKILL')
  await Promise.all(running.map(({ ended }) => ended))
  running = []
})
const tracked = <Server extends ServerProcess>(server: Server): Server => {
  running.push(server)
  return server
}

const body = JSON.stringify({
  formName: 'Quote Request',
  formData: examples.quote,
})

function connectTo(url: string): { socket: Socket; received: () => string } {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let received = ''
  socket.on('data', (bytes) => (received += bytes))
  return { socket, received: () => received }
}

test('a public address is refused while the company or the build is another', async () => {
  const DATA_DIR = newFolder('data-')
  const SITE_URL = 'https://www.company.example'
  const ofSample = tracked(runServer({ DATA_DIR, SITE_URL }))
  expect(await ofSample.ended).toBe(1)
  expect(ofSample.complaints()).toContain('the sample’s would be shown')
  const COMPANY_FILE = writeCompany(DATA_DIR, { ...otherCompany, founded: 'before', mailbox: '' })
  const faulty = tracked(runServer({ COMPANY_FILE, DATA_DIR, PORT: 'http' }))
  expect(await faulty.ended).toBe(1)
  expect(faulty.complaints()).toContain('The settings have 3 problems')
  expect(faulty.complaints()).toContain(`${COMPANY_FILE}: founded must be a year like 2018`)
  writeCompany(DATA_DIR)
  const { fingerprint } = readCompanyFile({ DATA_DIR })
  const ofOther = tracked(runServer({ DATA_DIR, SITE_URL }, buildSmallSite('another')))
  expect(await ofOther.ended).toBe(1)
  expect(ofOther.complaints()).toContain('build it again: site build')
  const own = tracked(runServer({ DATA_DIR, SITE_URL }, buildSmallSite(fingerprint)))
  await own.logged('"listening"')
})

test('SIGTERM refuses new connections, finishes requests in flight, closes idle connections and exits with 0', async () => {
  const server = tracked(await startServer({ DATA_DIR: newFolder('data-') }))
  const idle = connectTo(server.url)
  idle.socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(idle.socket, 'data')
  const busy = connectTo(server.url)
  busy.socket.write(
    `POST /api/send-quote HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
  )
  busy.socket.write(body.slice(0, 20))
  await fetch(`${server.url}/healthz`)
  server.child.kill('SIGTERM')
  await once(idle.socket, 'close')
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow()
  busy.socket.write(body.slice(20))
  await once(busy.socket, 'close')
  expect(busy.received()).toMatch(/^HTTP\/1\.1 200 OK.*"reference":"Q-/s)
  expect(await server.ended).toBe(0)
})

test('an idle connection may be used once more after SIGTERM, and then closes', async () => {
  const server = tracked(await startServer({ DATA_DIR: newFolder('data-') }))
  const [visitor, balancer] = [connectTo(server.url), connectTo(server.url)]
  for (const { socket } of [visitor, balancer]) {
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(socket, 'data')
  }
  server.child.kill('SIGTERM')
  await server.logged('"stopping"')
  const post = `POST /api/send-quote HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`
  visitor.socket.write(post + body)
  balancer.socket.write('GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n')
  await Promise.all([once(visitor.socket, 'close'), once(balancer.socket, 'close')])
  expect(visitor.received()).toMatch(/HTTP\/1\.1 200 OK.*Connection: close.*"reference":"Q-/s)
  expect(balancer.received()).toMatch(/HTTP\/1\.1 503 .*Connection: close.*stopping$/s)
  expect(await server.ended).toBe(0)
})

test('a second SIGTERM drops no request in flight', async () => {
  const server = tracked(await startServer({ DATA_DIR: newFolder('data-') }))
  const busy = connectTo(server.url)
  busy.socket.write(
    `POST /api/send-quote HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
  )
  busy.socket.write(body.slice(0, 20))
  await fetch(`${server.url}/healthz`)
  const idle = connectTo(server.url)
  idle.socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(idle.socket, 'data')
  server.child.kill('SIGTERM')
  await server.logged('"stopping"')
  server.child.kill('SIGTERM')
  server.child.kill('SIGINT')
  await vi.waitFor(
    () => expect(server.lines.filter((line) => line.includes('"stopping"'))).toHaveLength(3),
    WAIT,
  )
  busy.socket.write(body.slice(20))
  await once(busy.socket, 'close')
  expect(busy.received()).toMatch(/^HTTP\/1\.1 200 OK.*"reference":"Q-/s)
  expect(await server.ended).toBe(0)
})

test('a signal to the program that npm start runs reaches the server', async () => {
  const { scripts } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8'))
  const server = tracked(runServer({ DATA_DIR: newFolder('data-') }, undefined, scripts.start))
  await server.logged('"listening"')
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(server.lines.some((line) => line.includes('"stopped"'))).toBe(true)
})

test('a log that nobody reads stops no response and no shutdown', async () => {
  const server = tracked(await startServer({ DATA_DIR: newFolder('data-') }))
  server.child.stdout?.pause()
  for (let sent = 0; sent < 200; sent++) {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => fetch(`${server.url}/api/${'x'.repeat(400)}`)),
    )
    expect(responses.every(({ status }) => status === 404)).toBe(true)
  }
  expect(server.lines.length).toBeLessThan(4000)
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  server.child.kill('SIGTERM')
  const [code] = await once(server.child, 'exit')
  expect(code).toBe(0)
})

test('what the server writes is closed to other users', async () => {
  const DATA_DIR = path.join(newFolder('data-'), 'made')
  const server = tracked(await startServer({ DATA_DIR }))
  await fetch(`${server.url}/api/send-quote`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
  await vi.waitFor(() => expect(readdirSync(path.join(DATA_DIR, 'mail')).length).toBeGreaterThan(0), WAIT)
  for (const entry of readdirSync(DATA_DIR, { recursive: true, encoding: 'utf8' }))
    expect(statSync(path.join(DATA_DIR, entry)).mode & 0o077).toBe(0)
  expect(statSync(DATA_DIR).mode & 0o077).toBe(0)
})

test('a second server on the same folder refuses to start', async () => {
  const DATA_DIR = newFolder('data-')
  tracked(await startServer({ DATA_DIR }))
  const second = tracked(runServer({ DATA_DIR }))
  expect(await second.ended).toBe(1)
  expect(second.complaints()).toContain(DATA_DIR)
  expect(second.complaints()).not.toContain('    at ')
})

test('a port in use is reported', async () => {
  const first = tracked(await startServer({ DATA_DIR: newFolder('data-') }))
  const second = tracked(runServer({ DATA_DIR: newFolder('data-'), PORT: new URL(first.url).port }))
  expect(await second.ended).toBe(1)
  expect(second.complaints()).toMatch(/^127\.0\.0\.1:\d+ is in use\..*PORT\.\n$/)
})

test.each([
  ['the server', 'server/main.ts'],
  ['the check before a start', 'server/operator/start-check-command.ts'],
])('a HOST of another machine is named by %s', async (_, program) => {
  const environment = { DATA_DIR: newFolder('data-'), HOST: '192.0.2.1' }
  const refused = tracked(runServer(environment, undefined, `exec node ${program}`))
  expect(await refused.ended).toBe(1)
  expect(refused.complaints()).toMatch(/^HOST 192\.0\.2\.1 is no address of this machine.*\n$/)
})

test('a site that was not built is refused with the command that builds it', async () => {
  const server = tracked(runServer({ DATA_DIR: newFolder('data-') }, newFolder('empty-')))
  expect(await server.ended).toBe(1)
  expect(server.complaints()).toContain('npm run build')
  expect(server.complaints()).not.toContain('    at ')
})

test.each([
  [
    'a damaged list of its files',
    (folder: string) => writeFileSync(path.join(folder, 'site.json'), '{"files"'),
  ],
  ['a page missing', (folder: string) => rmSync(path.join(folder, 'about-us'))],
])('a built site with %s is refused with the command that builds it', async (_, damage) => {
  const folder = buildSmallSite()
  damage(folder)
  const server = tracked(runServer({ DATA_DIR: newFolder('data-') }, folder))
  expect(await server.ended).toBe(1)
  expect(server.complaints()).toMatch(/damaged.*npm run build\n$/)
})

test('a DATA_DIR below a file is refused by its name', async () => {
  const file = path.join(newFolder('data-'), 'file')
  writeFileSync(file, '')
  const server = tracked(runServer({ DATA_DIR: path.join(file, 'data') }))
  expect(await server.ended).toBe(1)
  expect(server.complaints()).toMatch(/DATA_DIR/)
  expect(server.complaints()).not.toContain('    at ')
})

test('a damaged lock file is named', async () => {
  const DATA_DIR = newFolder('data-')
  writeFileSync(path.join(DATA_DIR, 'server.lock'), 'x'.repeat(5000))
  const server = tracked(runServer({ DATA_DIR }))
  expect(await server.ended).toBe(1)
  expect(server.complaints()).toMatch(/server\.lock is damaged/)
})

test('every problem of the environment is reported at once', async () => {
  const server = tracked(runServer({ PORT: 'http', RETENTION_DAYS: '0', LOG_LEVEL: 'loud' }))
  expect(await server.ended).toBe(1)
  for (const name of ['PORT', 'RETENTION_DAYS', 'LOG_LEVEL']) expect(server.complaints()).toContain(name)
  expect(server.complaints()).not.toContain('    at ')
})
