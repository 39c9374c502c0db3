interface Failure {
  /** A few characters without personal data, like `550 RCPT TO`. */
  code: string
  /** Trying again cannot help. */
  final: boolean
  /** The server had the whole message and did not respond in time. */
  mayBeDelivered: boolean
}

/** Reads what the transport threw. Only a 5xx reply about the message itself is final, and none about a quota, which a later try may find free. */
export function failureOf(error: unknown): Failure {
  const failure = (error ?? {}) as SmtpError
  const { command, responseCode: reply, code, originalCode, isAfterData = false } = failure
  if (typeof reply === 'number' && code !== 'ETLS') {
    const isRefused = reply >= 500 && reply < 600 && isAboutMessage(reply, String(command))
    return {
      code: `${reply} ${shortName(command)}`,
      final: isRefused && !isOverQuota(failure.response),
      mayBeDelivered: false,
    }
  }
  const mayBeDelivered = isAfterData && TIMEOUTS.has(String(code))
  return { code: shortName(originalCode ?? code ?? (error as Error)?.name), final: false, mayBeDelivered }
}

/**
 * Whether the code of a failure blames a setting of ours, so that no message will get out until someone changes it:
 * a refused sender, sign-in or connection, or a certificate that cannot be verified.
 */
export const isSettingFault = (code: string): boolean => {
  const [, reply, command = ''] = /^(5\d\d) (.+)$/.exec(code) ?? []
  if (reply === undefined) return /CERT|TLS|SSL|EAUTH|VERIFY/.test(code)
  return !isAboutMessage(Number(reply), command)
}

/** As providers say it: `550 5.4.5 Daily user sending limit exceeded`. */
const isOverQuota = (response: unknown): boolean =>
  /\b5\.4\.5\b|\bquota\b.{0,40}\b(exceed|reach)|\b(over|exceed\w*)\b.{0,40}\bquota\b|sending (limit|quota)/i.test(
    String(response).slice(0, 500),
  )

const isAboutMessage = (reply: number, command: string): boolean =>
  !SIGN_IN.has(reply) && (ABOUT_MESSAGE.has(command) || (reply === TOO_LARGE && command === 'MAIL FROM'))

const ABOUT_MESSAGE = new Set(['RCPT TO', 'DATA'])
/** Asked for with the size, which is given beside the sender (RFC 1870). */
const TOO_LARGE = 552
/** Replies that ask for a sign-in (RFC 4954). */
const SIGN_IN = new Set([530, 534, 535, 538])
const TIMEOUTS = new Set(['ETIMEDOUT', 'EABORT'])

interface SmtpError {
  /** The SMTP command that was refused. */
  command?: unknown
  responseCode?: unknown
  /** The whole line of the server. */
  response?: unknown
  code?: unknown
  /** What the system or TLS called it, where nodemailer has a name of its own. */
  originalCode?: unknown
  /** Set by `openSmtp`. */
  isAfterData?: boolean
}

const shortName = (name: unknown): string =>
  typeof name === 'string' && /^[\w ]{1,40}$/.test(name) ? name : 'unknown'
