import '../company/load-company.ts'
import { commandName } from '../command-name.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { exitOnStartupError, StartupError } from '../startup-error.ts'
import { listUnsentEmails, type OutboxEmail, sendAgain, sendAllAgain } from '../store/mail/outbox.ts'
import { requireDatabase } from '../store/open-database.ts'
import { openStore, type Store } from '../store/store.ts'
import { isSettingFault } from './transports/smtp-failure.ts'

const USAGE = `${commandName('mail')} COMMAND, of these:
  list            lists messages that are dead, withheld or have failed so far
  send-again ID   makes a dead or withheld message due, under its Message-ID
  send-again all  does so for all dead messages`

/** Runs `npm run mail` with these arguments; resolves to its output. Throws a `StartupError` with the usage. */
export async function runMailCommand(values: string[], store: Store, now: number): Promise<string> {
  const [command, id, ...rest] = values
  if (command === 'list' && id === undefined)
    return listMessages(await store.transact((transaction) => listUnsentEmails(transaction)))
  if (command !== 'send-again' || id === undefined || rest.length > 0) throw new StartupError(USAGE)
  if (id === 'all') {
    const count = await store.transact((transaction) => sendAllAgain(transaction, { at: now }))
    return `${count} ${count === 1 ? 'message is' : 'messages are'} due again.`
  }
  if (await store.transact((transaction) => sendAgain(transaction, { id, at: now })))
    return `${id} is due again.`
  throw new StartupError(
    `There is no dead or withheld message with the id ${id}. “${commandName('mail')} list” shows the ids.`,
  )
}

const listMessages = (messages: OutboxEmail[]): string =>
  messages.length === 0
    ? 'No message is dead or withheld, and none has failed.'
    : messages.map(line).join('\n')

const line = ({ id, state, template, recipient, tries, error, createdAt, nextTryAt }: OutboxEmail): string =>
  [
    id,
    state,
    template,
    recipient,
    `created ${createdAt}`,
    tries === 1 ? '1 try' : `${tries} tries`,
    ...(error === null ? [] : [`${error}${explainError(error)}`]),
    ...(nextTryAt === undefined ? [] : [`next try ${nextTryAt}`]),
  ].join('  ')

function explainError(error: string): string {
  if (error === 'LIMIT') return ' (a limit of messages a day was reached)'
  if (error === 'SPAM') return ' (the submission is held as spam)'
  return isSettingFault(error) ? ' (check SMTP_URL and MAIL_FROM)' : ''
}

async function main() {
  process.umask(0o077)
  const settings = readConfig(process.env)
  await requireDatabase(settings)
  const store = await openStore({ ...settings, besideServer: true }, createLog('error'))
  try {
    console.log(await runMailCommand(process.argv.slice(2), store, Date.now()))
  } finally {
    await store.close()
  }
}

if (import.meta.main) await exitOnStartupError(main)
