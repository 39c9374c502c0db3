import { Hono } from 'hono'
import type { z } from 'zod'
import { MAX_MAILED_MEGABYTES } from '../../../../domain/submissions/conversation.ts'
import { emailDomain } from '../../../../domain/text/email-domain.ts'
import { enConversation } from '../../../../translations/en/conversation.ts'
import type { SignedInContext, SignedInEnv } from '../../../accounts/require-role.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { withBody } from '../../../http/bodies/json-body.ts'
import { UPLOAD_TYPE } from '../../../http/bodies/media-type.ts'
import { staffUploads } from '../../../http/bodies/upload-room.ts'
import { ipOf } from '../../../http/client-ip.ts'
import { refusals } from '../../../http/error-messages.ts'
import { refuse } from '../../../http/error-responses.ts'
import { allowEntry } from '../../../inbox/allow-entry.ts'
import { mayWriteTo, readEnvelope } from '../../../inbox/reply-envelope.ts'
import { recordReply, replyToSender, takeReplyBack } from '../../../inbox/reply-to-sender.ts'
import type { Transaction } from '../../../store/database.ts'
import { removeStoredFiles } from '../../../store/submissions/file-folder.ts'
import { finishConversation } from '../../../store/submissions/submission-changes.ts'
import { findSubmission, type Submission } from '../../../store/submissions/submissions.ts'
import { allowFiles } from '../../../submissions/files/file-budget.ts'
import { withStoredFiles } from '../../../submissions/files/store-files.ts'
import { readConversation, readWholeEntry } from '../../../submissions/read-conversation.ts'
import { readMessage } from '../../../submissions/read-message.ts'
import { bodies, MAX_TEXT } from '../bodies.ts'
import { author, changeResponse, details } from './change-response.ts'

export function inboxConversationRoutes(dependencies: Dependencies) {
  const { store, config } = dependencies
  return new Hono<SignedInEnv>()
    .post('/submissions/:reference/reply', (context) =>
      withBody(
        context,
        bodies.reply,
        (sent) => reply(context, dependencies, sent),
        replyForm(context, config),
      ),
    )
    .post('/submissions/:reference/reply/take-back', (context) =>
      withBody(context, bodies.takeBack, async ({ version }) => {
        const change = { ...author(context, dependencies), version }
        const { storedNames = [], ...result } = await store.transact((transaction) =>
          takeReplyBack(transaction, change),
        )
        await removeStoredFiles(config.dataDir, storedNames)
        return changeResponse(context, dependencies, result)
      }),
    )
    .post('/submissions/:reference/answered-elsewhere', (context) =>
      withBody(context, bodies.answeredElsewhere, async ({ text, version }) => {
        const change = { ...author(context, dependencies), text, version }
        const result = await store.transact((transaction) => recordReply(transaction, change))
        return changeResponse(context, dependencies, result)
      }),
    )
    .get('/submissions/:reference/conversation', (context) => {
      const before = context.req.query('before')
      return withSubmission(context, (transaction, submission) =>
        readConversation(transaction, submission, { before }),
      )
    })
    .get('/submissions/:reference/conversation/:id', (context) =>
      withSubmission(context, (transaction, submission) =>
        readWholeEntry(transaction, submission, context.req.param('id')),
      ),
    )
    .post('/submissions/:reference/conversation/done', (context) =>
      withBody(context, bodies.done, async (seen) => {
        const change = { ...author(context, dependencies), ...seen }
        const result = await store.transact((transaction) => finishConversation(transaction, change))
        return changeResponse(context, dependencies, result)
      }),
    )
    .post('/submissions/:reference/conversation/:id/allow', async (context) => {
      const entry = { ...author(context, dependencies), id: context.req.param('id') }
      const isThere = await store.transact((transaction) => allowEntry(transaction, entry))
      return isThere ? details(context, dependencies) : refuse(context, refusals.notFound)
    })
    .post('/submissions/:reference/files/allow', async (context) => {
      const { reference, at } = author(context, dependencies)
      await store.transact(async (transaction) => {
        const found = await findSubmission(transaction, reference)
        if (found) await allowFiles(transaction, found.id, at)
      })
      return details(context, dependencies)
    })

  async function withSubmission(
    context: SignedInContext,
    read: (transaction: Transaction, submission: Submission) => Promise<object | undefined>,
  ): Promise<Response> {
    const { reference } = author(context, dependencies)
    const found = await store.transact(async (transaction) => {
      const submission = await findSubmission(transaction, reference)
      return submission && read(transaction, submission)
    })
    return found ? context.json(found) : refuse(context, refusals.notFound)
  }
}

async function reply(
  context: SignedInContext,
  dependencies: Dependencies,
  { version, ...sent }: z.output<typeof bodies.reply>,
): Promise<Response> {
  const { store, config } = dependencies
  const read = await readMessage(sent, { characters: MAX_TEXT, megabytes: MAX_MAILED_MEGABYTES })
  if ('problems' in read) return refuse(context, refusals.problems, read.problems)
  const addressed = readEnvelope(sent)
  if ('problems' in addressed) return refuse(context, refusals.problems, addressed.problems)
  const { envelope } = addressed
  const { reference } = author(context, dependencies)
  const { to } = envelope
  if (to !== undefined && !(await store.transact((one) => mayWriteTo(one, reference, to))))
    return refuse(context, refusals.problems, { to: enConversation.notReturned })
  const addressedReply = {
    ...author(context, dependencies),
    version,
    text: read.text,
    envelope,
    mailDomain: emailDomain(config.mailFrom),
  }
  const result = await withStoredFiles(
    dependencies,
    read.files,
    (files) => store.transact((transaction) => replyToSender(transaction, { ...addressedReply, files })),
    ({ outcome }) => outcome === 'changed',
  )
  return changeResponse(context, dependencies, result)
}

/** The same fields as of JSON, and the files. */
const replyForm = (context: SignedInContext, { trustProxy, dataDir }: Dependencies['config']) => ({
  types: [UPLOAD_TYPE] as const,
  read: (fields: URLSearchParams | FormData) => ({
    ...Object.fromEntries(fields),
    version: Number(fields.get('version') || Number.NaN),
    isSenders: fields.get('isSenders') === 'true',
    copies: fields.getAll('copies'),
    files: fields.getAll('file'),
  }),
  uploads: { room: staffUploads, client: ipOf(context, trustProxy), dataDir },
})
