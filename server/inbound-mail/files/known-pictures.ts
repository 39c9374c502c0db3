import { hash } from 'node:crypto'
import type { Dependencies } from '../../dependencies.ts'
import type { Transaction } from '../../store/database.ts'
import { readStoredFile } from '../../store/submissions/file-folder.ts'
import { findFile, listPicturesOfSizes } from '../../store/submissions/files.ts'
import type { MailFile } from './mail-files.ts'

/** Bytes of pictures that one mail is compared with: they are read and hashed for it. */
const MAX_COMPARED_BYTES = 20_000_000

/** Without the pictures that the submission has already, such as the logo under each mail of a person. */
export async function withoutKnownPictures(
  { store, config }: Pick<Dependencies, 'store' | 'config'>,
  reference: string,
  files: readonly MailFile[],
): Promise<MailFile[]> {
  const pictures = files.filter(({ type }) => type.startsWith('image/'))
  if (pictures.length === 0) return [...files]
  const sizes = pictures.map(({ bytes }) => bytes)
  const find = (transaction: Transaction) => listPicturesOfSizes(transaction, reference, sizes)
  const known = new Set<string>()
  let compared = 0
  for (const { id, bytes } of await store.transact(find)) {
    compared += bytes
    if (compared > MAX_COMPARED_BYTES) break
    const file = await store.transact((transaction) => findFile(transaction, id))
    const content = file && (file.content ?? (await readStoredFile(config.dataDir, file.stored_name)))
    if (content) known.add(hash('sha256', content))
  }
  return files.filter((file) => !pictures.includes(file) || !known.has(file.digest))
}
