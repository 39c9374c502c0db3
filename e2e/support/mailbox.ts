import { startSmtp } from '../../server/testing/programs/smtp.ts'

export interface Mail {
  to: string[]
  /** Headers and body, quoted-printable undone. */
  text: string
}

export interface Mailbox {
  url: string
  mails(): Mail[]
  /** The first message whose text holds all these words, waiting for it. */
  mailWith(...words: string[]): Promise<Mail>
  close(): Promise<void>
}

/** A real SMTP server on loopback, read as a person would. It refuses mail to `nobody@`. */
export async function openMailbox(): Promise<Mailbox> {
  const smtp = await startSmtp({
    onRcptTo: ({ address: email }, _, done) =>
      done(
        email.startsWith('nobody@')
          ? Object.assign(new Error('No such mailbox'), { responseCode: 550 })
          : null,
      ),
  })
  const mails = () => smtp.received.map(({ to, source }) => ({ to, text: decode(source) }))
  return {
    url: smtp.url,
    mails,
    async mailWith(...words) {
      for (const deadline = Date.now() + 30_000; Date.now() < deadline; await pause(50)) {
        const mail = mails().find(({ text }) => words.every((word) => text.includes(word)))
        if (mail) return mail
      }
      throw new Error(`No message with ${words.join(', ')} among ${smtp.received.length}`)
    },
    close: smtp.close,
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
