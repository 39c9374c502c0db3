/** Times are ISO 8601 in UTC, so that they sort as text and the same statements run on both databases. */
export interface Tables {
  submissions: SubmissionRow
  outbox: OutboxRow
  heartbeat: { name: string; beat_at: string }
  migrations: { number: number; applied_at: string }
}

export interface SubmissionRow {
  /** Begins with the time of receipt: newest first is the order of ids backwards. */
  id: string
  reference: string
  form: string
  /** JSON of the answers under their dotted names. */
  answers: string
  received_at: string
  idempotency_key: string | null
  fingerprint: string
}

export interface OutboxRow {
  submission: string
  kind: MessageKind
  message_id: string
  /** When it is due; moved forward by whoever claims it. */
  run_at: string
  tries: number
  owner: string | null
  last_error: string | null
  sent_at: string | null
  dead_at: string | null
}

export type MessageKind = 'dispatch' | 'confirmation'
