import { CompiledQuery } from 'kysely'
import { StartupError } from '../startup-error.ts'
import { authTables } from './auth-tables.ts'
import type { Transaction } from './database.ts'
import { moveOutbox } from './move-outbox.ts'
import { searchTables } from './search-text.ts'

/** What a migration takes from the settings. */
export interface MigrationSettings {
  dispatchEmail: string
}

type Migration = (transaction: Transaction, settings: MigrationSettings) => Promise<void>

/**
 * Brings the tables up to date. The caller holds the lock that keeps other servers from doing the same.
 * Throws `StartupError` for a database that a newer version of this program has written.
 */
export async function migrate(transaction: Transaction, settings: MigrationSettings): Promise<void> {
  const { build, run } = transaction
  await run(
    CompiledQuery.raw(
      'create table if not exists migrations (number integer primary key, applied_at text not null)',
    ),
  )
  const applied = new Set((await run(build.selectFrom('migrations').select('number'))).map(numberOf))
  const newest = Math.max(0, ...applied)
  if (newest > migrations.length)
    throw new StartupError(
      `The database was written by a newer version of this program (its migration ${newest}; this version has ${migrations.length}). Start that version, or restore a backup made before it.`,
    )
  for (const [index, apply] of migrations.entries()) {
    const number = index + 1
    if (applied.has(number)) continue
    await apply(transaction, settings)
    await run(build.insertInto('migrations').values({ number, applied_at: new Date().toISOString() }))
  }
}

const numberOf = (row: { number: number }): number => row.number

/** The statements of a migration, run in order. */
const statements =
  (...all: string[]): Migration =>
  async ({ run }) => {
    for (const statement of all) await run(CompiledQuery.raw(statement))
  }

const FIRST = statements(
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
)

const bytesType = { sqlite: 'blob', postgres: 'bytea' }

const INBOX: Migration = async (transaction, settings) => {
  await statements(
    `alter table submissions add column locale text not null default 'en-CA'`,
    `alter table submissions add column state text not null default 'received'`,
    'alter table submissions add column owner text',
    'alter table submissions add column version integer not null default 1',
    'alter table submissions add column email text',
    'alter table submissions add column answered_at text',
    'alter table submissions add column key_version integer not null default 1',
    'alter table submissions add column spam_score integer not null default 0',
    'alter table submissions add column spam_reasons text',
    'alter table submissions add column erased_at text',
    'create index submissions_form on submissions (form, id)',
    'create index submissions_state on submissions (state, id)',
    'create index submissions_owner on submissions (owner, id) where owner is not null',
    'create index submissions_email on submissions (email) where email is not null',
    'create index submissions_fingerprint on submissions (fingerprint)',
    `create table submission_events (
      id text primary key,
      submission text not null references submissions (id) on delete cascade,
      at text not null,
      who text not null,
      event text not null,
      detail text
    )`,
    'create index submission_events_submission on submission_events (submission, id)',
    `create table messages (
      id text primary key,
      submission text references submissions (id) on delete cascade,
      template text not null,
      recipient text not null,
      payload text not null,
      message_id text not null,
      in_reply_to text,
      priority integer not null,
      run_at text not null,
      tries integer not null,
      lease_owner text,
      last_error text,
      created_at text not null,
      sent_at text,
      dead_at text
    )`,
    'create index messages_due on messages (priority, run_at) where sent_at is null and dead_at is null',
    'create index messages_dead on messages (dead_at) where dead_at is not null',
    'create index messages_submission on messages (submission) where submission is not null',
    `create table files (
      id text primary key,
      submission text not null references submissions (id) on delete cascade,
      field text not null,
      name text not null,
      type text not null,
      bytes integer not null,
      stored_name text not null unique,
      content ${bytesType[transaction.dialect]}
    )`,
    'create index files_submission on files (submission)',
    'create table counters (name text primary key, window_start text not null, count integer not null)',
    `create table jobs (
      name text primary key,
      due_at text not null,
      lease_owner text,
      lease_until text,
      last_run_at text
    )`,
    'create table cached_values (name text primary key, value text not null, fetched_at text not null)',
  )(transaction, settings)
  await moveOutbox(transaction, settings)
  await transaction.run(CompiledQuery.raw('drop table outbox'))
}

const STAFF_AND_SEARCH: Migration = (transaction, settings) =>
  statements(...authTables, ...searchTables[transaction.dialect])(transaction, settings)

const ANSWER_TIMES = statements(
  'create index submissions_answered on submissions (answered_at) where answered_at is not null',
)

/** Staff are told of mail that has just left. */
const SENT_TIMES = statements('create index messages_sent on messages (sent_at) where sent_at is not null')

const WITHHELD_MESSAGES = statements(
  'alter table messages add column withheld_at text',
  'create index messages_withheld on messages (withheld_at) where withheld_at is not null',
  'drop index messages_due',
  `create index messages_due on messages (priority, run_at)
    where sent_at is null and dead_at is null and withheld_at is null`,
)

/** Counters were named by plain addresses; those made since are named by a hash with the secret. */
const PLAIN_COUNTERS = statements(
  `delete from counters where name like 'sign-in%' or name like 'known:%' or name like 'confirmations %'`,
)

/** Numbered from 1 by their index. Never edit one that has been released: add another. */
const migrations: readonly Migration[] = [
  FIRST,
  INBOX,
  STAFF_AND_SEARCH,
  ANSWER_TIMES,
  SENT_TIMES,
  WITHHELD_MESSAGES,
  PLAIN_COUNTERS,
]

export const migrationCount = migrations.length
