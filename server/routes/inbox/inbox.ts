import { type Context, Hono } from 'hono'
import { type SubmissionState, submissionStates } from '../../../domain/inbox.ts'
import { en } from '../../../domain/messages/en.ts'
import { isReference } from '../../../domain/reference.ts'
import { requireStaff, type StaffEnv } from '../../auth/require-staff.ts'
import { type Refusal, refusals } from '../../http/error-messages.ts'
import { refuse } from '../../http/error-responses.ts'
import { textIn, withBody } from '../../http/json-body.ts'
import { isSameOrigin } from '../../http/same-origin.ts'
import { changeByStaff } from '../../inbox/change-by-staff.ts'
import { describeList } from '../../inbox/describe.ts'
import { findDetails } from '../../inbox/details.ts'
import { readListQuery } from '../../inbox/filters.ts'
import { watchFreeSpace } from '../../inbox/free-space.ts'
import { inboxNumbers } from '../../inbox/numbers.ts'
import { recordAnswer, replyToSender, takeReplyBack } from '../../inbox/reply.ts'
import { suggest } from '../../inbox/suggest.ts'
import { findTroubles } from '../../inbox/troubles.ts'
import { noteViewer } from '../../inbox/viewers.ts'
import type { Services } from '../../services.ts'
import type { Transaction } from '../../store/database.ts'
import { sendAgain } from '../../store/outbox.ts'
import { StoreUnavailable } from '../../store/store.ts'
import { type ChangeResult, noteSubmission } from '../../store/submission-changes.ts'
import { listSubmissions, type SubmissionPage } from '../../store/submissions.ts'
import { inboxAccountRoutes } from './account.ts'
import { inboxEventRoutes } from './events.ts'
import { inboxExportRoutes } from './export.ts'

type StaffContext = Context<StaffEnv>
type Body = Record<string, unknown>

/** Everything below `/api/inbox`. The sign-in check stands here once, before every route. */
export function inboxRoutes(services: Services) {
  const { store, config, signIn, now } = services
  const freeBytes = watchFreeSpace(config.dataDir)
  return new Hono<StaffEnv>()
    .basePath('/api/inbox')
    .use(requireStaff(signIn))
    .use(async (context, next) => {
      // An export or a stream of events that nobody reads would count as running for ever.
      if (context.req.method === 'HEAD') return refuse(context, refusals.wrongMethod)
      const isOurs = context.req.method === 'GET' || isSameOrigin(context.req.raw.headers, config.siteUrl)
      return isOurs ? next() : refuse(context, refusals.foreign)
    })
    .get('/submissions', async (context) => {
      const { filters, ...page } = readListQuery((name) => context.req.query(name), now())
      return store.transact(async (transaction) =>
        answerPage(context, transaction, await listSubmissions(transaction, filters, page)),
      )
    })
    .post('/search', (context) =>
      withBody(context, async (body) => {
        const text = typeof body.text === 'string' ? body.text.slice(0, LONGEST_SEARCH) : ''
        const query = readListQuery((name) => textIn(body, name), now())
        const found = await services.search.find(text, query)
        if (found.submissions.length > 0 || query.after !== undefined)
          return store.transact((transaction) => answerPage(context, transaction, found))
        const suggestion = await suggest(services, text, query)
        return context.json({ submissions: [], next: null, ...(suggestion && { suggestion }) })
      }),
    )
    .get('/submissions/:reference', (context) => details(context, services))
    .patch('/submissions/:reference', (context) =>
      withBody(context, async (body) => {
        const change = await readChange(body, services)
        if ('status' in change) return refuse(context, change)
        const result = await store.transact((transaction) =>
          changeByStaff(transaction, { ...change, ...author(context, services) }, config),
        )
        if (result.outcome === 'changed') services.mailer.wake()
        return answerChange(context, services, result)
      }),
    )
    .post('/submissions/:reference/notes', (context) =>
      withBody(context, async (body) => {
        const text = textIn(body, 'text')?.trim()
        if (!text || text.length > LONGEST_NOTE) return refuse(context, refusals.problems)
        const result = await store.transact((transaction) =>
          noteSubmission(transaction, { event: 'staff note', text, ...author(context, services) }),
        )
        return answerChange(context, services, result)
      }),
    )
    .post('/submissions/:reference/reply', (context) =>
      withBody(context, async (body) => {
        const text = textIn(body, 'text')?.trim()
        const { version } = body
        if (!text || text.length > LONGEST_NOTE || typeof version !== 'number')
          return refuse(context, refusals.problems)
        const result = await store.transact((transaction) =>
          replyToSender(transaction, {
            ...author(context, services),
            text,
            version,
            mailDomain: mailDomainOf(config.mailFrom),
          }),
        )
        return answerChange(context, services, result)
      }),
    )
    .post('/submissions/:reference/reply/take-back', (context) =>
      withBody(context, async ({ version }) => {
        if (typeof version !== 'number') return refuse(context, refusals.problems)
        const change = { ...author(context, services), version }
        const result = await store.transact((transaction) => takeReplyBack(transaction, change))
        return answerChange(context, services, result)
      }),
    )
    .post('/submissions/:reference/answered-elsewhere', (context) =>
      withBody(context, async (body) => {
        const text = textIn(body, 'text')?.trim() ?? ''
        const { version } = body
        if (text.length > LONGEST_NOTE || typeof version !== 'number')
          return refuse(context, refusals.problems)
        const change = { ...author(context, services), text, version }
        const result = await store.transact((transaction) => recordAnswer(transaction, change))
        return answerChange(context, services, result)
      }),
    )
    .post('/submissions/:reference/viewing', (context) =>
      withBody(context, async ({ isWriting }) => {
        const { email, name } = context.get('staff')
        const reference = context.req.param('reference')
        if (!isReference(reference)) return refuse(context, refusals.notFound)
        const viewer = { reference, email, name, isWriting: isWriting === true, now: now() }
        return context.json({
          viewers: await store.transact((transaction) => noteViewer(transaction, viewer)),
        })
      }),
    )
    .post('/messages/:id/send-again', async (context) => {
      const id = context.req.param('id')
      const isDue = await store.transact((transaction) => sendAgain(transaction, { id, at: now() }))
      if (!isDue) return refuse(context, refusals.notFound)
      services.mailer.wake()
      return context.json({ success: true }, 202)
    })
    .get('/numbers', async (context) => {
      const { email } = context.get('staff')
      const left = await freeBytes()
      const answer = await store.transact(async (transaction) => ({
        ...(await inboxNumbers(transaction, now(), email)),
        troubles: await findTroubles(transaction, { now: now(), freeBytes: left }),
      }))
      return context.json(answer)
    })
    .route('/', inboxEventRoutes(services))
    .route('/', inboxExportRoutes(services))
    .route('/', inboxAccountRoutes(services))
    .all('*', (context) => refuse(context, refusals.notFound))
    .onError((error, context) => {
      if (!(error instanceof StoreUnavailable)) throw error
      context.header('Retry-After', '10')
      return refuse(context, refusals.unavailable)
    })
}

