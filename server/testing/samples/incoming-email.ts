import type { Transaction } from '../../store/database.ts'
import { addIncomingEmail } from '../../store/mail/incoming-emails.ts'

interface Incoming {
  /** The id of the submission that it is about. */
  submission: string
  sender: string
  /** Milliseconds since 1970. */
  at: number
}

/** Stores an email that came in; resolves to its id. */
export async function addIncoming(transaction: Transaction, email: Incoming): Promise<string> {
  const id = await addIncomingEmail(transaction, {
    ...email,
    kind: 'message',
    messageId: `<${crypto.randomUUID()}@mail.example>`,
    inReplyTo: undefined,
    recipient: 'q-aaaaaa-0123456789@reply.company.example',
    subject: 'Re: Q-AAAAAA',
    text: 'Tuesday is fine.',
    quoted: undefined,
    leftOut: [],
    authentication: undefined,
  })
  return id ?? ''
}
