import { MAX_ALL_BYTES } from '../../../domain/submissions/conversation.ts'
import type { Transaction } from '../database.ts'
import { createId } from '../ids.ts'
import type { FileRow } from '../tables.ts'

export interface NewFile extends Omit<FileRow, 'id' | 'message' | 'content'> {
  /** A `Blob` is on disk until its row is written. */
  content: Uint8Array | Blob | null
  /** The event or the incoming email that it comes with. */
  message?: string | null
  /** Milliseconds since 1970. */
  at: number
}

/** Of the file that holds a mail as it came, packed. */
export const ORIGINAL = 'original'

/** Adds the row of a file; resolves to its id. */
export async function addFile(
  { build, run }: Transaction,
  { at, message = null, content, ...file }: NewFile,
): Promise<string> {
  const id = createId(at)
  const bytes = content instanceof Blob ? new Uint8Array(await content.arrayBuffer()) : content
  await run(build.insertInto('files').values({ id, message, ...file, content: bytes }))
  return id
}

/** The files of a submission, without their content. */
export const listFiles = (
  { build, run }: Transaction,
  submission: string,
): Promise<Omit<FileRow, 'content'>[]> =>
  run(
    build
      .selectFrom('files')
      .select(['id', 'submission', 'field', 'name', 'type', 'bytes', 'stored_name', 'message'])
      .where('submission', '=', submission)
      .orderBy('id'),
  )

/** The files of some messages, without their content. */
export async function listMessageFiles(
  { build, run }: Transaction,
  messages: readonly string[],
): Promise<Pick<FileRow, 'id' | 'field' | 'name' | 'bytes' | 'message'>[]> {
  if (messages.length === 0) return []
  return run(
    build
      .selectFrom('files')
      .select(['id', 'field', 'name', 'bytes', 'message'])
      .where('message', 'in', messages)
      .orderBy('id'),
  )
}

/** The pictures of a submission that have as many bytes as others. */
export async function listPicturesOfSizes(
  { build, run }: Transaction,
  reference: string,
  sizes: readonly number[],
): Promise<Pick<FileRow, 'id' | 'bytes'>[]> {
  return run(
    build
      .selectFrom('files')
      .innerJoin('submissions', 'submissions.id', 'files.submission')
      .select(['files.id', 'files.bytes'])
      .where('submissions.reference', '=', reference)
      .where('type', 'like', 'image/%')
      .where('bytes', 'in', sizes)
      .orderBy('files.id'),
  )
}

/** The event or the email that a file came with; undefined where it came with none, or is that email. */
export async function findMessageOfFile(
  { build, run }: Transaction,
  id: string,
): Promise<string | undefined> {
  const [row] = await run(
    build.selectFrom('files').select('message').where('id', '=', id).where('field', '!=', ORIGINAL),
  )
  return row?.message ?? undefined
}

/** Whether a submission takes files; those that hold mails as they came are counted apart. */
export async function hasRoomFor(
  transaction: Transaction,
  submission: string,
  files: readonly Pick<FileRow, 'bytes' | 'field'>[],
  { ofOriginals = false } = {},
): Promise<boolean> {
  const all = [...(await listFiles(transaction, submission)), ...files].filter(
    ({ field }) => (field === ORIGINAL) === ofOriginals,
  )
  return all.reduce((sum, { bytes }) => sum + bytes, 0) <= MAX_ALL_BYTES
}

export async function findFile({ build, run }: Transaction, id: string): Promise<FileRow | undefined> {
  const [row] = await run(build.selectFrom('files').selectAll().where('id', '=', id))
  return row
}
