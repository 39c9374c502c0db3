import { CompiledQuery } from 'kysely'
import type { Transaction } from './database.ts'

/** Brings the tables up to date. The caller holds the lock that keeps other servers from doing the same. */
export async function migrate({ build, run }: Transaction): Promise<void> {
  await run(
    CompiledQuery.raw(
      'create table if not exists migrations (number integer primary key, applied_at text not null)',
    ),
  )
  const applied = await run(build.selectFrom('migrations').select('number'))
  const missing = [...migrations.entries()].filter(
    ([index]) => !applied.some((row) => row.number === index + 1),
  )
  for (const [index, statements] of missing) {
    for (const statement of statements) await run(CompiledQuery.raw(statement))
    await run(
      build.insertInto('migrations').values({ number: index + 1, applied_at: new Date().toISOString() }),
    )
  }
}

/** Numbered from 1 by their place. Never edit one that has been released: add another. */
const migrations: readonly (readonly string[])[] = [
  [
    `create table submissions (
      id text primary key,
      reference text not null unique,
      form text not null,
      answers text not null,
      received_at text not null,
      idempotency_key text unique,
      fingerprint text not null
    )`,
    `create table outbox (
      submission text not null references submissions (id) on delete cascade,
      kind text not null,
      message_id text not null,
      run_at text not null,
      tries integer not null,
      owner text,
      last_error text,
      sent_at text,
      dead_at text,
      primary key (submission, kind)
    )`,
    'create index outbox_due on outbox (run_at) where sent_at is null and dead_at is null',
    'create table heartbeat (name text primary key, beat_at text not null)',
  ],
]
