import '../company/load-company.ts'
import { resolveMx } from 'node:dns/promises'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { endingClosedDays, missingFacts, placeholders } from '../../domain/missing-facts.ts'
import { unreadLaws } from '../../translations/en/sources.ts'
import { commandName } from '../command-name.ts'
import { companyProblems, isPublic } from '../company/company-problems.ts'
import { companyFile } from '../company/load-company.ts'
import { ConfigError, readConfig, type Settings } from '../config.ts'
import { CANNOT_START } from '../operator/exit-codes.ts'
import { exitOnStartupError, StartupError } from '../startup-error.ts'
import { checkFolder } from './check-folder.ts'
import { checkInbound, type InboundReach } from './check-inbound.ts'
import { checkMail, checkNews, checkSite, type Reach } from './check-reach.ts'
import { checkStore } from './check-store.ts'
import { sendTest } from './send-test.ts'

/** What the settings and the company's facts still need for a real deployment, one line each. */
export function diagnose(config: Settings): string[] {
  const samples = placeholders()
    .filter(({ stillSample }) => stillSample)
    .map(({ what, value }) => `${what} is still a sample, “${value}”: set it in ${companyFile.path}.`)
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
      config.appSecret !== undefined && new Set(config.appSecret).size < MIN_DIFFERENT_CHARACTERS,
      'APP_SECRET repeats few characters, so it can be guessed: make one with openssl rand -base64 32.',
    ],
    [
      config.staffTwoFactor === 'optional',
      'STAFF_2FA is optional: a stolen password is enough to read the inbox. Set required.',
    ],
    [
      config.ownerEmail === undefined,
      'OWNER_EMAIL is unset: nobody is told when mail stops, a backup fails or the disk fills up.',
    ],
    [
      config.ownerEmail !== undefined && config.alertSmtpUrl === undefined,
      'ALERT_SMTP_URL is unset: that mail has stopped cannot be told by mail. Use another provider than that of SMTP_URL.',
    ],
    [
      config.inbound.domain === undefined,
      'INBOUND_DOMAIN is unset: replies of senders go to the mailbox of dispatch, and are in no conversation.',
    ],
    [
      config.inbound.domain !== undefined &&
        config.inbound.smtp === undefined &&
        config.inbound.token === undefined,
      'INBOUND_DOMAIN is set, but neither INBOUND_SMTP nor INBOUND_TOKEN: nothing receives the replies of senders.',
    ],
    [config.metricsToken === undefined, 'METRICS_TOKEN is unset: nothing can be alerted on by /metrics.'],
  ]
  return [
    ...samples,
    ...missingFacts(companyFile.facts, companyFile.none),
    ...endingClosedDays(Date.now()),
    ...settings.filter(([missing]) => missing).map(([, finding]) => finding),
  ]
}

/** A random secret of 32 characters or more has more different ones than this. */
const MIN_DIFFERENT_CHARACTERS = 12

interface Examination {
  problems: string[]
  right: string[]
  /** Whether a server would start. */
  canStart: boolean
}

/** Tries everything that a real deployment uses. A wrong setting is one more finding, not a reason to stop looking. */
export async function examine(
  environment: Record<string, string | undefined>,
  reach: Reach & InboundReach,
  company: { problems: readonly string[]; startProblems: readonly string[] } = NO_PROBLEMS,
): Promise<Examination> {
  const config = readOrProblems(environment, company.problems)
  if ('problems' in config) return { problems: config.problems, right: [], canStart: false }
  const store = await checkStore(config, reach.now())
  const host = (url: string) => new URL(url).host
  const checks: [right: string, found: string[] | Promise<string[]>][] = [
    ['Every setting has a value that the server understands.', []],
    [`Visitors reach ${config.siteUrl}.`, checkSite(config, reach)],
    ['The news can be fetched, and the clock is right.', checkNews(config, reach)],
  ]
  if (existsSync(config.dataDir))
    checks.push([`${config.dataDir} can be written, and read by nobody else.`, checkFolder(config.dataDir)])
  if (config.smtpUrl !== undefined)
    checks.push([`${host(config.smtpUrl)} takes mail from us.`, checkMail(config.smtpUrl, 'SMTP_URL', reach)])
  if (config.alertSmtpUrl !== undefined)
    checks.push([
      `${host(config.alertSmtpUrl)} takes alerts from us.`,
      checkMail(config.alertSmtpUrl, 'ALERT_SMTP_URL', reach),
    ])
  const { domain, smtp } = config.inbound
  if (domain !== undefined && smtp !== undefined)
    checks.push([
      `Mail to ${domain} reaches a mail server, and ${smtp.host}:${smtp.port} takes it.`,
      checkInbound(config, reach),
    ])
  const results = await Promise.all(checks.map(async ([right, found]) => ({ right, found: await found })))
  return {
    problems: [
      ...company.startProblems,
      ...diagnose(config),
      ...store.problems,
      ...results.flatMap(({ found }) => found),
    ],
    right: [...results.filter(({ found }) => found.length === 0).map(({ right }) => right), ...store.right],
    canStart: !store.isUnusable && !(isPublic(config) && company.startProblems.length > 0),
  }
}

const NO_PROBLEMS = { problems: [], startProblems: [] }

function readOrProblems(
  environment: Record<string, string | undefined>,
  ofCompany: readonly string[],
): Settings | { problems: string[] } {
  try {
    return readConfig(environment, ofCompany)
  } catch (error) {
    if (error instanceof ConfigError) return { problems: error.problems }
    throw error
  }
}

const USAGE = `${commandName('doctor')}                      says what is right, and what a real deployment still needs
${commandName('doctor')} --send-test ADDRESS  also sends a test message at once`

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
  const reach = { fetch, now: Date.now, timeout: TIMEOUT_MS, resolveMx }
  const { problems, right, canStart } = await examine(process.env, reach, {
    problems: companyFile.problems,
    startProblems: companyProblems(companyFile, path.join(import.meta.dirname, '../../dist')),
  })
  if (right.length > 0) console.log(`Right:\n${list(right)}`)
  console.log(
    problems.length === 0
      ? 'Ready for a real deployment.'
      : `Not yet ready for a real deployment:\n${list(problems)}`,
  )
  console.log(`For those who keep the texts of the site, and no reason to wait:\n${list(unreadLaws())}`)
  if (problems.length > 0) process.exitCode = canStart ? 1 : CANNOT_START
  if (recipient !== undefined) await reportTest(recipient)
}

async function reportTest(recipient: string): Promise<void> {
  const { wasSent, result } = await sendTest(readConfig(process.env), recipient, Date.now())
  console.log(result)
  if (!wasSent) process.exitCode = 1
}

const TIMEOUT_MS = 10_000

const list = (findings: string[]): string => findings.map((finding) => `  - ${finding}`).join('\n')

if (import.meta.main) await exitOnStartupError(main)
