import { parseArgs } from 'node:util'
import { missingFacts, placeholders } from '../../domain/missing-facts.ts'
import { unreadLaws } from '../../domain/sources.ts'
import { ConfigError, readConfig, type Settings } from '../config.ts'
import { exitOnStartupError, StartupError } from '../startup-error.ts'
import { checkFolder } from './check-folder.ts'
import { checkMail, checkNews, checkSite, type Reach } from './check-reach.ts'
import { checkStore } from './check-store.ts'
import { sendTest } from './send-test.ts'

/** What the settings and the company's facts still need for a real deployment, one line each. */
export function diagnose(config: Settings): string[] {
  const samples = placeholders
    .filter(({ stillSample }) => stillSample)
    .map(({ what, value }) => `${what} is still the sample “${value}”: set it in domain/company.ts.`)
  const settings: [boolean, string][] = [
    [config.smtpUrl === undefined, `SMTP_URL is unset: messages are only written to ${config.dataDir}/mail.`],
    [
      config.dispatchEmail.endsWith('.example'),
      `DISPATCH_EMAIL is ${config.dispatchEmail}, which no mail can reach.`,
    ],
    [
      config.mailFrom.endsWith('.example'),
      `MAIL_FROM is ${config.mailFrom}, which no mail server will accept.`,
    ],
    [
      !config.siteUrl.startsWith('https:'),
      `SITE_URL is ${config.siteUrl}: links in mail and search engines need the public https address.`,
    ],
    [
      config.trustProxy === 0,
      'TRUST_PROXY is 0: right only if visitors reach this server directly, without a proxy.',
    ],
    [
      config.news.apiKey === undefined && config.news.feeds.length === 0,
      'NEWS_API_KEY and NEWS_FEEDS are both empty: the news page has nothing to show.',
    ],
    [
      config.driverApplications === 'demo',
      'DRIVER_APPLICATIONS is demo: the driver form sends nothing. Set live to receive applications.',
    ],
    [
      config.appSecret !== undefined && new Set(config.appSecret).size < FEWEST_CHARACTERS,
      'APP_SECRET repeats few characters, so it can be guessed: make one with openssl rand -base64 32.',
    ],
    [
      config.staffTwoFactor === 'optional',
      'STAFF_2FA is optional: a stolen password is enough to read the inbox. Set required.',
    ],
    [config.metricsToken === undefined, 'METRICS_TOKEN is unset: nothing can be alerted on by /metrics.'],
  ]
  return [
    ...samples,
    ...missingFacts(),
    ...unreadLaws(),
    ...settings.filter(([missing]) => missing).map(([, words]) => words),
  ]
}

/** A random secret of 32 characters or more has more different ones than this. */
const FEWEST_CHARACTERS = 12

/** Tries everything that a real deployment uses. A wrong setting is one more finding, not a reason to stop looking. */
export async function examine(
  environment: Record<string, string | undefined>,
  reach: Reach,
): Promise<string[]> {
  const config = readOrProblems(environment)
  if ('problems' in config) return config.problems
  const checks = [
    checkFolder(config.dataDir),
    checkStore(config, reach.now()),
    checkSite(config, reach),
    checkMail(config, reach),
    checkNews(config, reach),
  ]
  return [...diagnose(config), ...(await Promise.all(checks)).flat()]
}

function readOrProblems(environment: Record<string, string | undefined>): Settings | { problems: string[] } {
  try {
    return readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return { problems: error.problems }
    throw error
  }
}

const USAGE = `npm run doctor                         lists what a real deployment still needs
npm run doctor -- --send-test ADDRESS  also sends a test message at once`

/** Throws a `StartupError` with the usage. */
function testRecipient(values: string[]): string | undefined {
  try {
    const recipient = parseArgs({ args: values, options: { 'send-test': { type: 'string' } } }).values[
      'send-test'
    ]
    if (recipient === undefined || /^[^\s@]+@[^\s@]+$/.test(recipient)) return recipient
  } catch {}
  throw new StartupError(USAGE)
}

async function main(): Promise<void> {
  process.umask(0o077)
  const recipient = testRecipient(process.argv.slice(2))
  const findings = await examine(process.env, { fetch, now: Date.now, timeout: TIMEOUT_MS })
  console.log(
    findings.length === 0
      ? 'Ready for a real deployment.'
      : `Not yet ready for a real deployment:\n${list(findings)}`,
  )
  if (findings.length > 0) process.exitCode = 1
  if (recipient !== undefined) await reportTest(recipient)
}

async function reportTest(recipient: string): Promise<void> {
  const { wasSent, result } = await sendTest(readConfig(process.env), recipient, Date.now())
  console.log(result)
  if (!wasSent) process.exitCode = 1
}

const TIMEOUT_MS = 10_000

const list = (findings: string[]): string => findings.map((words) => `  - ${words}`).join('\n')

if (import.meta.main) await exitOnStartupError(main)
