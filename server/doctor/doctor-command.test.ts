import { execFile } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { HOUR } from '../../domain/time/durations.ts'
import { staffDirectory } from '../accounts/staff.ts'
import { readConfig } from '../config.ts'
import { mailReceiver } from '../inbound-mail/receive-mail.ts'
import { listenSmtp } from '../inbound-mail/smtp-listener.ts'
import { migrationNumbers } from '../store/migrations/migrate.ts'
import { newEmptyDatabase } from '../testing/databases.ts'
import { startSmtp } from '../testing/programs/smtp.ts'
import { tablesOf } from '../testing/programs/test-postgres.ts'
import { json, localUpstream, withStatus } from '../testing/programs/upstream.ts'
import { newFolder, openTestDependencies, TEST_SECRET } from '../testing/test-dependencies.ts'
import { refusal } from '../testing/test-mailer.ts'
import { checkFolder } from './check-folder.ts'
import { checkInbound } from './check-inbound.ts'
import { checkMail, checkNews, checkSite } from './check-reach.ts'
import { checkStore } from './check-store.ts'
import { examine } from './doctor-command.ts'
import { sendTest } from './send-test.ts'

const reach = {
  fetch,
  now: Date.now,
  timeout: 2000,
  resolveMx: async () => [{ exchange: 'mx.freight.example' }],
}

async function openSmtp(...given: Parameters<typeof startSmtp>) {
  const smtp = await startSmtp(...given)
  onTestFinished(() => smtp.close())
  return smtp
}

test('wrong settings are findings', async () => {
  const { problems, canStart } = await examine({ PORT: 'x', RATE_LIMIT: '0' }, reach)
  expect([problems.length, canStart]).toEqual([2, false])
})

test('a guessable secret is a finding, a random one is not', async () => {
  const findings = async (APP_SECRET: string) =>
    (await examine({ APP_SECRET, NEWS_FEEDS: '', DATA_DIR: newFolder('doctor-') }, reach)).problems.join('\n')
  expect(await findings('secret'.repeat(6))).toContain('APP_SECRET')
  expect(await findings('r4nD0m-cH4r5_vUt9xQwEzLkPjHgFbYs')).not.toContain('APP_SECRET')
})

describe('the data folder', () => {
  test('is found open to others', () => {
    const folder = newFolder('doctor-')
    expect(checkFolder(folder)).toEqual([])
    chmodSync(folder, 0o755)
    expect(checkFolder(folder)).toEqual([expect.stringContaining(`chmod go= ${folder}`)])
  })
})

test('what is right is said, too', async () => {
  const { store, config } = await openTestDependencies()
  onTestFinished(() => store.close())
  const { right, canStart } = await examine({ NEWS_FEEDS: '', DATA_DIR: config.dataDir }, reach)
  expect(canStart).toBe(true)
  for (const words of [
    'Every setting',
    `${config.dataDir} can be written`,
    'The database can be used',
    '0 of 2,000 confirmations of a day are used (CONFIRMATIONS_A_DAY)',
    '0 of 100 confirmations of a day for one network are used (CONFIRMATIONS_A_NETWORK)',
    '0 GB of 2 GB of files of a day are used (FILES_A_DAY)',
    'files are taken above 0.5 GB (DISK_RESERVE)',
  ])
    expect(right.join('\n')).toContain(words)
})

test('nothing right is said of a folder that is not there', async () => {
  const dataDir = path.join(newFolder('doctor-'), 'nowhere')
  const { right } = await examine({ NEWS_FEEDS: '', DATA_DIR: dataDir }, reach)
  expect(right.join('\n')).not.toContain(dataDir)
})

