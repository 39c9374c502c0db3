import path from 'node:path'
import type { Settings } from '../config.ts'
import { sendDirectly } from '../mail/send-directly.ts'
import { mailFolder } from '../mail/transports/file-transport.ts'
import { plainReason } from './reason.ts'

/** Sends the test message at once, past the outbox, and says what happened. */
export async function sendTest(
  settings: Settings,
  recipient: string,
  now: number,
): Promise<{ wasSent: boolean; result: string }> {
  try {
    const name = await sendDirectly(settings, { template: 'test', recipient }, now)
    return { wasSent: settings.smtpUrl !== undefined, result: resultOf(settings, name, recipient) }
  } catch (error) {
    const reply = (error as { response?: unknown }).response
    const reason = typeof reply === 'string' ? reply : plainReason(error)
    return { wasSent: false, result: `The test message for ${recipient} was not sent: ${reason}.` }
  }
}

function resultOf({ smtpUrl, dataDir }: Settings, name: string, recipient: string): string {
  if (smtpUrl === undefined)
    return `SMTP_URL is unset: the test message is in ${path.join(mailFolder(dataDir), `${name}.eml`)}, and was not sent.`
  return `${new URL(smtpUrl).host} accepted the test message for ${recipient}. Look for it in the inbox and in the spam folder.`
}
