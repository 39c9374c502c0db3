import { existsSync } from 'node:fs'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { withAppSecret } from '../app-secret.ts'
import type { Settings } from '../config.ts'
import { replyAddress, TEST_REFERENCE } from '../inbound-mail/reply-address.ts'
import { plainReason } from './reason.ts'

export interface InboundReach {
  /** The mail servers of a domain; rejects where there are none. */
  resolveMx(domain: string): Promise<readonly { exchange: string }[]>
  /** Milliseconds for each response. */
  timeout: number
}

/** Sends a mail to the running server as a relay does. What it sends is parsed and not stored. */
export async function checkInbound(settings: Settings, reach: InboundReach): Promise<string[]> {
  const { domain, smtp } = settings.inbound
  if (domain === undefined || smtp === undefined) return []
  return [...(await checkDns(domain, reach)), ...(await checkListener(settings, reach))]
}

async function checkDns(domain: string, { resolveMx }: InboundReach): Promise<string[]> {
  try {
    const servers = await resolveMx(domain)
    if (servers.length > 0) return []
  } catch {}
  return [`${domain} has no MX record, so no mail server finds it: add one that names the relay.`]
}

async function checkListener(settings: Settings, { timeout }: InboundReach): Promise<string[]> {
  const { domain = '', smtp } = settings.inbound
  const appSecret = secretOf(settings)
  const host = `${smtp?.host}:${smtp?.port}`
  const client = createTransport({
    host: smtp?.host ?? '',
    port: smtp?.port ?? 0,
    ignoreTLS: true,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  })
  const send = (to: string) =>
    client.sendMail({ envelope: { from: `doctor@${domain}`, to }, raw: `Subject: Test\r\n\r\nTest\r\n` })
  try {
    // Without the secret it can still be seen that it listens and refuses what is unknown.
    if (appSecret !== undefined) await send(replyAddress(TEST_REFERENCE, domain, appSecret))
    const isOpen = await send(`nobody@${domain}`).then(
      () => true,
      (error) => {
        if ((error as { responseCode?: number }).responseCode === 550) return false
        throw error
      },
    )
    return isOpen
      ? [`${host} takes mail for addresses that do not exist: is it this server? Check INBOUND_SMTP.`]
      : []
  } catch (error) {
    const reply = (error as { response?: unknown }).response
    const reason = typeof reply === 'string' ? reply : plainReason(error)
    return [
      `A mail to INBOUND_SMTP ${host} was not taken: ${reason}. Start the server, with the same APP_SECRET and INBOUND_DOMAIN.`,
    ]
  } finally {
    client.close()
  }
}

/** The one that the server made, too; the doctor makes none. */
const secretOf = (settings: Settings): string | undefined =>
  settings.appSecret ??
  (existsSync(path.join(settings.dataDir, 'secret')) ? withAppSecret(settings).appSecret : undefined)