describe('the database', () => {
  test('of an earlier version is left as it is', async () => {
    const { store, config } = await openTestDependencies()
    await store.transact(({ build, run }) =>
      run(build.deleteFrom('migrations').where('number', '=', migrationNumbers.at(-1) ?? 0)),
    )
    await store.close()
    const { problems, right, isUnusable } = await checkStore(config, Date.now())
    expect([problems, isUnusable]).toEqual([[], false])
    expect(right).toEqual([expect.stringContaining('earlier version')])
  })

  test('is not made where there is none', async () => {
    const DATA_DIR = newFolder('doctor-')
    expect((await checkStore(readConfig({ DATA_DIR }), Date.now())).problems).toEqual([
      expect.stringContaining('no database'),
    ])
    expect(await readdir(DATA_DIR)).toEqual([])
  })

  test('is not made in a Postgres without tables', async () => {
    const databaseUrl = await newEmptyDatabase()
    const settings = readConfig({ DATABASE_URL: databaseUrl, APP_SECRET: TEST_SECRET })
    expect((await checkStore(settings, Date.now())).problems).toEqual([
      expect.stringContaining('no database'),
    ])
    expect(await tablesOf(databaseUrl)).toEqual([])
  })

  test('names staff without a second factor, beside a running server', async () => {
    const dependencies = await openTestDependencies()
    onTestFinished(() => dependencies.store.close())
    expect((await checkStore(dependencies.config, Date.now())).problems).toEqual([
      expect.stringContaining('Nobody can sign in'),
    ])
    await staffDirectory(dependencies, Date.now).add('dana@company.example', '')
    expect((await checkStore(dependencies.config, Date.now())).problems).toEqual([
      expect.stringContaining('dana@company.example has no second factor'),
    ])
  })

  test.each([
    ['behind', -2 * HOUR, 'The clock is behind'],
    ['days ahead', 8 * 24 * HOUR, 'the clock is ahead'],
  ])('shows a clock that is %s', async (_, off, words) => {
    const { store, config } = await openTestDependencies()
    onTestFinished(() => store.close())
    await store.check()
    expect((await checkStore(config, Date.now() + off)).problems[0]).toContain(words)
  })

  test('is named with the reason when Postgres cannot be reached', async () => {
    const settings = readConfig({
      DATABASE_URL: 'postgres://user@127.0.0.1:1/site',
      APP_SECRET: 'r4nD0m-cH4r5_vUt9xQwEzLkPjHgFbYs',
    })
    expect((await checkStore(settings, Date.now())).problems).toEqual([
      expect.stringMatching(/^Postgres .*nothing listens.*ECONNREFUSED/),
    ])
  })
})

describe('the mail server', () => {
  test('passes when it can be used', async () => {
    const smtp = await openSmtp()
    expect(await checkMail(smtp.url, 'SMTP_URL', reach)).toEqual([])
  })

  test('is named with the reason when nothing listens', async () => {
    expect(await checkMail('smtp://127.0.0.1:1', 'SMTP_URL', reach)).toEqual([
      expect.stringMatching(/127\.0\.0\.1:1.*nothing listens.*ECONNREFUSED/),
    ])
  })

  test('is named with the fault of its certificate', async () => {
    const smtp = await openSmtp({ secure: true })
    const url = `${smtp.url.replace('smtp:', 'smtps:')}/?tls.rejectUnauthorized=true`
    expect(await checkMail(url, 'ALERT_SMTP_URL', reach)).toEqual([
      expect.stringMatching(/its certificate .*\([A-Z_]+\)\. Check ALERT_SMTP_URL/),
    ])
  })
})

describe('mail that comes in', () => {
  const DATA_DIR = newFolder('doctor-')
  const inbound = (url = 'smtp://127.0.0.1:1') =>
    readConfig({
      DATA_DIR,
      INBOUND_DOMAIN: 'reply.freight.example',
      INBOUND_SMTP: new URL(url).host,
    })

  async function listening(secret = TEST_SECRET) {
    const dependencies = await openTestDependencies({
      INBOUND_DOMAIN: 'reply.freight.example',
      INBOUND_SMTP: '127.0.0.1:0',
      APP_SECRET: secret,
    })
    const receiver = mailReceiver(dependencies)
    const listener = await listenSmtp({ ...dependencies, receiver })
    onTestFinished(async () => {
      await listener?.stop()
      await receiver.close()
      await dependencies.search.close()
      await dependencies.store.close()
    })
    return listener?.address ?? ''
  }

  test('is tried by a mail to the server itself', async () => {
    const settings = { ...inbound(await listening()), appSecret: TEST_SECRET }
    expect(await checkInbound(settings, { ...reach, timeout: 60_000 })).toEqual([])
  })

  test('is named with the response where the secret differs', async () => {
    const settings = {
      ...inbound(await listening('another secret of 32 characters, or')),
      appSecret: TEST_SECRET,
    }
    expect(await checkInbound(settings, { ...reach, timeout: 60_000 })).toEqual([
      expect.stringMatching(/550.*APP_SECRET/),
    ])
  })

  test('is named where nothing listens', async () => {
    expect(await checkInbound(inbound(), reach)).toEqual([
      expect.stringMatching(/nothing listens.*ECONNREFUSED/),
    ])
  })

  test('is named where another server takes everything', async () => {
    const { url } = await openSmtp()
    expect(await checkInbound(inbound(url), reach)).toEqual([expect.stringContaining('do not exist')])
  })

  test('is named without an MX record', async () => {
    const found = await checkInbound(inbound(), {
      ...reach,
      resolveMx: () => Promise.reject(new Error('none')),
    })
    expect(found[0]).toContain('no MX record')
  })
})

