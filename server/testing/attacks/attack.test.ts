import { hash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { examples } from '../../../domain/forms/examples.ts'
import { pictureName } from '../../news/pictures.ts'
import { saveCachedValue } from '../../store/cached-values.ts'
import { openStore } from '../../store/store.ts'
import { isLong, report, sized } from '../long.ts'
import { type Inspector, openInspector } from '../programs/inspector.ts'
import { type ServerProcess, startServer } from '../programs/server-process.ts'
import { newFolder, PATIENCE_MS, silent } from '../test-dependencies.ts'

let server: ServerProcess & { url: string }
let port = 0
let inspector: Inspector
let heldAtStart = 0
let residentAtStart = 0

beforeAll(async () => {
  server = await startServer({
    DATA_DIR: await folderWithPicture(),
    NEWS_FEEDS: FEED,
    NODE_OPTIONS: '--max-old-space-size=512 --inspect=127.0.0.1:0',
    RATE_LIMIT: '1000000',
  })
  port = Number(new URL(server.url).port)
  inspector = await openInspector(server.complaints)
  for (let round = 0; round < 10; round++) await isServing()
  heldAtStart = await inspector.heldBytes()
  residentAtStart = residentBytes()
})
afterAll(async () => {
  inspector.close()
  server.child.kill('SIGTERM')
  await server.ended
})

const FEED = 'http://127.0.0.1:9/feed'
const PICTURE = 'https://paper.example/1.png'

/** As after the news were fetched, with a picture of nearly 2 MB. */
async function folderWithPicture(): Promise<string> {
  const folder = newFolder('attack-')
  const article = { title: '', url: '', urlToImage: PICTURE, description: '', publishedAt: '' }
  const articles = [{ ...article, source: { name: '' } }]
  const origin = hash('sha256', FEED)
  const value = JSON.stringify({ askedAt: Date.now(), articles })
  const store = await openStore({ dataDir: folder, databaseUrl: undefined, deadline: PATIENCE_MS }, silent)
  await store.transact((transaction) =>
    saveCachedValue(transaction, { name: `news ${origin}`, value, at: Date.now() }),
  )
  await store.close()
  mkdirSync(path.join(folder, 'news-images'))
  const png = Buffer.alloc(1_990_000)
  png.set(Buffer.from('89504e470d0a1a0a0000000d494844520000025800000190', 'hex'))
  writeFileSync(path.join(folder, 'news-images', pictureName(PICTURE)), png)
  return folder
}

const HEAD = 'Host: localhost\r\n\r\n'
const POST = 'POST /api/send-quote HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'

interface Attack {
  connections: number
  send(socket: Socket): void
  /** Leaves what the server answers unread. */
  isUnread?: boolean
}

const attacks: [string, Attack][] = [
  [
    'pipelined pages that nobody reads',
    {
      connections: 100,
      isUnread: true,
      send: (socket) => socket.write(`GET /quote?name=a HTTP/1.1\r\n${HEAD}`.repeat(1300)),
    },
  ],
  [
    'pipelined unknown pages that nobody reads',
    {
      connections: 100,
      isUnread: true,
      send: (socket) => socket.write(`GET /nowhere HTTP/1.1\r\n${HEAD}`.repeat(1300)),
    },
  ],
  [
    'eight pages asked and none read',
    {
      connections: 2000,
      isUnread: true,
      send: (socket) => socket.write(`GET /quote?name=${'a'.repeat(5000)} HTTP/1.1\r\n${HEAD}`.repeat(8)),
    },
  ],
  [
    'large pictures that nobody reads',
    {
      connections: 500,
      isUnread: true,
      send: (socket) =>
        socket.write(`GET /api/news/images/${pictureName(PICTURE)} HTTP/1.1\r\n${HEAD}`.repeat(8)),
    },
  ],
  [
    'headers that never end',
    {
      connections: 2000,
      send(socket) {
        socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
        every(1000, socket, () => socket.write('X: y\r\n'))
      },
    },
  ],
  ['connections that say nothing', { connections: 5000, send() {} }],
  [
    'bodies that never end',
    {
      connections: 2000,
      send: (socket) => socket.write(`${POST}Content-Length: 65000\r\n\r\n${'x'.repeat(64_000)}`),
    },
  ],
  [
    'bodies far over the limit',
    {
      connections: 50,
      send(socket) {
        socket.write(`${POST}Transfer-Encoding: chunked\r\n\r\n`)
        every(5, socket, () => socket.write(`4000\r\n${'x'.repeat(0x4000)}\r\n`))
      },
    },
  ],
  [
    'bodies that are deep',
    {
      connections: 500,
      send(socket) {
        const deep = `{"formName":"Quote Request","formData":${'['.repeat(30_000)}${']'.repeat(30_000)}}`
        socket.write(`${POST}Content-Length: ${deep.length}\r\n\r\n${deep}`)
      },
    },
  ],
  [
    'bodies of many names',
    {
      connections: 500,
      send(socket) {
        const names = Array.from({ length: 5000 }, (_, index) => `"${index}":1`).join(',')
        const wide = `{"formName":"Quote Request","formData":{${names}}}`
        socket.write(`${POST}Content-Length: ${wide.length}\r\n\r\n${wide}`)
      },
    },
  ],
  [
    'odd framing',
    {
      connections: 1000,
      send(socket) {
        for (const odd of ODD_FRAMING) socket.write(odd)
      },
    },
  ],
]

const ODD_FRAMING = [
  `${POST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  `${POST}Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n`,
  `${POST}Content-Length: -1\r\n\r\n`,
  'GET / HTTP/1.1\r\n Host: folded\r\n\r\n',
  '\r\n\r\n\r\n\0\0\0',
]

test('a few of every attack at once keep nobody else waiting', async () => {
  const sockets = attacks.flatMap(([, attack]) => [open(attack), open(attack)])
  await Promise.all(sockets.map((socket) => once(socket, 'ready')))
  for (let round = 0; round < 3; round++) await isServing()
  for (const socket of sockets) socket.destroy()
  await isServing()
  expect(server.child.exitCode).toBeNull()
})

const longTest = test.runIf(isLong)

longTest.each(attacks)('%s keep nobody else waiting, and leave no memory behind', async (name, attack) => {
  await isServing()
  longestWait = 0
  let most = 0
  const sockets = Array.from({ length: attack.connections }, () => open(attack))
  try {
    const connected = Promise.all(sockets.map((socket) => once(socket, 'ready').catch(() => {})))
    await Promise.race([connected, pause(5000)])
    let isGrowing = true
    for (let round = 0; round < 10 || isGrowing; round++) {
      await isServing()
      isGrowing = residentBytes() > most + MEGABYTE && most < 1024 * MEGABYTE
      most = Math.max(most, residentBytes())
    }
    expect(most).toBeLessThan(residentAtStart + 500 * MEGABYTE)
  } finally {
    for (const socket of sockets) socket.destroy()
  }
  // Without a request for it, the engine collects garbage only when the heap is nearly full.
  const patience = { timeout: 25_000, interval: 500 }
  await expect.poll(inspector.heldBytes, patience).toBeLessThan(heldAtStart + 32 * MEGABYTE)
  await expect.poll(residentBytes, patience).toBeLessThan(residentAtStart + 150 * MEGABYTE)
  expect(server.child.exitCode).toBeNull()
  const megabytes = (count: number) => Math.round(count / MEGABYTE)
  report(name, {
    'ms until /healthz answered, at worst': Math.round(longestWait),
    'MB at most': megabytes(most),
    'MB afterwards': megabytes(residentBytes()),
    'at the start': megabytes(residentAtStart),
    'MB of them held': megabytes(await inspector.heldBytes()),
    'held at the start': megabytes(heldAtStart),
  })
})

longTest('a connection whose headers never end is closed', { timeout: 120_000 }, async () => {
  const [, slowloris] = attacks.find(([name]) => name === 'headers that never end') ?? []
  if (!slowloris) throw new Error('no such attack')
  const socket = open(slowloris)
  await once(socket, 'close')
  await isServing()
})

function open({ send, isUnread }: Attack): Socket {
  const socket = connect(port, '127.0.0.1', () => send(socket))
  socket.on('error', () => {})
  if (isUnread) socket.pause()
  else socket.resume()
  return socket
}

function every(ms: number, socket: Socket, run: () => void): void {
  const timer = setInterval(() => {
    if (socket.writable) run()
  }, ms)
  socket.once('close', () => clearInterval(timer))
}

/** In the long form a sign of life comes within a second; on a machine that does other work, at the fifth try. */
async function isServing(): Promise<void> {
  await vi.waitFor(isAlive, { timeout: sized(30_000, 5000), interval: 0 })
  const response = await fetch(`${server.url}/api/send-quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ formName: 'Quote Request', formData: examples.quote }),
    signal: AbortSignal.timeout(10_000),
  })
  expect(response.status).toBe(200)
}

/** Milliseconds. */
let longestWait = 0

async function isAlive(): Promise<void> {
  const asked = performance.now()
  const signal = AbortSignal.timeout(sized(10_000, 1000))
  const response = await fetch(`${server.url}/healthz`, { signal }).finally(() => {
    longestWait = Math.max(longestWait, performance.now() - asked)
  })
  expect(response.status).toBe(200)
}

const MEGABYTE = 1024 * 1024

function residentBytes(): number {
  const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024
}
