import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { examples } from '../domain/examples.ts'
import { quote } from '../domain/quote.ts'
import { withAppSecret } from '../server/app-secret.ts'
import { createAuth } from '../server/auth/auth.ts'
import { staffDirectory } from '../server/auth/staff.ts'
import { readConfig } from '../server/config.ts'
import { createLog } from '../server/log.ts'
import { openStore } from '../server/store/store.ts'
import { createSubmission } from '../server/store/submissions.ts'
import { type Program, startProgram } from './program.ts'
import type { Row } from './row.ts'
import { ratioOf, spreadOf } from './statistics.ts'
import { send } from './submissions.ts'

const STORED = 100_000
const SIGN_INS_A_SECOND = 20
const EMAIL = 'bench@company.example'
const PASSWORD = 'a password for the bench'

/** Fifty visitors sending at once, in turn with and without a flood of sign-ins and an export. */
export async function signInRow(rounds: number): Promise<Row> {
  const dataDir = mkdtempSync(path.join(import.meta.dirname, '../node_modules/.cache/bench-sign-ins-'))
  const oneTime = await prepare(dataDir)
  const site = await startProgram('../server/main.ts', [], {
    DATA_DIR: dataDir,
    STAFF_2FA: 'optional',
    TRUST_PROXY: '1',
  })
  try {
    const cookie = await signIn(site, oneTime)
    const quiet: number[] = []
    const busy: number[] = []
    await send(site)
    for (let round = 0; round < rounds; round++) {
      quiet.push((await send(site)).p99)
      const stop = disturb(site, cookie)
      busy.push((await send(site)).p99)
      await stop()
    }
    const ratio = ratioOf(busy, quiet)
    return {
      measure: `p99 of a submission during ${SIGN_INS_A_SECOND} sign-ins a second and an export of ${STORED.toLocaleString('en-CA')}`,
      measured: spreadOf(busy),
      reference: spreadOf(quiet),
      ratio,
      unit: 'ms',
      target: '≤ 3 × the same without them',
      met: ratio.median <= 3,
    }
  } finally {
    await site.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Fills the database and adds a member of staff; resolves to the one-time password. */
async function prepare(dataDir: string): Promise<string> {
  const config = withAppSecret(readConfig({ DATA_DIR: dataDir }))
  const store = await openStore(config, createLog('error'))
  const oneTime = await staffDirectory(createAuth(store, config), Date.now).add(EMAIL, 'Bench')
  await store.transact((transaction) =>
    createSubmission(transaction, { form: quote, answers: examples.quote, at: Date.now() }),
  )
  await store.close()
  copyTheOne(path.join(dataDir, 'site.sqlite'))
  return oneTime
}

function copyTheOne(file: string): void {
  const database = new DatabaseSync(file)
  const names = database
    .prepare("select name from pragma_table_info('submissions')")
    .all()
    .map(({ name }) => String(name))
  const own: Record<string, string> = {
    id: "printf('%s%06d', substr(id, 1, length(id) - 6), number)",
    reference: "printf('Q-%06d', number)",
    idempotency_key: "'copy ' || number",
  }
  database.exec(
    `with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < ${STORED})
     insert into submissions (${names}) select ${names.map((name) => own[name] ?? name)} from submissions, numbers`,
  )
  database.close()
}

async function signIn({ address }: Program, oneTime: string): Promise<string> {
  const first = await post(address, '/api/auth/sign-in/email', { email: EMAIL, password: oneTime })
  const change = { currentPassword: oneTime, newPassword: PASSWORD }
  const second = await post(address, '/api/auth/change-password', change, cookieIn(first))
  const confirmed = await post(address, '/api/inbox/confirm', { password: PASSWORD }, cookieIn(second))
  if (confirmed.status !== 204) throw new Error(`not signed in: ${confirmed.status}`)
  return cookieIn(confirmed)
}

const cookieIn = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** Each sign-in is somebody else's, from another address, so that every password is looked at. */
function disturb({ address }: Program, cookie: string): () => Promise<void> {
  const pending = new Set<Promise<unknown>>()
  const track = (answer: Promise<unknown>) => {
    const done = answer.finally(() => pending.delete(done))
    pending.add(done)
  }
  let isOver = false
  const signIns = setInterval(
    () =>
      track(
        post(address, '/api/auth/sign-in/email', { email: `${Math.random()}@a.example`, password: 'guess' }),
      ),
    1000 / SIGN_INS_A_SECOND,
  )
  const exportAll = async () => {
    while (!isOver) {
      const answer = await post(address, '/api/inbox/export.csv', {}, cookie)
      if (!answer.ok) throw new Error(`the export answered ${answer.status}`)
      for await (const part of answer.body ?? []) if (isOver && part.length > 0) return
    }
  }
  track(exportAll())
  return async () => {
    isOver = true
    clearInterval(signIns)
    await Promise.all(pending)
  }
}

const post = (address: string, where: string, body: unknown, cookie = ''): Promise<Response> =>
  fetch(address + where, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: address,
      'x-forwarded-for': `10.${random()}.${random()}.${random()}`,
      cookie,
    },
    body: JSON.stringify(body),
  })

const random = (): number => Math.floor(Math.random() * 256)
