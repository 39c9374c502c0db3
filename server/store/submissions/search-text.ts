import type { Answers } from '../../../domain/forms/form.ts'
import { eventsWith } from '../../../domain/submissions/submission-events.ts'
import type { Transaction } from '../database.ts'
import { indexedText } from './search-words.ts'

const AT_ONCE = 200
/** Submissions stored by another instance may become visible in another order than that of their ids. */
const LOOK_BACK = 500

/** Writes the search text of submissions without one, but for those that are being changed now. Resolves to their number. */
export async function indexNewSubmissions(transaction: Transaction): Promise<number> {
  const { build, run, dialect } = transaction
  const [oldest] = await run(
    build.selectFrom('submission_texts').select('id').orderBy('id', 'desc').limit(1).offset(LOOK_BACK),
  )
  const rows = await run(
    build
      .selectFrom('submissions')
      .select(['id', 'reference', 'answers'])
      .where('id', '>', oldest?.id ?? '')
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('submission_texts')
              .select('submission_texts.id')
              .whereRef('submission_texts.id', '=', 'submissions.id'),
          ),
        ),
      )
      .orderBy('id')
      .limit(AT_ONCE)
      .$if(dialect === 'postgres', (query) => query.forUpdate().skipLocked()),
  )
  if (rows.length === 0) return 0
  const texts: { id: string; text: string }[] = []
  for (const { id, reference, answers } of rows)
    texts.push({ id, text: textOf(reference, JSON.parse(answers), await messagesOf(transaction, id)) })
  // Another instance may have been faster.
  await run(
    build
      .insertInto('submission_texts')
      .values(texts)
      .onConflict((known) => known.column('id').doNothing()),
  )
  return rows.length
}

/** Replaces the search text of one submission: its reference, everything in its answers, and its messages. */
export async function indexSubmission(
  transaction: Transaction,
  id: string,
  reference: string,
  answers: Answers,
): Promise<void> {
  const { build, run } = transaction
  const text = textOf(reference, answers, await messagesOf(transaction, id))
  await run(
    build
      .insertInto('submission_texts')
      .values({ id, text })
      .onConflict((known) => known.column('id').doUpdateSet({ text })),
  )
}

/** To be called once a message was added, with its text: nothing else is read again. */
export async function indexMessage(transaction: Transaction, id: string, message: string): Promise<void> {
  const { build, run } = transaction
  const [row] = await run(
    build
      .selectFrom('submission_texts')
      .innerJoin('submissions', 'submissions.id', 'submission_texts.id')
      .select(['reference', 'answers', 'text'])
      .where('submissions.id', '=', id),
  )
  // One that has no search text yet gets it with the others, in order.
  if (row === undefined) return
  const start = answersText(row.reference, JSON.parse(row.answers))
  if (!row.text.startsWith(start)) return indexMessages(transaction, id)
  const text = start + newestWords(`${row.text.slice(start.length)}${messageText(message)}`)
  await run(build.updateTable('submission_texts').set({ text }).where('id', '=', id))
}

/** To be called once messages were removed. */
export async function indexMessages(transaction: Transaction, id: string): Promise<void> {
  const { build, run } = transaction
  const [row] = await run(
    build.selectFrom('submissions').select(['reference', 'answers']).where('id', '=', id),
  )
  if (row === undefined) return
  const text = textOf(row.reference, JSON.parse(row.answers), await messagesOf(transaction, id))
  await run(build.updateTable('submission_texts').set({ text }).where('id', '=', id))
}

const searchedEvents = eventsWith('isSearched')
/** Characters of all messages together, of which the newest are kept, and rows that hold them. */
const MAX_MESSAGES = 40_000
const MAX_ROWS = 200

