import { randomUUID } from 'node:crypto'
import type { Dependencies } from '../../dependencies.ts'
import { FULL_SECONDS, refusals } from '../../http/error-messages.ts'
import { removeStoredFiles, writeStoredFile } from '../../store/submissions/file-folder.ts'
import type { SentFile } from '../../store/submissions/submissions.ts'
import { FilesRefused } from './files-refused.ts'

type ReceivedFile = Omit<SentFile, 'stored_name'>

/**
 * Stores files, then with `store` the rows that name them, so that a stored row has its file; removes the files unless the
 * result says that they are kept. After a crash the next start removes them. Throws `FilesRefused` where the disk has too
 * little left.
 */
export async function withStoredFiles<Result>(
  { config, disk }: Pick<Dependencies, 'config' | 'disk'>,
  received: readonly ReceivedFile[],
  store: (files: SentFile[]) => Promise<Result>,
  areKept: (result: Result) => boolean,
): Promise<Result> {
  const bytes = received.reduce((sum, file) => sum + file.bytes, 0)
  if (bytes > 0 && !(await disk.hasRoomForFiles(bytes)))
    throw new FilesRefused(refusals.noFiles, FULL_SECONDS)
  const files = await storeFiles(received, config)
  let isKept = false
  try {
    const result = await store(files)
    isKept = areKept(result)
    return result
  } finally {
    if (!isKept) await removeFiles(files, config)
  }
}

async function storeFiles(
  files: readonly ReceivedFile[],
  { databaseUrl, dataDir }: Pick<Dependencies['config'], 'databaseUrl' | 'dataDir'>,
): Promise<SentFile[]> {
  const stored: SentFile[] = []
  for (const file of files)
    stored.push(
      databaseUrl === undefined && file.content !== null
        ? { ...file, stored_name: await writeStoredFile(dataDir, file.content), content: null }
        : { ...file, stored_name: randomUUID() },
    )
  return stored
}

const removeFiles = (
  files: readonly SentFile[],
  { dataDir }: Pick<Dependencies['config'], 'dataDir'>,
): Promise<void> =>
  removeStoredFiles(
    dataDir,
    files.flatMap((file) => (file.content === null ? file.stored_name : [])),
  )
