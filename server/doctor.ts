import { placeholders } from '../domain/company.ts'
import { ConfigError, readConfig, type Settings } from './config.ts'

/** What a real deployment still needs, one line each. */
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
  ]
  return [...samples, ...settings.filter(([missing]) => missing).map(([, words]) => words)]
}

function main(): void {
  const findings = findingsHere()
  console.log(
    findings.length === 0
      ? 'Ready for a real deployment.'
      : `Not yet ready for a real deployment:\n${list(findings)}`,
  )
  if (findings.length > 0) process.exitCode = 1
}

/** A wrong setting is one more finding, not a reason to stop looking. */
function findingsHere(): string[] {
  try {
    return diagnose(readConfig(process.env))
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

const list = (findings: string[]): string => findings.map((words) => `  - ${words}`).join('\n')

if (import.meta.main) main()
