import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { MINUTE } from '../../domain/time/durations.ts'
import { enInboundMail } from '../../translations/en/mail/inbound-mail.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { StartupError } from '../startup-error.ts'
import type { MailOutcome, MailReceiver } from './receive-mail.ts'
import { MAX_MAIL_BYTES } from './spool.ts'

export interface SmtpListener {
  address: string
  /** Refuses what is new, waits a while for mails that are being received, and closes. */
  stop(): Promise<void>
}

interface Options {
  config: Pick<Config, 'inbound'>
  receiver: MailReceiver
  log: Log
  /** How long one connection may last, how long it may be idle, and how long a mail may still come once it stops. */
  connectionMs?: number
  idleMs?: number
  stoppingMs?: number
}

const MAX_CONNECTIONS = 20
/** More are sent in another mail, as servers do by themselves. */
const MAX_RECIPIENTS = 5
const CONNECTION_MS = 15 * MINUTE
const IDLE_MS = MINUTE
const STOPPING_MS = 5000
const CLOSE_MS = 100

/** Receives by SMTP where `INBOUND_SMTP` says. Throws a `StartupError` where it cannot. */
export async function listenSmtp({
  config,
  receiver,
  log,
  ...times
}: Options): Promise<SmtpListener | undefined> {
  const { domain, smtp } = config.inbound
  if (smtp === undefined || domain === undefined) return undefined
  const receiving = new Set<Promise<unknown>>()
  let isStopping = false
  const server = new SMTPServer({
    name: domain,
    banner: 'mail for conversations',
    size: MAX_MAIL_BYTES,
    maxClients: MAX_CONNECTIONS,
    maxRecipients: MAX_RECIPIENTS,
    socketTimeout: times.idleMs ?? IDLE_MS,
    closeTimeout: CLOSE_MS,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onConnect({ id }, done) {
      if (isStopping) return done(refusal(421))
      setTimeout(() => closeConnection(id), times.connectionMs ?? CONNECTION_MS).unref()
      done()
    },
    onMailFrom: (_address, _session, done) => done(isStopping ? refusal(421) : null),
    onRcptTo({ address }, _session, done) {
      receiver.check(address).then(
        (checked) => done(checked === 'known' ? null : refusal(RESPONSE_CODES[checked])),
        () => done(refusal(451)),
      )
    },
    onData(stream, { envelope, id }, done) {
      const source = endedAfter(2 * MAX_MAIL_BYTES, stream, () => closeConnection(id))
      const received = receiver
        .receive(
          source,
          envelope.rcptTo.map(({ address }) => address),
        )
        .then(
          (outcome) => (outcome === 'stored' || outcome === 'repeated' ? null : refusalOf(outcome)),
          () => refusal(451),
        )
      receiving.add(received)
      void received.then((error) => {
        receiving.delete(received)
        done(error)
      })
    },
  })
  // Clients that go away in the middle.
  server.on('error', (error) =>
    log.debug({ code: (error as NodeJS.ErrnoException).code }, 'SMTP connection failed'),
  )
  await listen(server, smtp)
  const { address, port } = server.server.address() as AddressInfo
  log.info({ address, port }, 'listening for mail')
  return {
    address: `smtp://${address.includes(':') ? `[${address}]` : address}:${port}`,
    async stop() {
      isStopping = true
      const deadline = AbortSignal.timeout(times.stoppingMs ?? STOPPING_MS)
      await Promise.race([Promise.all(receiving), once(deadline, 'abort')])
      await new Promise<void>((resolve) => server.close(resolve))
    },
  }

  function closeConnection(id: string) {
    for (const connection of server.connections) if (connection.session.id === id) connection.close()
  }
}

/** What is too large is read to its end so that the client sees the response; but one that never ends is cut off. */
async function* endedAfter(most: number, stream: AsyncIterable<Buffer>, close: () => void) {
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.length
    if (bytes > most) close()
    yield chunk
  }
}

async function listen(server: SMTPServer, { host, port }: { host: string; port: number }): Promise<void> {
  const listening = once(server.server, 'listening')
  server.listen(port, host)
  try {
    await listening
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartupError(
      code === 'EADDRINUSE'
        ? `${host}:${port} is in use. Stop the other program, or set INBOUND_SMTP.`
        : `The server cannot receive mail on ${host}:${port} (${code}). Set INBOUND_SMTP.`,
    )
  }
}

const RESPONSE_CODES = {
  unknown: 550,
  'too large': 552,
  full: 552,
  unreadable: 554,
  'too many': 452,
  unavailable: 451,
} as const satisfies Partial<Record<MailOutcome, number>>

const refusalOf = (outcome: Exclude<MailOutcome, 'stored' | 'repeated'>): Error =>
  refusal(RESPONSE_CODES[outcome], outcome === 'full' ? enInboundMail.full : undefined)

const refusal = (
  responseCode: Exclude<keyof typeof enInboundMail, 'full'>,
  message: string = enInboundMail[responseCode],
): Error => Object.assign(new Error(message), { responseCode })
