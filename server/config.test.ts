import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { diagnose } from './doctor/doctor-command.ts'

const SECRET = 'x'.repeat(32)

test('an empty environment gives a configuration that works on a fresh machine', () => {
  const config = readConfig({})
  expect(config.port).toBe(3000)
  expect(config.host).toBe('127.0.0.1')
  expect(config.siteUrl).toBe('http://localhost:3000')
  expect(config.smtpUrl).toBeUndefined()
  expect(config.news.feeds.length).toBeGreaterThan(0)
  expect(config.retentionDays).toBe(730)
})

test('the canonical address follows the port, and loses a slash at its end', () => {
  expect(readConfig({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080')
  expect(readConfig({ SITE_URL: 'https://freight.example/' }).siteUrl).toBe('https://freight.example')
})

test('every problem is reported at once, in a sentence', () => {
  const broken = { PORT: 'http', RETENTION_DAYS: '0', SMTP_URL: 'mail.example', DRIVER_APPLICATIONS: 'yes' }
  expect(() => readConfig(broken)).toThrow(ConfigError)
  try {
    readConfig(broken)
  } catch (error) {
    const { problems } = error as ConfigError
    expect(problems).toHaveLength(4)
    for (const name of Object.keys(broken)) expect(problems.join('\n')).toContain(name)
  }
})

test.each([
  ['PORT', '0', '65535', ['-1', '65536', '3000.5', '1e3', '99999999999999999999']],
  ['TRUST_PROXY', '0', '100', ['-1', '101', 'yes']],
  ['RATE_LIMIT', '1', '1000000', ['0', '1000001']],
  ['FILES_A_DAY', '0', '1000000000000000', ['-1', '2 GB', '1000000000000001']],
  ['CONFIRMATIONS_A_DAY', '0', '10000000', ['-1', '2,000', '10000001']],
  ['CONFIRMATIONS_A_NETWORK', '0', '10000000', ['-1', '1e3', '10000001']],
  ['DISK_RESERVE', '0', '1000000000000000', ['-1', '10%', '1000000000000001']],
  ['RETENTION_DAYS', '1', '36500', ['0', '36501']],
  ['RECORDS_DAYS', '1', '36500', ['0', '36501']],
  ['APP_SECRET', 'x'.repeat(32), 'x'.repeat(10_000), ['x'.repeat(31)]],
  ['METRICS_TOKEN', 'x', 'x'.repeat(10_000), ['two words', 'é']],
  [
    'INBOUND_DOMAIN',
    'a',
    `${'a.'.repeat(116)}aa`,
    [
      'a b',
      'a@b',
      'a..b',
      '-a.ca',
      '127.0.0.1',
      'société.ca',
      `${'a.'.repeat(117)}a`,
      `${'a'.repeat(64)}.ca`,
    ],
  ],
  [
    'INBOUND_SMTP',
    '0:0',
    '[2001:db8::1]:65535',
    [
      '2525',
      '127.0.0.1',
      '127.0.0.1:65536',
      ':25',
      'smtp://h:25',
      '::1:25',
      '[x]:25',
      'a b:25',
      '256.1.1.1:25',
    ],
  ],
  ['INBOUND_TOKEN', 'x', 'x'.repeat(10_000), ['two words', 'é']],
  ['NEWS_API_KEY', 'x', 'x'.repeat(10_000), ['two words', 'a\nb']],
  [
    'MAIL_FROM',
    'a@b',
    `${'a'.repeat(241)}@freight.ca`,
    ['a', 'a@b, c@d', 'a\0@b.ca', `${'a'.repeat(250)}@b.ca`],
  ],
  ['DISPATCH_EMAIL', 'a@b', `${'a'.repeat(241)}@freight.ca`, ['@', 'Desk <a@b.ca>', 'a@b\u200b.ca']],
  [
    'SMTP_URL',
    'smtp://h',
    'smtps://user:p%40ss@mail.freight.ca:465?pool=true',
    ['smtp:', 'smtp://', 'mail.ca'],
  ],
  ['OWNER_EMAIL', 'a@b', `${'a'.repeat(241)}@freight.ca`, ['owner', 'a@b, c@d', `${'a'.repeat(250)}@b.ca`]],
  [
    'ALERT_SMTP_URL',
    'smtp://h',
    'smtps://owner%40mail.ca:word@smtp.mail.ca:465',
    ['smtp://', 'https://h', 'mail.ca'],
  ],
  ['DATABASE_URL', 'postgres://h', 'postgresql://user:word@h:5432/site', ['postgres:', 'mysql://h/site']],
  ['NEWS_API_URL', 'http://h', 'https://news.freight.ca/v2/everything?x=1', ['ftp://h', 'https:']],
  [
    'NEWS_FEEDS',
    'http://h',
    'https://a.ca/feed, https://b.ca/feed,',
    ['a.ca/feed', 'https://a.ca,file:///x'],
  ],
  [
    'SITE_URL',
    'http://h',
    'https://www.freight.ca:8443/',
    [
      'freight.ca',
      'https://u:p@freight.ca',
      'https://freight.ca/?a=1',
      'https://freight.ca/site',
      'https://freight.ca/#a',
      'https://a&b.ca',
      'https://$&.ca',
      "https://a'b.ca",
      'https://a"b.ca',
      'https://a`b.ca',
    ],
  ],
  ['DATA_DIR', '.', `/${'x'.repeat(255)}`, ['a\0b']],
  ['STAFF_2FA', 'optional', 'required', ['off']],
  ['DRIVER_APPLICATIONS', 'demo', 'live', ['on']],
  ['LOG_LEVEL', 'trace', 'silent', ['loud']],
])('%s takes its smallest and its largest value and nothing beyond', (name, smallest, largest, refused) => {
  const others = {
    APP_SECRET: SECRET,
    OWNER_EMAIL: 'owner@freight.ca',
    ...(name !== 'INBOUND_DOMAIN' && { INBOUND_DOMAIN: 'reply.freight.ca' }),
  }
  for (const value of [smallest, largest, `  ${smallest} `])
    expect(() => readConfig({ ...others, [name]: value })).not.toThrow()
  for (const value of refused) expect(() => readConfig({ ...others, [name]: value })).toThrow(`${name} must `)
})

test('an address is taken in its canonical form', () => {
  expect(readConfig({ SITE_URL: ' HTTPS://Freight.Example ' }).siteUrl).toBe('https://freight.example')
})

test('several instances need a secret of their own choice', () => {
  const DATABASE_URL = 'postgres://localhost/site'
  expect(() => readConfig({ DATABASE_URL })).toThrow('APP_SECRET must be set where DATABASE_URL is')
  expect(() => readConfig({ DATABASE_URL, PORT: 'http' })).toThrow(/PORT.*APP_SECRET/s)
  expect(readConfig({ DATABASE_URL, APP_SECRET: SECRET }).appSecret).toBe(SECRET)
})

test('alerts need an address that they go to', () => {
  expect(() => readConfig({ ALERT_SMTP_URL: 'smtp://h' })).toThrow(
    'OWNER_EMAIL must be set where ALERT_SMTP_URL is',
  )
  expect(readConfig({ OWNER_EMAIL: 'a@b', ALERT_SMTP_URL: 'smtp://h' })).toMatchObject({
    ownerEmail: 'a@b',
    alertSmtpUrl: 'smtp://h',
  })
})

test('the second factor is required, and metrics are closed, unless set otherwise', () => {
  expect(readConfig({})).toMatchObject({ staffTwoFactor: 'required', metricsToken: undefined })
  expect(readConfig({ STAFF_2FA: 'optional', METRICS_TOKEN: 'open' })).toMatchObject({
    staffTwoFactor: 'optional',
    metricsToken: 'open',
  })
})

test('mail that comes in needs the domain of its addresses, in lower case', () => {
  for (const way of [{ INBOUND_SMTP: '127.0.0.1:2525' }, { INBOUND_TOKEN: 'open' }])
    expect(() => readConfig(way)).toThrow('INBOUND_DOMAIN must be set where INBOUND_SMTP or INBOUND_TOKEN is')
  expect(readConfig({ INBOUND_DOMAIN: 'Reply.Freight.CA', INBOUND_SMTP: '[::1]:2525' }).inbound).toEqual({
    domain: 'reply.freight.ca',
    smtp: { host: '::1', port: 2525 },
  })
})

test('an empty variable counts as unset, but for the news feeds', () => {
  const config = readConfig({ PORT: '', DATA_DIR: ' ', NEWS_FEEDS: '' })
  expect(config.port).toBe(3000)
  expect(config.news.feeds).toEqual([])
})

test('the sender of mail is the dispatch mailbox unless it is named', () => {
  expect(readConfig({ DISPATCH_EMAIL: 'desk@freight.example' }).mailFrom).toBe('desk@freight.example')
})

test('the doctor names every sample and every missing setting', () => {
  const findings = diagnose(readConfig({})).join('\n')
  for (const word of ['The company’s name', 'The phone', 'SMTP_URL', 'SITE_URL', 'TRUST_PROXY'])
    expect(findings).toContain(word)
  expect(findings).not.toContain('NEWS_API_KEY')
})
