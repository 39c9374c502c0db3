/** Why a try failed, in a few characters without personal data; `final` when trying again cannot help. */
export interface Failure {
  code: string
  final: boolean
}

/** Reads what the transport threw. Only a 5xx reply about the message itself is final. */
export function failureOf(error: unknown): Failure {
  const { command, responseCode: reply, code } = (error ?? {}) as SmtpError
  if (typeof reply !== 'number') return { code: shortName(code ?? (error as Error)?.name), final: false }
  const isAboutMessage = ABOUT_MESSAGE.has(String(command)) && !SIGN_IN.has(reply)
  return { code: `${reply} ${shortName(command)}`, final: isAboutMessage && reply >= 500 && reply < 600 }
}

interface SmtpError {
  /** The SMTP command that was refused. */
  command?: unknown
  responseCode?: unknown
  code?: unknown
}

const ABOUT_MESSAGE = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])
/** Replies to MAIL that ask for a sign-in (RFC 4954): a setting of ours is wrong, not the message. */
const SIGN_IN = new Set([530, 534, 535, 538])

const shortName = (name: unknown): string =>
  typeof name === 'string' && /^[\w ]{1,40}$/.test(name) ? name : 'unknown'
