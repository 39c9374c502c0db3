/** Why a try failed, in a few characters without personal data; `final` when trying again cannot help. */
export interface Failure {
  code: string
  final: boolean
  /** The server had the whole message and did not answer in time. */
  mayBeDelivered: boolean
}

/** Reads what the transport threw. Only a 5xx reply about the message itself is final. */
export function failureOf(error: unknown): Failure {
  const { command, responseCode: reply, code, isAfterData = false } = (error ?? {}) as SmtpError
  if (typeof reply !== 'number') {
    const mayBeDelivered = isAfterData && TIMEOUTS.has(String(code))
    return { code: shortName(code ?? (error as Error)?.name), final: false, mayBeDelivered }
  }
  const isAboutMessage = ABOUT_MESSAGE.has(String(command)) && !SIGN_IN.has(reply)
  const final = isAboutMessage && reply >= 500 && reply < 600
  return { code: `${reply} ${shortName(command)}`, final, mayBeDelivered: false }
}

const TIMEOUTS = new Set(['ETIMEDOUT', 'EABORT'])

interface SmtpError {
  /** The SMTP command that was refused. */
  command?: unknown
  responseCode?: unknown
  code?: unknown
  /** Set by `openSmtp`. */
  isAfterData?: boolean
}

const ABOUT_MESSAGE = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])
/** Replies to MAIL that ask for a sign-in (RFC 4954): a setting of ours is wrong, not the message. */
const SIGN_IN = new Set([530, 534, 535, 538])

const shortName = (name: unknown): string =>
  typeof name === 'string' && /^[\w ]{1,40}$/.test(name) ? name : 'unknown'
