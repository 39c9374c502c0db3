import { searchTables } from '../submissions/search-text.ts'
import { authTables } from './auth-tables.ts'

const bytesType = { sqlite: 'blob', postgres: 'bytea' }

const submissionTables = [
  `create table submissions (
    id text primary key,
    reference text not null unique,
    form text not null,
    answers text not null,
    received_at text not null,
    idempotency_key text unique,
    fingerprint text not null,
    locale text not null default 'en-CA',
    state text not null default 'received',
    owner text,
    version integer not null default 1,
    email text,
    answered_at text,
    key_version integer not null default 1,
    spam_score integer not null default 0,
    spam_reasons text,
    erased_at text
  )`,
  'create index submissions_form on submissions (form, id)',
  'create index submissions_state on submissions (state, id)',
  'create index submissions_owner on submissions (owner, id) where owner is not null',
  'create index submissions_email on submissions (email) where email is not null',
  'create index submissions_fingerprint on submissions (fingerprint)',
  'create index submissions_answered on submissions (answered_at) where answered_at is not null',
  `create table submission_events (
    id text primary key,
    submission text not null references submissions (id) on delete cascade,
    at text not null,
    who text not null,
    event text not null,
    detail text
  )`,
  'create index submission_events_submission on submission_events (submission, id)',
]

const mailTables = [
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
    dead_at text,
    withheld_at text
  )`,
  `create index messages_due on messages (priority, run_at)
    where sent_at is null and dead_at is null and withheld_at is null`,
  'create index messages_dead on messages (dead_at) where dead_at is not null',
  'create index messages_submission on messages (submission) where submission is not null',
  'create index messages_sent on messages (sent_at) where sent_at is not null',
  'create index messages_withheld on messages (withheld_at) where withheld_at is not null',
]

const filesTable = (dialect: 'sqlite' | 'postgres') => [
  `create table files (
    id text primary key,
    submission text not null references submissions (id) on delete cascade,
    field text not null,
    name text not null,
    type text not null,
    bytes integer not null,
    stored_name text not null unique,
    content ${bytesType[dialect]}
  )`,
  'create index files_submission on files (submission)',
]

const sharedTables = [
  'create table counters (name text primary key, window_start text not null, count integer not null)',
  `create table jobs (
    name text primary key,
    due_at text not null,
    lease_owner text,
    lease_until text,
    last_run_at text
  )`,
  'create table cached_values (name text primary key, value text not null, fetched_at text not null)',
  'create table heartbeat (name text primary key, beat_at text not null)',
]

/**
 * The statements that make every table in an empty database: what migration 8 is. Never edit them; add a migration.
 * Columns have the order in which databases of earlier versions got them.
 */
export const schemaOf = (dialect: 'sqlite' | 'postgres'): readonly string[] => [
  ...submissionTables,
  ...mailTables,
  ...filesTable(dialect),
  ...sharedTables,
  ...authTables,
  ...searchTables[dialect],
]
