import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { emailDomain } from '../../domain/email-domain.ts'
import type { Settings } from '../config.ts'
import { createLog } from '../log.ts'
import { renderEmail } from '../mail/email-templates.ts'
import { mailFolder } from '../mail/file-transport.ts'
import { openTransport } from '../mail/transport.ts'
import { plainReason } from './reason.ts'

const WAIT_MS = 60_000

/** Sends the test message at once, past the outbox, and says what happened. */
export async function sendTest(
  settings: Settings,
  recipient: string,
  now: number,
): Promise<{ wasSent: boolean; result: string }> {
  const mail = await renderEmail(
    {
      id: `test-${randomUUID()}`,
      template: 'test',
      recipient,
      payload: {},
      messageId: `<${randomUUID()}@${emailDomain(settings.mailFrom)}>`,
      inReplyTo: null,
      createdAt: new Date(now).toISOString(),
      submission: undefined,
    },
    {
      ...settings,
      replyAddress: () => settings.dispatchEmail,
      requestPath: () => '/requests',
      findLane: async () => undefined,
    },
  )
  const transport = openTransport(settings, createLog('silent'), 1)
  try {
    await transport.send(mail, AbortSignal.timeout(WAIT_MS))
    return { wasSent: settings.smtpUrl !== undefined, result: resultOf(settings, mail.name, recipient) }
  } catch (error) {
    const reply = (error as { response?: unknown }).response
    const reason = typeof reply === 'string' ? reply : plainReason(error)
    return { wasSent: false, result: `The test message for ${recipient} was not sent: ${reason}.` }
  } finally {
    transport.close()
  }
}

function resultOf({ smtpUrl, dataDir }: Settings, name: string, recipient: string): string {
  if (smtpUrl === undefined)
    return `SMTP_URL is unset: the test message is in ${path.join(mailFolder(dataDir), `${name}.eml`)}, and was not sent.`
  return `${new URL(smtpUrl).host} accepted the test message for ${recipient}. Look for it in the inbox and in the spam folder.`
}
