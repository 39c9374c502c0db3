import type { Log } from '../log.ts'
import type { Mail } from './email-templates.ts'
import { mailFolder, openFiles } from './file-transport.ts'
import { openSmtp } from './smtp-transport.ts'

export interface Transport {
  /** Resolves when the message has been handed over; throws errors that `failureOf` reads. */
  send(mail: Mail, signal: AbortSignal): Promise<void>
  /** Deletes what it stored of a message that was erased while it was being sent, by the message's name. */
  remove?(name: string): Promise<void>
  close(): void
}

export interface TransportSettings {
  smtpUrl?: string | undefined
  dataDir: string
}

/** By SMTP where an address is set, else into files. */
export function openTransport(
  { smtpUrl, dataDir }: TransportSettings,
  log: Log,
  connections: number,
): Transport {
  if (smtpUrl !== undefined) return openSmtp(smtpUrl, connections)
  const folder = mailFolder(dataDir)
  log.warn({ folder }, 'SMTP_URL is not set: messages are written to files, not sent')
  return openFiles(folder)
}
