import { createTransport } from 'nodemailer'
import { company } from '../../domain/company.ts'
import type { Mail } from './email-templates.ts'
import type { Transport } from './transport.ts'

const PATIENCE_MS = 10_000
const CONNECTIONS = 5

/** A pool of connections to the server of an `smtp:` or `smtps:` address. */
export function openSmtp(url: string): Transport {
  const mailer = createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    maxRequeues: 1,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    dnsTimeout: PATIENCE_MS,
    ...encryption(new URL(url)),
    url,
  })
  return {
    async send(mail, signal) {
      await mailer.sendMail({ ...envelopeAndBody(mail), signal })
    },
    close: () => mailer.close({ force: true }),
  }
}

/** Strings only, and one recipient whatever the headers say. */
export const envelopeAndBody = ({ name: _, from, to, replyTo, ...mail }: Mail) => ({
  ...mail,
  from: { name: company.name, address: from },
  to: { name: '', address: to },
  replyTo: { name: '', address: replyTo },
  envelope: { from, to: [to] },
  maxRecipients: 1,
  disableFileAccess: true,
  disableUrlAccess: true,
})

/**
 * On this machine plain SMTP is as good as a certificate nobody can check; elsewhere a password never goes out in the
 * clear. What the address itself says in its query comes first.
 */
const encryption = ({ hostname, username }: URL) =>
  LOOPBACK.test(hostname) ? { tls: { rejectUnauthorized: false } } : { requireTLS: username !== '' }

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/
