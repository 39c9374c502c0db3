import { enInbox } from '../../../../translations/en/staff/inbox.ts'

const { mailErrors: texts } = enInbox

/** What the mailer noted of a failed try, like `550 RCPT TO` or `ETIMEDOUT`, in plain words. */
export function mailErrorText(code: string): string {
  const [, reply, command] = /^(\d{3}) (.+)$/.exec(code) ?? []
  if (reply === undefined) return texts.codes[code] ?? texts.unknown(code)
  if (command === 'AUTH' || reply.startsWith('53')) return texts.signIn(reply)
  if (reply.startsWith('4')) return texts.busy(reply)
  if (reply === '552') return texts.full(reply)
  if (command === 'RCPT TO') return texts.address(reply)
  return texts.refused(reply)
}
