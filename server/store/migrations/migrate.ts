import { isDeepStrictEqual } from 'node:util'
import { CompiledQuery } from 'kysely'
import { StartupError } from '../../startup-error.ts'
import type { Transaction } from '../database.ts'
import { moveAccounts } from './move-accounts.ts'
import { schemaOf } from './schema.ts'

type Migration = (transaction: Transaction) => Promise<void>

/** The statements of a migration, run in order. */
const statements =
  (...all: readonly string[]): Migration =>
  async ({ run }) => {
    for (const statement of all) await run(CompiledQuery.raw(statement))
  }

const FIRST = 8

const createTables: Migration = (transaction) => statements(...schemaOf(transaction.dialect))(transaction)

const OUTGOING = `id, submission, message_id, in_reply_to, recipient, template, payload, priority, run_at, tries,
  lease_owner, last_error, created_at, sent_at, dead_at, withheld_at`

/** Both directions of mail, in place of `messages`. */
const EMAILS = statements(
  `create table emails (
    id text primary key,
    direction text not null,
    submission text references submissions (id) on delete cascade,
    message_id text not null,
    in_reply_to text,
    sender text,
    recipient text not null,
    subject text,
    text text,
    template text,
    payload text,
    priority integer not null,
    run_at text not null,
    tries integer not null,
    lease_owner text,
    last_error text,
    created_at text not null,
    sent_at text,
    dead_at text,
    withheld_at text
  )`,
  `insert into emails (direction, ${OUTGOING}) select 'outgoing', ${OUTGOING} from messages`,
  'drop table messages',
  `create index emails_due on emails (priority, run_at)
    where sent_at is null and dead_at is null and withheld_at is null`,
  'create index emails_dead on emails (dead_at) where dead_at is not null',
  'create index emails_submission on emails (submission) where submission is not null',
  'create index emails_sent on emails (sent_at) where sent_at is not null',
  'create index emails_withheld on emails (withheld_at) where withheld_at is not null',
)

const QUOTE_STATEMENTS = statements(
  `create table quotes (
    id text primary key,
    submission text not null references submissions (id) on delete cascade,
    number integer not null,
    state text not null,
    currency text not null,
    total bigint not null,
    valid_until text not null,
    terms text not null,
    sent_at text not null,
    sent_by text not null,
    from_latitude double precision,
    from_longitude double precision,
    to_latitude double precision,
    to_longitude double precision,
    kilometres double precision,
    decided_at text,
    decision text,
    unique (submission, number)
  )`,
  'create index quotes_lane on quotes (from_latitude, to_latitude) where from_latitude is not null',
)

/** What the conversation needs: mail that came in, files of a message, who waits for whom, and settings made in the inbox. */
const CONVERSATION = statements(
  'alter table emails add column kind text',
  'alter table emails add column quoted text',
  'alter table emails add column left_out text',
  'alter table emails add column authentication text',
  'alter table emails add column allowed_at text',
  'alter table emails add column returned_at text',
  "create unique index emails_incoming on emails (message_id, submission) where direction = 'incoming'",
  'alter table submissions add column unanswered_since text',
  'create index submissions_unanswered on submissions (unanswered_since) where unanswered_since is not null',
  'alter table files add column message text',
  'create table settings (name text primary key, value text not null)',
)

const PICKUP_DAY = {
  sqlite: `json_extract(answers, '$.pickupDate')`,
  postgres: `answers::json ->> 'pickupDate'`,
}

/** Days by which the list is sorted and sifted. */
const LIST_DAYS: Migration = (transaction) =>
  statements(
    'alter table submissions add column pickup_on text',
    'alter table submissions add column follow_up_on text',
    `update submissions set pickup_on = ${PICKUP_DAY[transaction.dialect]} where form = 'Quote Request'`,
    'create index submissions_pickup on submissions (pickup_on, id) where pickup_on is not null',
    'create index submissions_follow_up on submissions (follow_up_on) where follow_up_on is not null',
  )(transaction)

const TRUSTED_DEVICES = statements(
  `create table trusted_devices (
    id text primary key,
    account text not null references accounts (id) on delete cascade,
    token_hash text not null unique,
    created_at text not null,
    used_at text not null,
    device text
  )`,
  'create index trusted_devices_account on trusted_devices (account)',
)

const SAVED_VIEWS = statements(
  `create table saved_views (
    id text primary key,
    account text not null references accounts (id) on delete cascade,
    name text not null,
    query text not null,
    text text not null
  )`,
  'create index saved_views_account on saved_views (account, id)',
  // They are written again, with phone numbers, before the next search.
  'delete from submission_texts',
)

/** What the figures of the last 30 days are read from, without the rows themselves. */
const RECENT_DAYS = statements(
  'drop index submissions_answered',
  `create index submissions_answered on submissions (form, answered_at, received_at)
    where answered_at is not null`,
  'drop index submissions_form',
  'create index submissions_form on submissions (form, id, state)',
)

