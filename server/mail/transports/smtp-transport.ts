import { createTransport } from 'nodemailer'
import { MINUTE } from '../../../domain/time/durations.ts'
import type { Mail } from '../email-templates.ts'
import type { Transport } from './transport.ts'

/** In milliseconds. */
interface SmtpTimeouts {
  /** To connect, and to be greeted. */
  connect: number
  /** From the greeting to DATA, in total. */
  beforeData: number
  /** RFC 5321, 4.5.3.2.6: a server that does not respond at once after DATA may already have the message. */
  afterData: number
}

export const TIMEOUTS: SmtpTimeouts = { connect: 10_000, beforeData: 45_000, afterData: 10 * MINUTE }

/** A pool of connections to the server of an `smtp:` or `smtps:` address. */
export function openSmtp(url: string, connections: number, timeouts: SmtpTimeouts = TIMEOUTS): Transport {
  const mailer = createTransport({
    pool: true,
    maxConnections: connections,
    maxRequeues: 1,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.connect,
    socketTimeout: timeouts.afterData,
    dnsTimeout: timeouts.connect,
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
      const timer = setTimeout(() => slow.abort(), timeouts.beforeData)
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

/** Connects, starts TLS and signs in as for a message, and sends none. Rejects with the reason. */
export async function verifySmtp(url: string, timeout = TIMEOUTS.connect): Promise<void> {
  const mailer = createTransport({
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    ...encryption(new URL(url)),
    url,
  })
  try {
    await mailer.verify()
  } finally {
    mailer.close()
  }
}

interface WithStage {
  /** The server is ready for the message. */
  onData?: () => void
}

/** Strings only, and one recipient whatever the headers say. */
export const envelopeAndBody = ({
  name: _,
  isAlert: __,
  recipient,
  from,
  to,
  copies,
  replyTo,
  inReplyTo,
  ...mail
}: Mail) => ({
  ...mail,
  from,
  to: { name: '', address: to },
  ...(copies.length > 0 && { cc: copies.map((address) => ({ name: '', address })) }),
  ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
  ...(inReplyTo !== undefined && { inReplyTo, references: [inReplyTo] }),
  envelope: { from: from.address, to: [recipient] },
  maxRecipients: 1,
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Elsewhere than on this machine a password goes over TLS only. Options in the query of the address override this. */
const encryption = ({ hostname, username }: URL) =>
  LOOPBACK.test(hostname) ? { tls: { rejectUnauthorized: false } } : { requireTLS: username !== '' }

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/
