import { randomUUID } from 'node:crypto'
import type { Dependencies } from '../dependencies.ts'
import { removeStoredFiles, writeStoredFile } from '../store/submissions/file-folder.ts'
import type { SentFile } from '../store/submissions/submissions.ts'

/** Files go before the rows that name them, so that a stored row has its file; after a failure the next start removes them. */
export async function storeFiles(
  files: readonly Omit<SentFile, 'stored_name'>[],
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

/** For files whose rows were not stored after all. */
export const removeFiles = (
  files: readonly SentFile[],
  { dataDir }: Pick<Dependencies['config'], 'dataDir'>,
): Promise<void> =>
  removeStoredFiles(
    dataDir,
    files.flatMap((file) => (file.content === null ? file.stored_name : [])),
  )
