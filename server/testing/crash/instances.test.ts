import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { newEmptyDatabase, newTestDatabase } from '../databases.ts'
import { isLong, report } from '../long.ts'
import { type ServerProcess, startServer } from '../programs/server-process.ts'
import { type Received, startSmtp } from '../programs/smtp.ts'
import { newDatabase, startPostgres } from '../programs/test-postgres.ts'
import { openStatements } from '../statements.ts'
import { newFolder } from '../test-dependencies.ts'
import { post, startLoad } from './load.ts'
import { missingIn } from './missing.ts'
import { startProxy, type TcpProxy } from './proxy.ts'

const ACKNOWLEDGED = 300
const APP_SECRET = 'a secret of both instances that is long enough'

type Instance = ServerProcess & { url: string }

let proxy: TcpProxy
const running: Instance[] = []
beforeAll(async () => {
  proxy = await startProxy()
})
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL')
    await ended
  }
})
afterAll(() => proxy.close())

/** `version` is the main file of another version. */
async function startInstance(environment: Record<string, string>, version?: string): Promise<Instance> {
  const own = { DATA_DIR: newFolder('instance-'), APP_SECRET, ...environment }
  const instance = await startServer(own, version && `exec node ${version}`)
  running.push(instance)
  return instance
}

/** What a load balancer waits for before it sends anyone there. */
const isReady = ({ url }: Instance) =>
  expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200)

async function end(instance: Instance, signal: NodeJS.Signals) {
  instance.child.kill(signal)
  return instance.ended
}

test('two instances start together on an empty database, and each stores', async () => {
  const environment = { DATABASE_URL: await newEmptyDatabase() }
  const instances = await Promise.all([startInstance(environment), startInstance(environment)])
  for (const [index, { url }] of instances.entries()) {
    const status = async () => (await post(url, `instance-${index}`)).status
    await expect.poll(status).toBe(200)
  }
})

const longTest = test.runIf(isLong)

longTest(
  'two instances start together, one is killed under load: nothing is lost, no message is sent by both',
  async () => {
    const mail = await startSmtp()
    const DATABASE_URL = await newTestDatabase()
    const environment = { DATABASE_URL, SMTP_URL: mail.url, RATE_LIMIT: '100000', TRUST_PROXY: '1' }
    const [first, second] = await Promise.all([startInstance(environment), startInstance(environment)])
    proxy.setTargets([first.url, second.url])
    const load = startLoad(() => proxy.url, 6)
    await load.until(ACKNOWLEDGED)
    const sentByBoth = repeated(mail.received)
    await end(first, 'SIGKILL')
    await load.until(ACKNOWLEDGED)
    await load.stop()
    const settings = { dataDir: '', databaseUrl: DATABASE_URL }
    expect(await missingIn(settings, load.acknowledged)).toEqual([])
    expect(sentByBoth).toEqual([])

    const statements = await openStatements({ ...settings })
    await statements.run(
      "update emails set run_at = '2020-01-01' where sent_at is null and lease_owner is not null",
    )
    const waiting = async () =>
      Number(
        (
          (await statements.run(
            'select count(*) as waiting from emails where sent_at is null and dead_at is null',
          )) as { waiting: unknown }[]
        )[0]?.waiting,
      )
    await expect.poll(waiting, { timeout: 120_000 }).toBe(0)
    const migrations = (await statements.run('select number from migrations')) as unknown[]
    expect(new Set(migrations.map((row) => JSON.stringify(row))).size).toBe(migrations.length)
    await statements.close()
    await mail.close()
    // What the killed instance was sending at that moment may come twice, under the same Message-ID.
    expect(repeated(mail.received).length).toBeLessThanOrEqual(5)
    report('two instances, one killed', {
      acknowledged: load.acknowledged.length,
      lost: 0,
      'mails sent': mail.received.length,
      'sent twice while both lived': 0,
    })
  },
  600_000,
)

longTest('limits are counted together', async () => {
  const environment = { DATABASE_URL: await newTestDatabase(), RATE_LIMIT: '10' }
  const instances = await Promise.all([startInstance(environment), startInstance(environment)])
  const responses = []
  for (let turn = 0; turn < 16; turn++) {
    const { url } = instances[turn % 2] ?? { url: '' }
    responses.push(await post(url, `limited-${turn}`))
  }
  expect(responses.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 10 }, () => 200),
    ...Array.from({ length: 6 }, () => 429),
  ])
})

