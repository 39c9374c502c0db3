import { DEFAULT_LOCALE } from '../../../domain/locale.ts'
import {
  additionValues,
  addToCounters,
  type CounterAddition,
  type CounterState,
  counterRow,
  SAVE_COUNTERS,
  saveCounters,
} from '../counters.ts'
import type { Transaction } from '../database.ts'
import { createId, createReference } from '../ids.ts'
import { emailRow, insertEmails, type NewEmail } from '../mail/emails.ts'
import { insertOf, insertOfRecords, prepared, recordsOf } from '../prepared.ts'
import type { EmailRow, SubmissionRow } from '../tables.ts'
import { addFile } from './files.ts'
import { fingerprintOf, type NewSubmission, pickupDay, type Sent, senderEmail } from './submissions.ts'

/** A repeat has the idempotency key and the answers of an earlier submission; nothing new is stored for it. */
export type CreateResult =
  | { outcome: 'created' | 'repeated'; id: string; reference: string; keyVersion: number }
  | { outcome: 'key-reused' }

/** What a submission is stored with, as it is to be stored, or why it is not. */
export type Admission<Refused> =
  | { input: NewSubmission; emails: readonly Omit<NewEmail, 'submission' | 'at'>[] }
  | { refused: Refused }

export interface Admitted<Refused> {
  /** One for each. */
  admissions: readonly Admission<Refused>[]
  /** What is counted with them, in counters that are locked. */
  counters: readonly CounterState[]
  /** The same for counters that were only read. */
  additions: readonly CounterAddition[]
  /** Takes back what was counted for those, by their place, that could not be stored yet. */
  giveBack(places: readonly number[]): Promise<void>
}

interface Options<Refused> {
  /** Asked about those that are no repeats. With `isLocked`, nobody else counts until the transaction ends. */
  admit?: (inputs: readonly NewSubmission[], isLocked: boolean) => Promise<Admitted<Refused>>
  draw?: (letter: string) => string
  /** Whether nothing else belongs to the transaction, so that one statement may be all of it. */
  isAlone?: boolean
}

/** With a billion references even two collisions in a row are unlikely. */
const MAX_COLLISIONS = 50

/** Stores submissions with their emails; resolves to what came of each. On Postgres three statements for all of them. */
export async function createSubmissions<Refused = never>(
  transaction: Transaction,
  inputs: readonly NewSubmission[],
  { admit = admitAll, draw = createReference, isAlone = false }: Options<Refused> = {},
): Promise<(CreateResult | Refused)[]> {
  const results = new Map<NewSubmission, CreateResult | Refused>()
  for (let collisions = 0; collisions < MAX_COLLISIONS; collisions++) {
    for (const [input, earlier] of await findEarlier(transaction, without(inputs, results)))
      results.set(input, earlier)
    const fresh = firstOfEachKey(without(inputs, results))
    if (fresh.length > 0) await store(transaction, fresh, results, { admit, draw, isAlone })
    if (results.size === inputs.length) return inputs.flatMap((input) => results.get(input) ?? [])
  }
  throw new Error('No free reference was found')
}

export async function createSubmission(
  transaction: Transaction,
  input: NewSubmission,
  draw?: (letter: string) => string,
): Promise<CreateResult> {
  const [created] = await createSubmissions(transaction, [input], draw && { draw })
  if (created === undefined) throw new Error('A submission has no result')
  return created
}

/** What earlier submissions with the same idempotency keys are answered with. */
async function findEarlier<Input extends KeyedSubmission>(
  { run, dialect }: Transaction,
  inputs: readonly Input[],
): Promise<Map<Input, CreateResult>> {
  const keys = inputs.flatMap(({ key }) => key ?? [])
  if (keys.length === 0) return new Map()
  const rows = await run(prepared<EarlierRow>(EARLIER_BY[dialect], [JSON.stringify(keys)]))
  const byKey = new Map(rows.map((row) => [row.idempotency_key, row]))
  return new Map(
    inputs.flatMap((input) => {
      const row = byKey.get(input.key ?? null)
      return row ? [[input, resultOf(row, input)]] : []
    }),
  )
}

