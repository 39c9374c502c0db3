import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { examples } from '../../../domain/forms/examples.ts'
import { eraseSender } from '../../store/submissions/erase.ts'
import { newTestDatabase } from '../databases.ts'
import { report, sized } from '../long.ts'
import { openStatements } from '../statements.ts'
import { closeTestApps, openTestApp } from '../test-app.ts'
import { addStaff } from '../test-staff.ts'

const TRIES = sized(2, 200)
const MARK = 'quillfeather'

afterEach(closeTestApps)

test('whatever another instance stores while one erases, nothing of it stays', async () => {
  const databaseUrl = await newTestDatabase()
  const environment = { RATE_LIMIT: '1000000' }
  const [one, other] = [
    await openTestApp({ databaseUrl }, { environment }),
    await openTestApp({ databaseUrl }, { environment }),
  ]
  const staff = await addStaff(other.app, other.dependencies, 'dana@company.example')
  const statements = await openStatements({ dataDir: '', databaseUrl })
  const email = `${MARK}@shipper.example`
  const inbox = (reference: string) => `/api/inbox/submissions/${reference}`
  const stores: Record<string, (reference: string, page: string) => Promise<Response>> = {
    amendment: (_, page) =>
      other.send(page, { action: 'amend', ...examples.quote, name: MARK, email: 'new@shipper.example' }),
    note: (_, page) => other.send(page, { action: 'note', note: MARK }),
    link: (reference) => other.send('/api/requests/link', { reference, email }),
    reply: (reference) => staff.post(`${inbox(reference)}/reply`, { version: 1, text: MARK }),
    'staff note': (reference) => staff.post(`${inbox(reference)}/notes`, { text: MARK }),
    'search text': async () => {
      await other.dependencies.search.update()
      return new Response()
    },
  }
  const erases: ((page: string) => Promise<unknown>)[] = [
    (page) => one.send(page, { action: 'erase', confirm: 'erase' }),
    () =>
      one.dependencies.store.transact((transaction) =>
        eraseSender(transaction, { email, who: 'dana@company.example', at: Date.now() }),
      ),
  ]
  const left: Record<string, number> = {}
  const outcomes: Record<string, number> = {}
  for (const [what, store] of Object.entries(stores)) {
    for (let turn = 0; turn < TRIES; turn++) {
      const { reference, page } = await one.quote({ name: MARK, email })
      const [stored] = await Promise.all([
        store(reference, page),
        pause(randomInt(8)).then(() => erases[turn % erases.length]?.(page)),
      ])
      outcomes[`${what} ${stored.status}`] = (outcomes[`${what} ${stored.status}`] ?? 0) + 1
      const rows = (await statements.run(leftOf(reference))) as unknown[]
      if (rows.length > 0) left[what] = (left[what] ?? 0) + 1
    }
  }
  await statements.close()
  report('erasures beside another instance', { tries: TRIES * Object.keys(stores).length, ...outcomes })
  expect(left).toEqual({})
}, 600_000)

const leftOf = (reference: string): string => {
  const tables = {
    submission_events: 'submission',
    emails: 'submission',
    submission_texts: 'id',
    submissions: 'id',
  }
  return Object.entries(tables)
    .map(
      ([table, id]) =>
        `select '${table}' from ${table} t join submissions s on s.id = t.${id}
         where s.reference = '${reference}' and lower(t::text) like '%${MARK}%'`,
    )
    .join(' union all ')
}
