import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface Mail {
  to: string[]
  /** Headers and body, quoted-printable undone. */
  text: string
}

export interface Mailbox {
  url: string
  mails: Mail[]
  /** The first message whose text holds all these words, waiting for it. */
  mailWith(...words: string[]): Promise<Mail>
  close(): Promise<void>
}

/** A real SMTP server on loopback that keeps what it is given. */
export async function openMailbox(): Promise<Mailbox> {
  const mails: Mail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        mails.push({ to, text: decode(Buffer.concat(chunks).toString('utf8')) })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    async mailWith(...words) {
      for (const deadline = Date.now() + 20_000; Date.now() < deadline; await pause(50)) {
        const mail = mails.find(({ text }) => words.every((word) => text.includes(word)))
        if (mail) return mail
      }
      throw new Error(`No message with ${words.join(', ')} among ${mails.length}`)
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const decode = (source: string): string =>
  Buffer.from(
    source
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')
