import type { Mail } from '../email-templates.ts'

export interface Transport {
  /** Resolves when the message has been handed over; throws errors that `failureOf` reads. */
  send(mail: Mail, signal: AbortSignal): Promise<void>
  /** Deletes what it stored of a message that was erased while it was being sent, by the message's name. */
  remove?(name: string): Promise<void>
  close(): void
}