/** Which of these submissions have messages. */
export async function withMessages(
  { build, run }: Transaction,
  submissions: readonly string[],
): Promise<ReadonlySet<string>> {
  if (submissions.length === 0) return new Set()
  const events = await run(
    build
      .selectFrom('submission_events')
      .select('submission')
      .distinct()
      .where('submission', 'in', submissions)
      .where('event', 'in', [...searchedEvents, 'mail received']),
  )
  return new Set(events.map(({ submission }) => submission))
}

/** What was said about a submission: on its page, in the inbox and by mail. */
async function messagesOf({ build, run }: Transaction, submission: string): Promise<string[]> {
  const events = await run(
    build
      .selectFrom('submission_events')
      .select(['id', 'detail'])
      .where('submission', '=', submission)
      .where('event', 'in', searchedEvents)
      .orderBy('id', 'desc')
      .limit(MAX_ROWS),
  )
  const emails = await run(
    build
      .selectFrom('emails')
      .select((row) => [
        'id',
        'subject',
        row.fn<string | null>('substr', ['text', row.val(1), row.val(MAX_MESSAGES)]).as('text'),
      ])
      .where('submission', '=', submission)
      .where('direction', '=', 'incoming')
      .orderBy('id', 'desc')
      .limit(MAX_ROWS),
  )
  const texts = [
    ...emails.map(({ id, subject, text }) => ({ id, text: `${subject ?? ''} ${text ?? ''}` })),
    ...events.map(({ id, detail }) => ({ id, text: String(JSON.parse(detail ?? '{}').text ?? '') })),
  ]
  return texts.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map(({ text }) => text)
}

/** Of the answers, then of the messages, oldest first. */
function textOf(reference: string, answers: Answers, messages: readonly string[]): string {
  let newest = ''
  // What is cut anyway is not read.
  for (const message of messages.toReversed()) {
    if (newest.length > MAX_MESSAGES) break
    newest = messageText(message) + newest
  }
  return answersText(reference, answers) + newestWords(newest)
}

/** It begins with a space, so that every word has one before it. */
const answersText = (reference: string, answers: Answers): string =>
  ` ${indexedText([reference, reference.replace('-', ''), ...Object.values(answers).flat().map(String)])}`

/** Of its beginning, where it is longer than what is kept of all. */
const messageText = (message: string): string => ` ${indexedText([message.slice(0, MAX_MESSAGES)])}`

/** Whole ones, with a space before each. */
const newestWords = (words: string): string =>
  words.length <= MAX_MESSAGES ? words : words.slice(-MAX_MESSAGES).replace(/^[^ ]*/, '')

/** The tables of the search: an FTS5 index on SQLite, trigrams on Postgres where they may be installed. */
export const searchTables = {
  sqlite: [
    `create table submission_texts (
      number integer primary key,
      id text not null unique references submissions (id) on delete cascade,
      text text not null
    )`,
    `create virtual table submission_words using fts5(
      text, content='submission_texts', content_rowid='number', tokenize='unicode61 remove_diacritics 2', prefix='2 3'
    )`,
    // What is erased leaves the index at once, not with a later merge.
    `insert into submission_words (submission_words, rank) values ('secure-delete', 1)`,
    `create trigger submission_texts_insert after insert on submission_texts begin
      insert into submission_words (rowid, text) values (new.number, new.text);
    end`,
    `create trigger submission_texts_delete after delete on submission_texts begin
      insert into submission_words (submission_words, rowid, text) values ('delete', old.number, old.text);
    end`,
    `create trigger submission_texts_update after update on submission_texts begin
      insert into submission_words (submission_words, rowid, text) values ('delete', old.number, old.text);
      insert into submission_words (rowid, text) values (new.number, new.text);
    end`,
  ],
  postgres: [
    'create table submission_texts (id text primary key references submissions (id) on delete cascade, text text not null)',
    // Without the right to install it, searching reads the texts one by one.
    `do $$ begin
      create extension if not exists pg_trgm;
      create index submission_texts_trigrams on submission_texts using gin (text gin_trgm_ops);
    exception when others then null; end $$`,
  ],
}
