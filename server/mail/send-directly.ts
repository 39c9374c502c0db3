import { randomUUID } from 'node:crypto'
import { emailDomain } from '../../domain/text/email-domain.ts'
import { MINUTE } from '../../domain/time/durations.ts'
import { createLog } from '../log.ts'
import type { EmailContext } from './email-template.ts'
import { renderEmail } from './email-templates.ts'
import { openTransport, type TransportSettings } from './transports/open-transport.ts'

const WAIT_MS = MINUTE

type DirectSettings = TransportSettings & Pick<EmailContext, 'mailFrom' | 'dispatchEmail' | 'siteUrl'>

interface DirectMail {
  template: string
  recipient: string
  payload?: Record<string, unknown>
}

/** Sends an email about no submission at once, past the outbox. Resolves to its name; rejects with what the transport threw. */
export async function sendDirectly(
  settings: DirectSettings,
  { template, recipient, payload = {} }: DirectMail,
  now: number,
): Promise<string> {
  const mail = await renderEmail(
    {
      id: `${template}-${randomUUID()}`,
      template,
      recipient,
      payload,
      messageId: `<${randomUUID()}@${emailDomain(settings.mailFrom)}>`,
      inReplyTo: null,
      createdAt: new Date(now).toISOString(),
      submission: undefined,
    },
    {
      ...settings,
      replyAddress: () => settings.dispatchEmail,
      staffReplyAddress: () => undefined,
      requestPath: () => '/requests',
      paperPath: () => '/requests',
      laneOf: async () => undefined,
    },
  )
  const transport = openTransport(settings, createLog('silent'), 1)
  try {
    await transport.send(mail, AbortSignal.timeout(WAIT_MS))
    return mail.name
  } finally {
    transport.close()
  }
}
