import path from 'node:path'
import { z } from 'zod'
import { company } from '../domain/company.ts'
import { logLevels } from './log.ts'

/** Trade papers whose headlines are shown when there is no news key. */
const DEFAULT_FEEDS = [
  'https://www.trucknews.com/feed/',
  'https://www.todaystrucking.com/feed/',
  'https://www.freightwaves.com/news/feed',
]
const NEWS_API = 'https://newsapi.org/v2/everything'

export type Config = ReturnType<typeof readConfig>

/** The only reader of the environment. Throws a `ConfigError` that names every problem at once. */
export function readConfig(environment: Record<string, string | undefined>) {
  const set = withoutEmpty(environment)
  const reading = shape.safeParse(set)
  if (!reading.success)
    throw new ConfigError(reading.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  const read = reading.data
  return {
    port: read.PORT,
    host: read.HOST,
    siteUrl: (read.SITE_URL ?? `http://localhost:${read.PORT}`).replace(/\/+$/, ''),
    dataDir: path.resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM ?? read.DISPATCH_EMAIL,
    dispatchEmail: read.DISPATCH_EMAIL,
    news: { apiUrl: read.NEWS_API_URL, apiKey: read.NEWS_API_KEY, feeds: feedsOf(environment.NEWS_FEEDS) },
    trustProxy: read.TRUST_PROXY,
    rateLimit: read.RATE_LIMIT,
    driverApplications: read.DRIVER_APPLICATIONS,
    retentionDays: read.RETENTION_DAYS,
    logLevel: read.LOG_LEVEL,
  }
}

export class ConfigError extends Error {
  readonly problems: string[]

  constructor(problems: string[]) {
    const many = problems.length === 1 ? 'a problem' : `${problems.length} problems`
    super(`The environment has ${many}:\n  ${problems.join('\n  ')}`)
    this.problems = problems
  }
}

const whole = (words: string, from: number, to = Number.MAX_SAFE_INTEGER) =>
  z
    .string()
    .regex(/^\d+$/, words)
    .transform(Number)
    .refine((value) => value >= from && value <= to, words)

const address = (words: string, ...schemes: string[]) =>
  z.string().refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol), words)

const mailbox = z.string().regex(/^[^\s@,<>]+@[^\s@,<>]+$/, 'one e-mail address, like dispatch@company.ca')

const shape = z.object({
  PORT: whole('a port from 0 to 65535', 0, 65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  SITE_URL: address('an address that begins with http:// or https://', 'http:', 'https:').optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address('an address that begins with postgres://', 'postgres:', 'postgresql:').optional(),
  SMTP_URL: address('an address like smtp://user:password@host:587', 'smtp:', 'smtps:').optional(),
  MAIL_FROM: mailbox.optional(),
  DISPATCH_EMAIL: mailbox.default(company.email),
  NEWS_API_URL: address('an address that begins with http:// or https://', 'http:', 'https:').default(
    NEWS_API,
  ),
  NEWS_API_KEY: z.string().optional(),
  NEWS_FEEDS: z
    .string()
    .refine(
      (list) =>
        splitList(list).every((feed) => URL.canParse(feed) && /^https?:$/.test(new URL(feed).protocol)),
      'addresses that begin with http:// or https://, with commas between',
    )
    .optional(),
  TRUST_PROXY: whole('a number of proxies, 0 or more', 0).default(0),
  RATE_LIMIT: whole('a number of submissions a minute, at least 1', 1).default(20),
  DRIVER_APPLICATIONS: z.enum(['demo', 'live'], 'demo or live').default('demo'),
  RETENTION_DAYS: whole('a number of days from 1 to 36,500', 1, 36_500).default(730),
  LOG_LEVEL: z.enum(logLevels, `one of ${logLevels.join(', ')}`).default('info'),
})

const withoutEmpty = (environment: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )

/** Unlike every other variable, an empty one means something here: no feeds. */
const feedsOf = (list: string | undefined): string[] => (list === undefined ? DEFAULT_FEEDS : splitList(list))

const splitList = (list: string): string[] =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
