import type { Log } from '../../log.ts'
import type { Mail } from '../email-templates.ts'
import { mailFolder, openFiles } from './file-transport.ts'
import { openSmtp } from './smtp-transport.ts'
import type { Transport } from './transport.ts'

export interface TransportSettings {
  smtpUrl?: string | undefined
  /** Another way for alerts to leave. */
  alertSmtpUrl?: string | undefined
  dataDir: string
}

/** By SMTP where an address is set, else into files; alerts by a mail server of their own, where one is set. */
export function openTransport(settings: TransportSettings, log: Log, connections: number): Transport {
  const usual = openUsual(settings, log, connections)
  const { alertSmtpUrl } = settings
  if (alertSmtpUrl === undefined) return usual
  const alerts = openSmtp(alertSmtpUrl, 1)
  return {
    ...usual,
    send: (mail, signal) =>
      mail.isAlert ? alerts.send(fromAccount(mail, alertSmtpUrl), signal) : usual.send(mail, signal),
    close() {
      usual.close()
      alerts.close()
    },
  }
}

function openUsual({ smtpUrl, dataDir }: TransportSettings, log: Log, connections: number): Transport {
  if (smtpUrl !== undefined) return openSmtp(smtpUrl, connections)
  const folder = mailFolder(dataDir)
  log.warn({ folder }, 'SMTP_URL is not set: messages are written to files, not sent')
  return openFiles(folder)
}

/** Another provider refuses a sender other than the address that it knows the account by. */
function fromAccount(mail: Mail, url: string): Mail {
  const user = decodeURIComponent(new URL(url).username)
  return user.includes('@') ? { ...mail, from: { ...mail.from, address: user } } : mail
}
