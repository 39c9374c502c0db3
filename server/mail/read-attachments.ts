import { z } from 'zod'
import type { DueEmail } from '../store/mail/emails.ts'
import { COPY_TEMPLATE } from '../store/mail/outbox.ts'
import type { Store } from '../store/store.ts'
import { readStoredFile } from '../store/submissions/file-folder.ts'
import { findFile } from '../store/submissions/files.ts'
import type { Mail } from './email-templates.ts'

interface Sources {
  store: Pick<Store, 'transact'>
  config: { dataDir: string }
}

const withFiles = z.object({ files: z.array(z.string()).default([]) })

/** The files that go out with a reply. Throws where one is gone: a reply does not go out without its papers. */
export async function readAttachments(
  { store, config }: Sources,
  { template, payload }: Pick<DueEmail, 'template' | 'payload'>,
): Promise<NonNullable<Mail['attachments']>> {
  if (template !== 'reply' && template !== COPY_TEMPLATE) return []
  const attachments: NonNullable<Mail['attachments']> = []
  for (const id of withFiles.parse(payload).files) {
    const file = await store.transact((transaction) => findFile(transaction, id))
    const content = file?.content ?? (file && (await readStoredFile(config.dataDir, file.stored_name)))
    if (!file || !content) throw new Error('A file of a reply is missing')
    attachments.push({ filename: file.name, contentType: file.type, content: Buffer.from(content) })
  }
  return attachments
}