longTest(
  'of three instances one is killed, then each is replaced by another version: nothing is lost or doubled',
  async () => {
    const DATABASE_URL = await newTestDatabase()
    const environment = { DATABASE_URL, RATE_LIMIT: '100000' }
    const start = async (version: string | undefined) => {
      const instance = await startInstance(environment, version)
      await isReady(instance)
      return instance
    }
    const former = formerVersion()
    let current = await Promise.all([start(former), start(former), start(former)])
    proxy.setTargets(current.map(({ url }) => url))
    const load = startLoad(() => proxy.url, 6)
    await load.until(50)
    const [killed, ...survivors] = current
    if (killed !== undefined) await end(killed, 'SIGKILL')
    current = [...survivors, await start(former)] as typeof current
    proxy.setTargets(current.map(({ url }) => url))
    await load.until(50)
    const afterKill = load.unanswered
    for (let turn = 0; turn < 3; turn++) {
      const next = await start(undefined)
      const [old, ...others] = current
      current = [...others, next] as typeof current
      proxy.setTargets(current.map(({ url }) => url))
      if (old !== undefined) expect(await end(old, 'SIGTERM')).toBe(0)
      await load.until(50)
    }
    await load.stop()
    expect(load.unanswered).toBe(afterKill)
    // A machine that is too busy to store within a second says so.
    const { 200: _, ...refused } = Object.fromEntries(load.statuses)
    expect(Object.keys(refused).filter((status) => status !== '503')).toEqual([])
    const settings = { dataDir: '', databaseUrl: DATABASE_URL }
    expect(await missingIn(settings, load.acknowledged)).toEqual([])
    const statements = await openStatements(settings)
    const doubled = await statements.run('select email from submissions group by email having count(*) > 1')
    await statements.close()
    expect(doubled).toEqual([])
    report('a kill and a rolling upgrade', {
      acknowledged: load.acknowledged.length,
      'unanswered by the killed one': afterKill,
      refused: load.statuses.get(503) ?? 0,
    })
  },
  600_000,
)

/** A copy of the server that stores as versions before it did: in a transaction, with its counters locked. */
function formerVersion(): string {
  const folder = newFolder('former-version-')
  for (const name of ['app', 'domain', 'server', 'translations', 'package.json'])
    cpSync(name, path.join(folder, name), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  const file = path.join(folder, 'server/submissions/store-arrivals.ts')
  const changed = readFileSync(file, 'utf8').replace(
    'create(transaction, arrivals, true)',
    'create(transaction, arrivals, false)',
  )
  expect(changed).not.toBe(readFileSync(file, 'utf8'))
  writeFileSync(file, changed)
  return path.join(folder, 'server/main.ts')
}

longTest.each(['stopped', 'killed'] as const)(
  'Postgres is %s under load and comes back: refusals in between, nothing is lost',
  async (how) => {
    const postgres = await startPostgres()
    onTestFinished(postgres.remove)
    const DATABASE_URL = await newDatabase(postgres.url)
    const { url } = await startInstance({ DATABASE_URL, RATE_LIMIT: '100000' })
    const load = startLoad(() => url, 6)
    const OUTAGES = 5
    for (let outage = 0; outage < OUTAGES; outage++) {
      await load.until(20)
      await (how === 'stopped' ? postgres.stop() : postgres.kill())
      expect((await fetch(`${url}/readyz`)).status).toBe(503)
      expect((await fetch(`${url}/healthz`)).status).toBe(200)
      await postgres.start()
    }
    await load.until(20)
    await load.stop()
    expect(load.unanswered).toBe(0)
    expect([...load.statuses.keys()].sort()).toEqual([200, 503])
    expect(await missingIn({ dataDir: '', databaseUrl: DATABASE_URL }, load.acknowledged)).toEqual([])
    report(`Postgres ${how} and back`, {
      outages: OUTAGES,
      acknowledged: load.acknowledged.length,
      refused: load.statuses.get(503) ?? 0,
      lost: 0,
    })
  },
  600_000,
)

/** Message-IDs that were received more than once. */
function repeated(received: readonly Received[]): string[] {
  const ids = received.map(({ source }) => /^Message-ID:\s*(<[^>]+>)/im.exec(source)?.[1] ?? 'none')
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
}
