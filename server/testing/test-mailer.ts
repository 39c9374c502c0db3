import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach } from 'vitest'
import { type MailerOptions, openMailer } from '../mail/mailer.ts'
import { openDatabase } from '../store/open-database.ts'
import { type Store, storeOn } from '../store/store.ts'
import type { EmailRow, Outgoing } from '../store/tables.ts'
import { sampleContext } from './samples/sample-emails.ts'
import { create, DISPATCH, referenceOf } from './samples/submission-input.ts'
import { newFolder, silent } from './test-dependencies.ts'

export const NOON = Date.parse('2026-11-20T19:00:00.000Z')

interface Given extends Partial<Pick<MailerOptions, 'transport' | 'log' | 'leaseMs' | 'stoppingMs'>> {
  smtpUrl?: string
  around?: (store: Store) => MailerOptions['store']
}

const closing: (() => Promise<void>)[] = []

/** Runs after the test, last first. */
export const closeAfterTest = (close: () => Promise<void>): void => {
  closing.push(close)
}

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A mailer at work on one submission; its clock stops until the test moves it. */
export async function startMailer({ smtpUrl, around, log = silent, ...given }: Given = {}) {
  const clock = { now: NOON }
  const dataDir = newFolder('mailer-')
  const database = await openDatabase({ dataDir }, silent)
  const store = storeOn(database, silent)
  const mailer = openMailer({
    config: { dataDir, smtpUrl },
    email: { ...sampleContext, dispatchEmail: DISPATCH },
    store: around?.(store) ?? store,
    log,
    now: () => clock.now,
    ...given,
  })
  closeAfterTest(() => store.close())
  closeAfterTest(() => mailer.stop())
  const submit = (email = 'pat@shipper.example') => create(store, { answers: { email }, at: clock.now })
  const reference = referenceOf(await submit())
  mailer.start()
  const rows = () =>
    database.transact(({ build, run }) =>
      run(build.selectFrom('emails').selectAll().$narrowType<Outgoing>().orderBy('template')),
    )
  return {
    clock,
    mailer,
    store,
    dataDir,
    rows,
    submit,
    row: async (template: string) => (await rows()).find((one) => one.template === template),
    reference,
    runToTheEnd: () => runToTheEnd(clock, mailer, rows),
  }
}

/**
 * Moves the clock to each next try until every message is sent or dead. The gaps before the tries of each message,
 * in milliseconds, by template.
 */
async function runToTheEnd(
  clock: { now: number },
  mailer: { wake(): void },
  rows: () => Promise<(EmailRow & { template: string })[]>,
): Promise<Record<string, number[]>> {
  const gaps: Record<string, number[]> = {}
  const counted = new Set<string>()
  for (;;) {
    const open = (await rows()).filter((row) => row.sent_at === null && row.dead_at === null)
    if (open.length === 0) return gaps
    const resting = open.filter((row) => row.lease_owner === null && Date.parse(row.run_at) > clock.now)
    for (const { id, template, tries, run_at } of resting) {
      if (counted.has(`${id} ${tries}`)) continue
      counted.add(`${id} ${tries}`)
      gaps[template] = [...(gaps[template] ?? []), Date.parse(run_at) - clock.now]
    }
    if (resting.length === open.length) {
      clock.now = Math.min(...resting.map((row) => Date.parse(row.run_at)))
      mailer.wake()
    }
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/** A TCP server that talks as the test wants. */
export async function rawServer(talk: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    talk(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy()
      server.close(() => resolve())
    })
  closeAfterTest(close)
  return { number: (server.address() as AddressInfo).port, close }
}

export const refusal = (responseCode: number, text = 'refused'): Error =>
  Object.assign(new Error(text), { responseCode })

export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 10))
}

export const header = (source: string, name: string): string =>
  new RegExp(`^${name}: (.*(?:\r?\n[ \t].*)*)`, 'mi').exec(source)?.[1] ?? ''