describe('the test message', () => {
  test('is sent past the outbox', async () => {
    const smtp = await openSmtp()
    const sent = await sendTest(readConfig({ SMTP_URL: smtp.url }), 'dana@company.example', Date.now())
    expect(sent).toMatchObject({ wasSent: true, result: expect.stringContaining('accepted') })
    expect(smtp.received).toMatchObject([{ to: ['dana@company.example'] }])
  })

  test('that is refused shows the words of the mail server', async () => {
    const smtp = await openSmtp({ onRcptTo: (_address, _session, done) => done(refusal(550)) })
    const sent = await sendTest(readConfig({ SMTP_URL: smtp.url }), 'dana@company.example', Date.now())
    expect(sent).toMatchObject({ wasSent: false, result: expect.stringContaining('550') })
  })

  test('is not called sent when it went into a file', async () => {
    const DATA_DIR = newFolder('doctor-')
    const { wasSent, result } = await sendTest(readConfig({ DATA_DIR }), 'dana@company.example', Date.now())
    expect(wasSent).toBe(false)
    const [file] = await readdir(path.join(DATA_DIR, 'mail'))
    expect(result).toContain(file)
  })
})

describe('the news', () => {
  const settings = (NEWS_API_URL: string) => readConfig({ NEWS_API_URL, NEWS_API_KEY: 'key' })

  test('pass with an article', async () => {
    const article = { title: 'Rates', url: 'https://paper.example/1', publishedAt: new Date().toISOString() }
    const { url } = await localUpstream(json({ articles: [{ ...article, source: { name: 'Paper' } }] }))
    expect(await checkNews(settings(url), reach)).toEqual([])
  })

  test('show a refused key', async () => {
    const { url } = await localUpstream(withStatus(401))
    expect(await checkNews(settings(url), reach)).toEqual([expect.stringMatching(/status 401.*NEWS_API_KEY/)])
  })

  test('name each feed that fails', async () => {
    const { url } = await localUpstream(withStatus(404))
    const feeds = readConfig({ NEWS_FEEDS: `${url}/one,${url}/two` })
    expect(await checkNews(feeds, reach)).toEqual([
      expect.stringContaining(`${url}/one fails: status 404`),
      expect.stringContaining(`${url}/two fails: status 404`),
    ])
  })

  test('show that this clock differs from those of other machines', async () => {
    const { url } = await localUpstream(withStatus(500))
    const findings = await checkNews(settings(url), { ...reach, now: () => Date.now() + HOUR })
    expect(findings.at(-1)).toContain('60 minutes ahead')
  })
})

describe('the site', () => {
  const site = readConfig({ SITE_URL: 'https://freight.example' })

  test.each<[string, typeof fetch, RegExp | undefined]>([
    ['passes when it answers', async () => new Response('ok'), undefined],
    ['is named with a status', async () => new Response('', { status: 502 }), /answers 502/],
    [
      'is named with the fault of its certificate',
      () => Promise.reject(new TypeError('fetch failed', { cause: failure('CERT_HAS_EXPIRED') })),
      /its certificate has expired/,
    ],
  ])('%s', async (_, fetched, words) => {
    const findings = await checkSite(site, { ...reach, fetch: fetched })
    expect(findings).toEqual(words === undefined ? [] : [expect.stringMatching(words)])
  })
})

test('an unknown option shows the usage and exits with 1', async () => {
  const run = promisify(execFile)(process.execPath, [
    path.join(import.meta.dirname, 'doctor-command.ts'),
    '--cure',
  ])
  await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('--send-test ADDRESS') })
})

const failure = (code: string): Error => Object.assign(new Error(code), { code })