const LONGEST_SEARCH = 200
const LONGEST_NOTE = 10_000

const author = (context: StaffContext, { now }: Services) => ({
  reference: context.req.param('reference') ?? '',
  who: context.get('staff').email,
  at: now(),
})

const mailDomainOf = (mailFrom: string): string => mailFrom.slice(mailFrom.lastIndexOf('@') + 1)

interface StaffChange {
  version: number
  state?: SubmissionState
  owner?: string | null
}

const settable: readonly unknown[] = submissionStates.filter((state) => state !== 'withdrawn')

async function readChange(body: Body, { signIn }: Services): Promise<StaffChange | Refusal> {
  const { version, state, owner } = body
  if (typeof version !== 'number' || !Number.isInteger(version)) return refusals.problems
  if (state !== undefined && !settable.includes(state)) return refusals.problems
  if (owner !== undefined && owner !== null && !(await signIn.isStaff(String(owner))))
    return refusals.problems
  return {
    version,
    ...(state !== undefined && { state: state as SubmissionState }),
    ...(owner !== undefined && { owner: owner === null ? null : String(owner).toLowerCase() }),
  }
}

const answerPage = async (
  context: StaffContext,
  transaction: Transaction,
  { submissions, next }: SubmissionPage,
): Promise<Response> =>
  context.json({ submissions: await describeList(transaction, submissions), next: next ?? null })

async function details(context: StaffContext, { store, now }: Services): Promise<Response> {
  const reference = context.req.param('reference') ?? ''
  const found = await store.transact((transaction) => findDetails(transaction, reference, now()))
  return found ? context.json(found) : refuse(context, refusals.notFound)
}

/** A conflict shows what the submission is now; the caller keeps its draft. */
async function answerChange(
  context: StaffContext,
  services: Services,
  result: ChangeResult,
): Promise<Response> {
  if (result.outcome === 'not-found') return refuse(context, refusals.notFound)
  if (result.outcome === 'changed') return details(context, services)
  const { reference } = result.current
  const current = await services.store.transact((transaction) =>
    findDetails(transaction, reference, services.now()),
  )
  return context.json({ success: false, message: en.inbox.conflict, current }, 409)
}
