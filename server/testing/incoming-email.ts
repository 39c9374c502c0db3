import { iso } from '../../domain/iso.ts'
import type { Transaction } from '../store/database.ts'
import { createId } from '../store/ids.ts'

interface Incoming {
  /** The id of the submission that it is about. */
  submission: string
  sender: string
  /** Milliseconds since 1970. */
  at: number
}

/** Stores an email that came in; resolves to its id. */
export async function addIncoming(
  { build, run }: Transaction,
  { submission, sender, at }: Incoming,
): Promise<string> {
  const id = createId(at)
  await run(
    build.insertInto('emails').values({
      id,
      direction: 'incoming',
      submission,
      message_id: `<${id}@mail.example>`,
      in_reply_to: null,
      sender,
      recipient: 'q-aaaaaa-0123456789@reply.company.example',
      subject: 'Re: Q-AAAAAA',
      text: 'Tuesday is fine.',
      template: null,
      payload: null,
      priority: 1,
      run_at: iso(at),
      tries: 0,
      lease_owner: null,
      last_error: null,
      created_at: iso(at),
      sent_at: iso(at),
      dead_at: null,
      withheld_at: null,
    }),
  )
  return id
}