export async function findSubmissionByKey(
  transaction: Transaction,
  input: KeyedSubmission,
): Promise<CreateResult | undefined> {
  return (await findEarlier(transaction, [input])).get(input)
}

type KeyedSubmission = Sent & Pick<NewSubmission, 'key'>

type EarlierRow = Pick<SubmissionRow, 'id' | 'reference' | 'fingerprint' | 'key_version' | 'idempotency_key'>

const EARLIER =
  'select id, reference, fingerprint, key_version, idempotency_key from submissions where idempotency_key in'
const EARLIER_BY = {
  sqlite: `${EARLIER} (select value from json_each(?))`,
  postgres: `${EARLIER} (select json_array_elements_text($1))`,
}

const resultOf = (row: EarlierRow, input: KeyedSubmission): CreateResult =>
  row.fingerprint === fingerprintOf(input)
    ? { outcome: 'repeated', id: row.id, reference: row.reference, keyVersion: row.key_version }
    : { outcome: 'key-reused' }

const without = <Item>(items: readonly Item[], done: ReadonlyMap<Item, unknown>): Item[] =>
  items.filter((item) => !done.has(item))

/** The others with the same key are repeats of it. */
const firstOfEachKey = (inputs: readonly NewSubmission[]): NewSubmission[] =>
  inputs.filter(
    ({ key }, place) => key === undefined || inputs.findIndex((other) => other.key === key) === place,
  )

const admitAll = async (inputs: readonly NewSubmission[]): Promise<Admitted<never>> => ({
  admissions: inputs.map((input) => ({ input, emails: [] })),
  counters: [],
  additions: [],
  async giveBack() {},
})

/** Leaves those without a result whose key another instance has stored meanwhile, or whose reference is in use. */
async function store<Refused>(
  transaction: Transaction,
  inputs: readonly NewSubmission[],
  results: Map<NewSubmission, CreateResult | Refused>,
  { admit, draw, isAlone }: Required<Options<Refused>>,
): Promise<void> {
  const { drafts, stored, giveBack } =
    (isAlone && (await insertAlone(transaction, await admit(inputs, false), draw))) ||
    (await insertLocked(transaction, await admit(inputs, true), draw))
  const left: number[] = []
  for (const [place, input] of inputs.entries()) {
    const draft = drafts[place]
    if (draft === undefined) continue
    if ('refused' in draft) results.set(input, draft.refused)
    else if (stored.has(draft.row.id)) results.set(input, await withFiles(transaction, draft))
    else left.push(place)
  }
  if (left.length > 0) await giveBack(left)
}

interface Inserted<Refused> extends Pick<Admitted<Refused>, 'giveBack'> {
  drafts: readonly (Draft | { refused: Refused })[]
  /** Ids. */
  stored: ReadonlySet<string>
}

type Draw = (letter: string) => string

/** One statement that counts and inserts, or neither where another instance has reached a limit meanwhile: then undefined. */
async function insertAlone<Refused>(
  transaction: Transaction,
  { admissions, additions, giveBack }: Admitted<Refused>,
  draw: Draw,
): Promise<Inserted<Refused> | undefined> {
  const drafts = draftsOf(admissions, draw)
  const { rows, emails } = rowsOf(drafts)
  if (!rows[0]) return { drafts, stored: new Set(), giveBack }
  if (!emails[0] || additions.length === 0) return undefined
  const rest = [...[rows, emails].map(recordsOf), ...additionValues(additions)]
  const done = await transaction.runAlone(
    prepared<{ ids: string[] }>(allInOne(rows[0], emails[0], addToCounters(3, 4), ALL_COUNTED), rest),
  )
  return done && { drafts, stored: new Set(done[0]?.ids), giveBack }
}

/** Divides by zero where a counter's limit did not allow what is added. */
const ALL_COUNTED = '1 / ((select count(*) from counted) = json_array_length($3))::integer'

async function insertLocked<Refused>(
  transaction: Transaction,
  { admissions, counters, giveBack }: Admitted<Refused>,
  draw: Draw,
): Promise<Inserted<Refused>> {
  const drafts = draftsOf(admissions, draw)
  return { drafts, stored: await insertAll(transaction, rowsOf(drafts), counters), giveBack }
}

