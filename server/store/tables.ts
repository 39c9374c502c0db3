import type { Generated, NotNull } from 'kysely'
import type { Currency } from '../../domain/quotes/money.ts'
import type { StoredQuoteState } from '../../domain/quotes/quotes.ts'
import type { Role } from '../../domain/staff/roles.ts'
import type { SubmissionState } from '../../domain/submissions/inbox.ts'
import type { EventName } from '../../domain/submissions/submission-events.ts'

/** What a backup holds, each table after those that it refers to. Every other table is in `transientTables`. */
export const backupTables = [
  'submissions',
  'submission_events',
  'emails',
  'quotes',
  'files',
  'jobs',
  'accounts',
  'second_factors',
  'recovery_codes',
  'saved_views',
  'settings',
] as const

/** Left out of a backup: caches, limits and search texts, and sessions and trusted devices, which a restore ends. */
export const transientTables = [
  'counters',
  'cached_values',
  'heartbeat',
  'migrations',
  'submission_texts',
  'sessions',
  'pending_sign_ins',
  'trusted_devices',
] as const

/** SQLite's search index has tables of its own. */
export const isTransient = (table: string): boolean =>
  table.startsWith('submission_words') || (transientTables as readonly string[]).includes(table)

/** Times are ISO 8601 in UTC, so that they sort as text and the same statements run on both databases. */
export interface Tables {
  submissions: SubmissionRow
  submission_events: SubmissionEventRow
  emails: EmailRow
  quotes: QuoteRow
  files: FileRow
  counters: CounterRow
  jobs: JobRow
  cached_values: CachedValueRow
  submission_texts: { number: Generated<number>; id: string; text: string }
  accounts: AccountRow
  second_factors: SecondFactorRow
  recovery_codes: { account: string; code_hash: string }
  sessions: SessionRow
  pending_sign_ins: PendingSignInRow
  trusted_devices: TrustedDeviceRow
  saved_views: SavedViewRow
  settings: { name: string; value: string }
  heartbeat: { name: string; beat_at: string }
  migrations: { number: number; applied_at: string }
}

export interface SubmissionRow {
  /** Begins with the time of receipt: newest first is the order of ids backwards. */
  id: string
  reference: string
  /** The form's name on the wire. */
  form: string
  /** JSON of the answers under their dotted names; `{}` once erased. */
  answers: string
  received_at: string
  idempotency_key: string | null
  /** Of what was sent first: equal for two submissions with the same answers; empty once erased. */
  fingerprint: string
  locale: string
  state: SubmissionState
  /** The email of a member of staff. */
  owner: string | null
  /** Raised by every change but a note. */
  version: number
  /** The sender's, in lower case. */
  email: string | null
  answered_at: string | null
  /** Raised to revoke the address of the request's page. */
  key_version: number
  spam_score: number
  /** JSON. */
  spam_reasons: string | null
  erased_at: string | null
  /** When the oldest message of the sender came that nobody has answered. */
  unanswered_since: string | null
  /** The day of pickup, `YYYY-MM-DD`. */
  pickup_on: string | null
  /** Until this day, `YYYY-MM-DD`, it is not open. */
  follow_up_on: string | null
}

interface SubmissionEventRow {
  id: string
  submission: string
  at: string
  /** 'sender', 'system' or the email of a member of staff. */
  who: string
  event: EventName
  /** JSON. */
  detail: string | null
}

export interface EmailRow {
  id: string
  direction: 'outgoing' | 'incoming'
  submission: string | null
  message_id: string
  in_reply_to: string | null
  /** Null until it is first tried. */
  sender: string | null
  recipient: string
  /** As it was last handed over, or as it came; null until then. */
  subject: string | null
  /** As `subject`: what a person reads, without the key of a request's page. */
  text: string | null
  /** Of outgoing emails only. */
  template: string | null
  /** JSON for the template. Never a secret. */
  payload: string | null
  /** 0 is sent before 1. */
  priority: number
  /** When it is due, or until when it is leased. */
  run_at: string
  tries: number
  lease_owner: string | null
  last_error: string | null
  created_at: string
  /** Of an incoming email, when it came; so it is never due. */
  sent_at: string | null
  dead_at: string | null
  /** Since when it waits for staff; `last_error` says why. */
  withheld_at: string | null
  /** Of incoming emails only, as the following four. */
  kind: 'message' | 'automatic' | 'bounce' | null
  /** The earlier mail that it quotes. */
  quoted: string | null
  /** JSON: the names of attachments that were not stored. */
  left_out: string | null
  /** What the relay wrote of SPF and DKIM. */
  authentication: string | null
  /** When staff let the sender see a message that came from another address. */
  allowed_at: string | null
  /** Of an outgoing email: when a report came that it was not delivered; `last_error` says why. */
  returned_at: string | null
}

export interface QuoteRow {
  id: string
  submission: string
  /** 1 is the first of a submission. */
  number: number
  state: StoredQuoteState
  currency: Currency
  /** In cents. */
  total: number
  valid_until: string
  /** JSON of `QuoteTerms`, as it was sent. */
  terms: string
  sent_at: string
  /** The email of a member of staff. */
  sent_by: string
  /** Where both of the request's places are known. */
  from_latitude: number | null
  from_longitude: number | null
  to_latitude: number | null
  to_longitude: number | null
  kilometres: number | null
  /** When it was accepted or declined. */
  decided_at: string | null
  /** JSON of `QuoteDecision`. */
  decision: string | null
}

/** What every outgoing email has, for `$narrowType`. */
export interface Outgoing {
  template: NotNull
  payload: NotNull
}

export interface FileRow {
  id: string
  submission: string
  field: string
  /** As the sender called it. */
  name: string
  type: string
  bytes: number
  /** Random. */
  stored_name: string
  /** Null where the content lies in `DATA_DIR/files`. */
  content: Uint8Array | null
  /** The event or the incoming email that it came with; null for a field of the form. */
  message: string | null
}

export interface CounterRow {
  name: string
  window_start: string
  count: number
}

interface JobRow {
  name: string
  due_at: string
  lease_owner: string | null
  lease_until: string | null
  last_run_at: string | null
}

interface CachedValueRow {
  name: string
  value: string
  fetched_at: string
}

export interface AccountRow {
  id: string
  role: Role
  /** In lower case. */
  email: string
  name: string
  password_hash: string
  /** Of a one-time password, which has to be changed at the first sign-in. */
  one_time_password_until: string | null
  created_at: string
}

export interface SecondFactorRow {
  account: string
  /** Encrypted. */
  secret: string
  /** Null until a first code was right. */
  confirmed_at: string | null
}

export interface SessionRow {
  /** Another one whenever the token changes. */
  id: string
  account: string
  token_hash: string
  created_at: string
  /** Noted once a minute at most. */
  used_at: string
  /** Until when the password counts as asked again. */
  confirmed_until: string | null
  /** As the browser calls itself. */
  device: string | null
}

/** A browser whose person is not asked for the second factor for a while. */
export interface TrustedDeviceRow {
  id: string
  account: string
  token_hash: string
  created_at: string
  /** At the last sign-in with it. */
  used_at: string
  /** As the browser calls itself. */
  device: string | null
}

/** Of one member of staff. */
interface SavedViewRow {
  id: string
  account: string
  name: string
  /** Of the list's URL: its view, filters and sort. */
  query: string
  /** What is searched for. */
  text: string
}

/** The password was right, and the second factor is still to come. */
export interface PendingSignInRow {
  token_hash: string
  account: string
  tries: number
  expires_at: string
}