/** Search texts are written again, with letters and numbers as people type them, before the next search. */
const SEARCH_TEXTS = statements('delete from submission_texts')

/** What dispatch took back without another quote was called replaced. */
const WITHDRAWN_QUOTES = statements(
  `update quotes set state = 'withdrawn' where state = 'replaced' and not exists (
    select 1 from quotes as later where later.submission = quotes.submission and later.number > quotes.number
  )`,
)

/** Numbered from 8 by their index. Never edit one that has been released: add another at the end. */
const migrations: readonly Migration[] = [
  createTables,
  EMAILS,
  QUOTE_STATEMENTS,
  moveAccounts,
  CONVERSATION,
  LIST_DAYS,
  TRUSTED_DEVICES,
  SAVED_VIEWS,
  RECENT_DAYS,
  SEARCH_TEXTS,
  WITHDRAWN_QUOTES,
]

/** What a database that is up to date has in its table `migrations`. */
export const migrationNumbers: readonly number[] = migrations.map((_, index) => FIRST + index)

/** What turns the tables that earlier versions made into those of number 8, by the numbers that they recorded. */
const takeOvers: Readonly<Record<string, Migration>> = {
  '1, 2, 3, 4': statements(
    'create index messages_sent on messages (sent_at) where sent_at is not null',
    'alter table messages add column withheld_at text',
    'create index messages_withheld on messages (withheld_at) where withheld_at is not null',
    'drop index messages_due',
    `create index messages_due on messages (priority, run_at)
      where sent_at is null and dead_at is null and withheld_at is null`,
    // They were named by plain addresses.
    `delete from counters where name like 'sign-in%' or name like 'known:%' or name like 'confirmations %'`,
  ),
  '1, 2, 3, 4, 5, 6, 7': statements(),
}

/** The last version that brings every older database up to date. */
const TAKEN_OVER_BY = 'b97d81c'

/**
 * Brings the tables up to date. The caller holds the lock that keeps other servers from doing the same.
 * Throws `StartupError` for a database that a newer version of this program has written, or one that is too old.
 */
export async function migrate(transaction: Transaction): Promise<void> {
  const { build, run } = transaction
  await run(
    CompiledQuery.raw(
      'create table if not exists migrations (number integer primary key, applied_at text not null)',
    ),
  )
  const rows = await run(build.selectFrom('migrations').select('number').orderBy('number'))
  let applied = rows.map(({ number }) => number)
  const takeOver = takeOvers[applied.join(', ')]
  if (takeOver) {
    await takeOver(transaction)
    await run(build.deleteFrom('migrations'))
    await record(transaction, FIRST)
    applied = [FIRST]
  }
  const hasGap = applied.some((number, index) => number !== FIRST + index)
  if (hasGap || applied.length > migrations.length) throw refusal(applied)
  for (const [index, apply] of migrations.entries()) {
    if (index < applied.length) continue
    await apply(transaction)
    await record(transaction, FIRST + index)
  }
}

/** For commands: a server of another version may be running on the tables. Throws `StartupError`, with nothing changed. */
export async function requireUpToDate({ build, run }: Transaction): Promise<void> {
  const rows = await run(build.selectFrom('migrations').select('number').orderBy('number'))
  const applied = rows.map(({ number }) => number)
  if (isDeepStrictEqual(applied, migrationNumbers)) return
  if ((applied.at(-1) ?? 0) > FIRST + migrations.length - 1) throw refusal(applied)
  throw new OlderDatabase()
}

/** No server of this version starts on it. */
export class NewerDatabase extends StartupError {}

/** It is brought up to date by the next start of a server of this version. */
export class OlderDatabase extends StartupError {
  constructor() {
    super(
      'The database is of an earlier version of this program. Start the server of this version once first.',
    )
  }
}

const record = ({ build, run }: Transaction, number: number) =>
  run(build.insertInto('migrations').values({ number, applied_at: new Date().toISOString() }))

function refusal(applied: readonly number[]): StartupError {
  const numbers = applied.join(', ')
  const last = applied.at(-1) ?? 0
  const newest = FIRST + migrations.length - 1
  if (last > newest)
    return new NewerDatabase(
      `The database was written by a newer version of this program (its migration ${last}; this version has ${newest}). Start that version, or restore a backup made before it.`,
    )
  if (last < FIRST)
    return new StartupError(
      `The database was written by a version that is no longer taken over (its migrations: ${numbers}). Start the version of commit ${TAKEN_OVER_BY} on it once, then this one. A backup is first restored by that version.`,
    )
  return new StartupError(
    `The database is of no version of this program (its migrations: ${numbers}). Restore a backup.`,
  )
}