const draftsOf = <Refused>(
  admissions: readonly Admission<Refused>[],
  draw: Draw,
): (Draft | { refused: Refused })[] =>
  admissions.map((admission) =>
    'refused' in admission ? admission : draftOf(admission, draw(admission.input.form.letter)),
  )

function rowsOf(drafts: readonly (Draft | object)[]): { rows: SubmissionRow[]; emails: EmailRow[] } {
  const accepted = drafts.flatMap((draft) => ('row' in draft ? [draft] : []))
  return { rows: accepted.map(({ row }) => row), emails: accepted.flatMap(({ emails }) => emails) }
}

interface Draft {
  input: NewSubmission
  row: SubmissionRow
  emails: readonly EmailRow[]
}

function draftOf({ input, emails }: Exclude<Admission<never>, { refused: never }>, reference: string): Draft {
  const row = newRow(input, reference)
  return {
    input,
    row,
    emails: emails.map((email) => emailRow({ ...email, submission: row.id, at: input.at })),
  }
}

async function withFiles(transaction: Transaction, { input, row }: Draft): Promise<CreateResult> {
  for (const { digest: _, ...file } of input.files ?? [])
    await addFile(transaction, { ...file, submission: row.id, at: input.at })
  return { outcome: 'created', id: row.id, reference: row.reference, keyVersion: row.key_version }
}

const NEW_ONLY = 'on conflict do nothing returning id'
const insertSubmissions = insertOf<SubmissionRow, { id: string }>('submissions', NEW_ONLY)

/** Resolves to the ids of those that are stored, with their emails. */
async function insertAll(
  transaction: Transaction,
  { rows, emails }: { rows: readonly SubmissionRow[]; emails: readonly EmailRow[] },
  counters: readonly CounterState[],
): Promise<ReadonlySet<string>> {
  const counted = counters.map(counterRow)
  if (transaction.dialect === 'postgres' && emails[0] && rows[0] && counted[0]) {
    const save = insertOfRecords('counters', Object.keys(counted[0]), {
      parameter: 3,
      afterwards: SAVE_COUNTERS,
    })
    const values = [rows, emails, counted].map(recordsOf)
    const [done] = await transaction.run(
      prepared<{ ids: string[] }>(allInOne(rows[0], emails[0], save, 'true'), values),
    )
    return new Set(done?.ids)
  }
  const stored = new Set((await insertSubmissions(transaction, rows)).map(({ id }) => id))
  await insertEmails(
    transaction,
    emails.filter(({ submission }) => submission !== null && stored.has(submission)),
  )
  await saveCounters(transaction, counters)
  return stored
}

/** Counters come last, as others wait for them. */
const allInOne = (submission: SubmissionRow, email: EmailRow, count: string, check: string): string =>
  `with stored as (${insertOfRecords('submissions', Object.keys(submission), { afterwards: NEW_ONLY })}),
    mailed as (${insertOfRecords('emails', Object.keys(email), { parameter: 2, where: 'where submission in (select id from stored)', afterwards: 'returning id' })}),
    counted as (${count})
    select array(select id from stored) as ids, (select count(*) from mailed) as mailed, ${check} as is_counted`

const newRow = (input: NewSubmission, reference: string): SubmissionRow => ({
  id: createId(input.at),
  reference,
  form: input.form.name,
  answers: JSON.stringify(input.answers),
  received_at: new Date(input.at).toISOString(),
  idempotency_key: input.key ?? null,
  fingerprint: fingerprintOf(input),
  locale: input.locale ?? DEFAULT_LOCALE,
  state: input.state ?? 'received',
  owner: null,
  version: 1,
  email: senderEmail(input.form, input.answers),
  answered_at: null,
  key_version: 1,
  spam_score: input.spamScore ?? 0,
  spam_reasons: input.spamReasons === undefined ? null : JSON.stringify(input.spamReasons),
  erased_at: null,
  unanswered_since: null,
  pickup_on: pickupDay(input.form, input.answers),
  follow_up_on: null,
})
