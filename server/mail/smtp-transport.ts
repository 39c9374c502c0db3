import { createTransport } from 'nodemailer'
import type { Mail } from './email-templates.ts'
import type { Transport } from './transport.ts'

const CONNECT_MS = 10_000
/** Greeting to DATA, in total. */
const BEFORE_DATA_MS = 45_000
/** RFC 5321, 4.5.3.2.6: a server that does not answer at once after DATA may already have the message. */
const AFTER_DATA_MS = 10 * 60_000
const CONNECTIONS = 5

/** A pool of connections to the server of an `smtp:` or `smtps:` address. */
export function openSmtp(url: string): Transport {
  const mailer = createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    maxRequeues: 1,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: AFTER_DATA_MS,
    dnsTimeout: CONNECT_MS,
    ...encryption(new URL(url)),
    url,
  })
  mailer.use('stream', ({ data, message }, done) => {
    message.processFunc((body) => body.once('resume', () => (data as WithStage).onData?.()))
    done()
  })
  return {
    async send(mail, signal) {
      const slow = new AbortController()
      const timer = setTimeout(() => slow.abort(), BEFORE_DATA_MS)
      let isAfterData = false
      const onData = () => {
        isAfterData = true
        clearTimeout(timer)
      }
      try {
        const either = AbortSignal.any([signal, slow.signal])
        const message = { ...envelopeAndBody(mail), signal: either, onData }
        await mailer.sendMail(message)
      } catch (error) {
        throw error instanceof Error ? Object.assign(error, { isAfterData }) : error
      } finally {
        clearTimeout(timer)
      }
    },
    close: () => mailer.close({ force: true }),
  }
}

interface WithStage {
  /** The server is ready for the message. */
  onData?: () => void
}

/** Strings only, and one recipient whatever the headers say. */
export const envelopeAndBody = ({ name: _, from, to, replyTo, inReplyTo, ...mail }: Mail) => ({
  ...mail,
  from,
  to: { name: '', address: to },
  ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
  ...(inReplyTo !== undefined && { inReplyTo, references: [inReplyTo] }),
  envelope: { from: from.address, to: [to] },
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
