import { Hono } from 'hono'
import type { InboxSummary } from '../../../domain/submissions/inbox.ts'
import type { SignedInContext, SignedInEnv } from '../../accounts/require-role.ts'
import type { Dependencies } from '../../dependencies.ts'
import { withBody } from '../../http/bodies/json-body.ts'
import { tooMany } from '../../http/error-responses.ts'
import { concurrencyLimit } from '../../http/limits/concurrency-limit.ts'
import { describeList } from '../../inbox/describe-submission.ts'
import { presentNumbers, recentNumbers } from '../../inbox/inbox-numbers.ts'
import { watchRecentDays } from '../../inbox/recent-days.ts'
import { type ListQuery, readListQuery } from '../../inbox/search/filters.ts'
import { suggest } from '../../inbox/search/suggest.ts'
import { findDeliveryProblems } from '../../problems/delivery-problems.ts'
import type { Transaction } from '../../store/database.ts'
import { watchDisk } from '../../store/disk.ts'
import { listSubmissions, type SubmissionPage } from '../../store/submissions/submission-list.ts'
import { bodies } from './bodies.ts'

export function inboxListRoutes(dependencies: Dependencies) {
  const { store, config, now } = dependencies
  const readDisk = watchDisk(config.dataDir)
  const recentDays = watchRecentDays(store)
  const searches = concurrencyLimit(MAX_SEARCHES_AT_ONCE)
  return new Hono<SignedInEnv>()
    .get('/submissions', async (context) => {
      const { filters, ...page } = readListQuery(context.req.query(), now())
      return store.transact(async (transaction) =>
        listResponse(context, transaction, await listSubmissions(transaction, filters, page)),
      )
    })
    .post('/search', (context) =>
      withBody(context, bodies.list, async ({ text: typed, ...filters }) => {
        const text = typed.slice(0, MAX_SEARCH)
        const query = readListQuery(filters, now())
        const response = await searches(context.get('session').accountId, () =>
          search(context, dependencies, text, query),
        )
        return response ?? tooMany(context, 1)
      }),
    )
    .get('/numbers', async (context) => {
      const { email } = context.get('session')
      const surroundings = { disk: await readDisk(), settings: config }
      const recent = await recentDays(now())
      const present = await store.transact(async (transaction) => ({
        ...(await presentNumbers(transaction, now(), email)),
        deliveryProblems: await findDeliveryProblems(transaction, { now: now(), ...surroundings }),
      }))
      return context.json({ ...present, ...recentNumbers(recent, present.overdue) } satisfies InboxSummary)
    })
}

const MAX_SEARCH = 200
/** Of one member: what is typed in a hurry, not all that the thread for searching lets wait. */
const MAX_SEARCHES_AT_ONCE = 5

const listResponse = async (
  context: SignedInContext,
  transaction: Transaction,
  { submissions, next }: SubmissionPage,
): Promise<Response> =>
  context.json({ submissions: await describeList(transaction, submissions), next: next ?? null })

async function search(
  context: SignedInContext,
  { search, store }: Dependencies,
  text: string,
  query: ListQuery,
): Promise<Response> {
  const found = await search.find(text, query)
  if (found.submissions.length > 0 || query.after !== undefined)
    return store.transact((transaction) => listResponse(context, transaction, found))
  const suggestion = await suggest(search, text, query)
  return context.json({ submissions: [], next: null, ...(suggestion && { suggestion }) })
}
