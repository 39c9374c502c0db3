import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { diagnose } from './doctor.ts'

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

test('every problem is reported at once, in words', () => {
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

test('submissions are stored for at least a day and at most 36,500', () => {
  expect(readConfig({ RETENTION_DAYS: '1' }).retentionDays).toBe(1)
  expect(readConfig({ RETENTION_DAYS: '36500' }).retentionDays).toBe(36_500)
  expect(() => readConfig({ RETENTION_DAYS: '36501' })).toThrow('RETENTION_DAYS')
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
  for (const word of ['Company name', 'Phone', 'SMTP_URL', 'SITE_URL', 'TRUST_PROXY'])
    expect(findings).toContain(word)
  expect(findings).not.toContain('NEWS_API_KEY')
})
