import path from 'node:path'
import { z } from 'zod'
import { company } from '../domain/company.ts'
import { logLevels } from './log.ts'
import { StartupError } from './startup-error.ts'

/** Trade papers whose headlines are shown when there is no news key. */
const DEFAULT_FEEDS = [
  'https://www.trucknews.com/feed/',
  'https://www.todaystrucking.com/feed/',
  'https://www.freightwaves.com/news/feed',
]
const NEWS_API = 'https://newsapi.org/v2/everything'

type Environment = Record<string, string | undefined>

/** What the environment sets, with defaults. */
export type Settings = ReturnType<typeof readConfig>

/** The settings with the secret that was set, or made at the first start: see `withAppSecret`. */
export type Config = Settings & { appSecret: string }

/**
 * The only reader of the environment, but for `COMPANY_FILE` (`company/company-file.ts`). Throws a `ConfigError` that
 * names every problem, those of the company's facts included.
 */
export function readConfig(environment: Environment, ofCompany: readonly string[] = []) {
  const { data: read, error } = schema.safeParse(trimValues(environment))
  const problems = error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []
  if (error || ofCompany.length > 0) throw new ConfigError([...problems, ...ofCompany])
  return {
    port: read.PORT,
    host: read.HOST,
    siteUrl: read.SITE_URL ?? `http://localhost:${read.PORT}`,
    dataDir: path.resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM ?? read.DISPATCH_EMAIL,
    dispatchEmail: read.DISPATCH_EMAIL,
    news: { apiUrl: read.NEWS_API_URL, apiKey: read.NEWS_API_KEY, feeds: feedsIn(environment.NEWS_FEEDS) },
    trustProxy: read.TRUST_PROXY,
    rateLimit: read.RATE_LIMIT,
    filesADay: read.FILES_A_DAY,
    confirmationsADay: read.CONFIRMATIONS_A_DAY,
    confirmationsANetwork: read.CONFIRMATIONS_A_NETWORK,
    diskReserve: read.DISK_RESERVE,
    driverApplications: read.DRIVER_APPLICATIONS,
    retentionDays: read.RETENTION_DAYS,
    /** What is kept of accepted requests is never erased before all else. */
    recordsDays: Math.max(read.RECORDS_DAYS, read.RETENTION_DAYS),
    appSecret: read.APP_SECRET,
    staffTwoFactor: read.STAFF_2FA,
    metricsToken: read.METRICS_TOKEN,
    inbound: { domain: read.INBOUND_DOMAIN, smtp: read.INBOUND_SMTP, token: read.INBOUND_TOKEN },
    ownerEmail: read.OWNER_EMAIL,
    alertSmtpUrl: read.ALERT_SMTP_URL,
    logLevel: read.LOG_LEVEL,
  }
}

export class ConfigError extends StartupError {
  readonly problems: string[]

