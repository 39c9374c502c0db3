import { Hono } from 'hono'
import { formNamed } from '../../../../domain/forms/forms.ts'
import { isReference } from '../../../../domain/submissions/reference.ts'
import { en } from '../../../../translations/en/en.ts'
import { problemTexts } from '../../../../translations/problem-text.ts'
import type { SignedInEnv } from '../../../accounts/require-role.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { withBody } from '../../../http/bodies/json-body.ts'
import { refusals } from '../../../http/error-messages.ts'
import { refuse } from '../../../http/error-responses.ts'
import { addEmail } from '../../../inbox/add-email.ts'
import { changeByStaff } from '../../../inbox/change-by-staff.ts'
import { correctByStaff } from '../../../inbox/correct-answers.ts'
import { answerLines } from '../../../inbox/describe-submission.ts'
import { readSendableEmail } from '../../../inbox/reply-envelope.ts'
import { noteViewer } from '../../../inbox/viewers.ts'
import { hasBillOfLading } from '../../../papers/bill-of-lading.ts'
import { requestView } from '../../../request-page/build-request-view.ts'
import { paperSender } from '../../../request-page/send-paper.ts'
import type { Transaction } from '../../../store/database.ts'
import { noteSubmission, revokeKey } from '../../../store/submissions/submission-changes.ts'
import { findSubmission } from '../../../store/submissions/submissions.ts'
import { bodies } from '../bodies.ts'
import { changesRoute, isPossible } from './change-many.ts'
import { author, changeResponse, details } from './change-response.ts'
import { inboxConversationRoutes } from './conversation-routes.ts'
import { inboxQuoteRoutes } from './quote-routes.ts'

/** What the draft bill of lading of a request says, with phone and email in full. */
async function paperOf(transaction: Transaction, reference: string, now: number) {
  const submission = isReference(reference) ? await findSubmission(transaction, reference) : undefined
  if (!submission || !formNamed(submission.form)?.lane) return undefined
  const view = await requestView(transaction, submission, now)
  return hasBillOfLading(view)
    ? { submission, view: { ...view, answers: answerLines(submission) } }
    : undefined
}

export const inboxSubmissionRoutes = (dependencies: Dependencies) =>
  new Hono<SignedInEnv>()
    .route('/', changesRoute(dependencies))
    .route('/', changeRoutes(dependencies))
    .route('/', inboxConversationRoutes(dependencies))
    .route('/', inboxQuoteRoutes(dependencies))

function changeRoutes(dependencies: Dependencies) {
  const { store, now, config } = dependencies
  const sendPaper = paperSender(dependencies)
  return new Hono<SignedInEnv>()
    .get('/submissions/:reference', (context) => details(context, dependencies))
    .get('/submissions/:reference/bill-of-lading.pdf', async (context) => {
      const found = await store.transact((transaction) =>
        paperOf(transaction, context.req.param('reference'), now()),
      )
      if (!found) return refuse(context, refusals.notFound)
      return sendPaper(context, found.view, await dependencies.lanes.laneOf(found.submission))
    })
    .patch('/submissions/:reference', (context) =>
      withBody(context, bodies.change, async (change) => {
        if (!(await isPossible(dependencies, change))) return refuse(context, refusals.problems)
        const result = await store.transact((transaction) =>
          changeByStaff(transaction, { ...change, ...author(context, dependencies) }),
        )
        if (result.outcome === 'changed') dependencies.mailer.wake()
        return changeResponse(context, dependencies, result)
      }),
    )
    .post('/submissions/:reference/notes', (context) =>
      withBody(context, bodies.note, async ({ text }) => {
        const result = await store.transact((transaction) =>
          noteSubmission(transaction, { event: 'staff note', text, ...author(context, dependencies) }),
        )
        return changeResponse(context, dependencies, result)
      }),
    )
    .patch('/submissions/:reference/answers', (context) =>
      withBody(context, bodies.answers, async ({ version, answers }) => {
        const change = { ...author(context, dependencies), version, typed: answers }
        const result = await store.transact((transaction) => correctByStaff(transaction, change))
        if ('problems' in result) return refuse(context, refusals.problems, problemTexts(result.problems, en))
        return changeResponse(context, dependencies, result)
      }),
    )
    .post('/submissions/:reference/email', (context) =>
      withBody(context, bodies.senderEmail, async ({ email, version }) => {
        const read = readSendableEmail(email)
        if ('problem' in read) return refuse(context, refusals.problems, { email: read.problem })
        const change = { ...author(context, dependencies), version, email: read.email, config }
        const result = await store.transact((transaction) => addEmail(transaction, change))
        if (result.outcome === 'changed') dependencies.mailer.wake()
        return changeResponse(context, dependencies, result)
      }),
    )
    .post('/submissions/:reference/revoke-link', async (context) => {
      const change = author(context, dependencies)
      const result = await store.transact((transaction) => revokeKey(transaction, change))
      return changeResponse(context, dependencies, result)
    })
    .post('/submissions/:reference/viewing', (context) =>
      withBody(context, bodies.viewing, async ({ isWriting }) => {
        const { email, name } = context.get('session')
        const reference = context.req.param('reference')
        if (!isReference(reference)) return refuse(context, refusals.notFound)
        const viewer = { reference, email, name, isWriting, now: now() }
        return context.json({
          viewers: await store.transact((transaction) => noteViewer(transaction, viewer)),
        })
      }),
    )
}
