import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { companyJsonSchema, parseCompany } from '../domain/company-schema.ts'
import { readConfig } from '../server/config.ts'
import { formUploads, messageUploads } from '../server/http/bodies/upload-room.ts'
import { MAX_MAIL_BYTES } from '../server/inbound-mail/spool.ts'
import { openMetrics } from '../server/metrics.ts'
import { openTestDependencies } from '../server/testing/test-dependencies.ts'

const read = (file: string): string => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8')

/** Every name that the server reads from its environment. */
const variables = new Set(
  [...read('server/config.ts').matchAll(/^ {4}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name),
)

const rules = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
})

test('the guide explains every setting, and no other', () => {
  expect(variables.size).toBeGreaterThan(15)
  const table = read('docs/operating.md').split('## Settings')[1]?.split('\n## ')[0] ?? ''
  const rows = table.split('\n').filter((line) => line.startsWith('| `'))
  const named = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
  )
  expect(new Set(named)).toEqual(variables)
})

test('the example of an environment file can be read, and sets nothing that does not exist', () => {
  const lines = read('deploy/site.env.example')
    .split('\n')
    .filter((line) => /^\w/.test(line))
  const environment = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)))
  for (const name of Object.keys(environment)) expect(variables).toContain(name)
  expect(readConfig(environment)).toMatchObject({ siteUrl: 'https://www.example.ca', trustProxy: 1 })
})

test('the example of an environment file lists the feeds that are the default', () => {
  const [, NEWS_FEEDS] = /^# NEWS_FEEDS=(.+)$/m.exec(read('deploy/site.env.example')) ?? []
  expect(NEWS_FEEDS).toBeDefined()
  expect(readConfig({ NEWS_FEEDS }).news.feeds).toEqual(readConfig({}).news.feeds)
})

test('the example of the company’s facts is whole', () => {
  expect(parseCompany(JSON.parse(read('deploy/company.json.example'))).problems).toBeUndefined()
})

test('the published schema of the company’s facts is the one that is checked', () => {
  expect(JSON.parse(read('deploy/company.schema.json'))).toEqual(
    JSON.parse(JSON.stringify(companyJsonSchema())),
  )
})

test('every alert reads a metric that the server has', async () => {
  const { store, news, now } = await openTestDependencies()
  const { text } = await (await openMetrics({ store, news, now })).render()
  await store.close()
  const known = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name)
  const alerts = rules.parse(parse(read('deploy/alerts.yml'))).groups.flatMap((group) => group.rules)
  expect(alerts.length).toBeGreaterThan(5)
  for (const { expr } of alerts) {
    const [metric = ''] = /\b(up|[a-z]+_[a-z_]+)\b(?=[{[ ])/.exec(expr) ?? []
    expect([...known, 'up']).toContain(metric.replace(/_(bucket|count|sum)$/, ''))
  }
})

test('the guide says what to do for every alert', () => {
  const guide = read('docs/operating.md')
  for (const [, name] of read('deploy/alerts.yml').matchAll(/alert: (\w+)/g))
    expect(guide).toContain(`\`${name}\``)
})

test('nothing is built at a restart, and the server receives the signals', () => {
  for (const [file, line] of [
    ['deploy/site.service', /^ExecStart=.*\/node .*$/m],
    ['deploy/Containerfile', /^CMD \["node".*$/m],
  ] as const) {
    const [command = ''] = line.exec(read(file)) ?? []
    expect(command).toContain('server/main.ts')
    expect(command).not.toMatch(/npm|sh -c/)
  }
})

test.each([
  ['deploy/nginx.conf', /client_max_body_size (\d+)m;/g, 1024 * 1024],
  ['deploy/Caddyfile', /max_size (\d+)MB/g, 1_000_000],
])('%s lets through what the server takes', (file, size, unit) => {
  const [forms = 0, messages = 0, mail = 0] = [...read(file).matchAll(size)].map(
    ([, number]) => Number(number) * unit,
  )
  expect(forms).toBeGreaterThan(formUploads.limit)
  // A form around the files, and what is refused in words.
  expect(messages).toBeGreaterThan(1.2 * messageUploads.limit)
  expect(mail).toBeGreaterThan(MAX_MAIL_BYTES)
})