  constructor(problems: string[]) {
    const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`
    super(`The settings have ${count}:\n  ${problems.join('\n  ')}`)
    this.problems = problems
  }
}

const integer = (message: string, from: number, to: number) =>
  z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .refine((value) => value >= from && value <= to, message)

const url = (message: string, isAllowed: (url: URL) => boolean) =>
  z.string().refine((value) => URL.canParse(value) && isAllowed(new URL(value)), message)

const isWeb = ({ protocol, hostname }: URL) => /^https?:$/.test(protocol) && hostname !== ''

/** What a URL may have besides is written into HTML, XML and JSON. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])$/

const mailbox = z
  .string()
  .max(254, 'must be at most 254 characters long')
  .regex(/^[^\s\p{C}@,;<>"]+@[^\s\p{C}@,;<>"]+$/u, 'must be one email address, like dispatch@company.ca')

const token = z.string().regex(/^[\x21-\x7e]+$/, 'must be of ASCII characters without spaces')

/** A reply address has 19 characters and an @ before it, and 254 at most. */
const MAX_INBOUND_DOMAIN = 234
const mailServer = url(
  'must be an address like smtp://user:password@host:587',
  ({ protocol, hostname }) => /^smtps?:$/.test(protocol) && hostname !== '',
)

/** A petabyte at most. */
const bytes = integer('must be a number of bytes from 0 to 1,000,000,000,000,000', 0, 1e15)

const confirmations = integer('must be a number of messages from 0 to 10,000,000', 0, 10_000_000)

const schema = z
  .object({
    PORT: integer('must be a port from 0 to 65535', 0, 65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    SITE_URL: url(
      'must be an address like https://freight.example, without path, query or user name',
      (url) => isWeb(url) && url.href === `${url.origin}/` && HOST.test(url.hostname),
    )
      .transform((value) => new URL(value).origin)
      .optional(),
    /** Read before all else, by `company/company-file.ts`. */
    COMPANY_FILE: z.string().refine(isPath, 'must be the path of a file').optional(),
    DATA_DIR: z.string().refine(isPath, 'must be the path of a folder').default('./data'),
    DATABASE_URL: url('must be an address that begins with postgres://', ({ href }) =>
      /^postgres(ql)?:\/\//.test(href),
    ).optional(),
    SMTP_URL: mailServer.optional(),
    MAIL_FROM: mailbox.optional(),
    DISPATCH_EMAIL: mailbox.default(company.email),
    NEWS_API_URL: url('must be an address that begins with http:// or https://', isWeb).default(NEWS_API),
    NEWS_API_KEY: token.optional(),
    NEWS_FEEDS: z
      .string()
      .refine(
        (list) => split(list).every((feed) => URL.canParse(feed) && isWeb(new URL(feed))),
        'must be addresses that begin with http:// or https://, separated by commas',
      )
      .optional(),
    TRUST_PROXY: integer('must be a number of proxies from 0 to 100', 0, 100).default(0),
    RATE_LIMIT: integer('must be a number of submissions a minute from 1 to 1,000,000', 1, 1_000_000).default(
      20,
    ),
    FILES_A_DAY: bytes.default(2_000_000_000),
    CONFIRMATIONS_A_DAY: confirmations.default(2000),
    CONFIRMATIONS_A_NETWORK: confirmations.default(100),
    DISK_RESERVE: bytes.default(500_000_000),
    DRIVER_APPLICATIONS: z.enum(['demo', 'live'], 'must be demo or live').default('demo'),
    RETENTION_DAYS: integer('must be a number of days from 1 to 36,500', 1, 36_500).default(730),
    RECORDS_DAYS: integer('must be a number of days from 1 to 36,500', 1, 36_500).default(2555),
    APP_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    STAFF_2FA: z.enum(['required', 'optional'], 'must be required or optional').default('required'),
    METRICS_TOKEN: token.optional(),
    INBOUND_DOMAIN: z
      .string()
      .max(MAX_INBOUND_DOMAIN, `must be at most ${MAX_INBOUND_DOMAIN} characters long`)
      .refine(isDomainName, 'must be a domain name like reply.company.ca')
      .toLowerCase()
      .optional(),
    INBOUND_SMTP: z
      .string()
      .refine((value) => listenerOf(value) !== undefined, 'must be HOST:PORT, like 127.0.0.1:2525')
      .transform((value) => listenerOf(value))
      .optional(),
    INBOUND_TOKEN: token.optional(),
    OWNER_EMAIL: mailbox.optional(),
    ALERT_SMTP_URL: mailServer.optional(),
    LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  })
  .refine(({ DATABASE_URL, APP_SECRET }) => DATABASE_URL === undefined || APP_SECRET !== undefined, {
    path: ['APP_SECRET'],
    message: 'must be set where DATABASE_URL is, and be the same for every instance',
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
  .refine(
    ({ INBOUND_DOMAIN, INBOUND_SMTP, INBOUND_TOKEN }) =>
      INBOUND_DOMAIN !== undefined || (INBOUND_SMTP === undefined && INBOUND_TOKEN === undefined),
    {
      path: ['INBOUND_DOMAIN'],
      message: 'must be set where INBOUND_SMTP or INBOUND_TOKEN is: it is the domain of the reply addresses',
      when: ({ value }) => typeof value === 'object' && value !== null,
    },
  )
  .refine(({ ALERT_SMTP_URL, OWNER_EMAIL }) => ALERT_SMTP_URL === undefined || OWNER_EMAIL !== undefined, {
    path: ['OWNER_EMAIL'],
    message: 'must be set where ALERT_SMTP_URL is: it is the address that alerts go to',
    when: ({ value }) => typeof value === 'object' && value !== null,
  })

function isPath(value: string): boolean {
  return !value.includes('\0')
}

const LABEL = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i

function isDomainName(value: string): boolean {
  const labels = value.split('.')
  return labels.every((label) => LABEL.test(label)) && /[a-z]/i.test(labels.at(-1) ?? '')
}

/** Of `HOST:PORT`, where the host is a name, an IPv4 address, or an IPv6 address in brackets. */
function listenerOf(value: string): { host: string; port: number } | undefined {
  const [, host = '', port = ''] = /^(\[[\da-f:.]+\]|[^\s:[\]/@]+):(\d{1,5})$/i.exec(value) ?? []
  if (host === '' || Number(port) > 65_535 || !URL.canParse(`http://${host}`)) return undefined
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) }
}

/** An empty variable counts as unset. */
const trimValues = (environment: Environment): Environment =>
  Object.fromEntries(
    Object.entries(environment)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([, value]) => value !== ''),
  )

/** Unlike other variables, an empty NEWS_FEEDS has a meaning: no feeds. */
const feedsIn = (list: string | undefined): string[] => (list === undefined ? DEFAULT_FEEDS : split(list))

const split = (list: string): string[] =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
