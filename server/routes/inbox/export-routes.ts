import { Readable } from 'node:stream'
import { Hono } from 'hono'
import type { z } from 'zod'
import { MINUTE } from '../../../domain/time/durations.ts'
import { sessionsOf } from '../../accounts/account-sessions.ts'
import {
  requireConfirmed,
  requireRole,
  type SignedInContext,
  type SignedInEnv,
} from '../../accounts/require-role.ts'
import type { Dependencies } from '../../dependencies.ts'
import { withBody } from '../../http/bodies/json-body.ts'
import { refusals } from '../../http/error-messages.ts'
import { refuse } from '../../http/error-responses.ts'
import { conversationText } from '../../inbox/conversation-texts.ts'
import { BYTE_ORDER_MARK, csvLines } from '../../inbox/export/csv.ts'
import { exportHeading, exportRows } from '../../inbox/export/export-rows.ts'
import { workbook } from '../../inbox/export/xlsx.ts'
import { readListQuery } from '../../inbox/search/filters.ts'
import { findAccount } from '../../store/accounts/accounts.ts'
import { findNewestQuotes } from '../../store/submissions/quotes.ts'
import { withMessages } from '../../store/submissions/search-text.ts'
import { listSubmissions } from '../../store/submissions/submission-list.ts'
import { bodies } from './bodies.ts'

/** Each is another member's. */
const MAX_AT_ONCE = 4
/** 100,000 requests over a slow line take less. */
const MAX_MS = 10 * MINUTE

type ExportDependencies = Pick<Dependencies, 'store' | 'search' | 'config' | 'now'>
type Rows = AsyncIterable<string[][]>

/**
 * The present view as a table; the password has to have been asked within the last ten minutes. What was searched for
 * comes in a body, since it belongs in no URL.
 */
export function inboxExportRoutes(dependencies: ExportDependencies) {
  /** Ids of the members whose exports are being read. */
  const running = new Set<string>()
  return new Hono<SignedInEnv>()
    .use('/export.*', requireRole(dependencies, 'owner'), requireConfirmed(dependencies))
    .on(['GET', 'POST'], '/export.csv', (context) =>
      attachment(context, 'requests.csv', 'text/csv; charset=utf-8', (rows) => Readable.from(csv(rows))),
    )
    .on(['GET', 'POST'], '/export.xlsx', (context) =>
      attachment(context, 'requests.xlsx', XLSX, (rows) => workbook(exportHeading, rows)),
    )

  function attachment(
    context: SignedInContext,
    name: string,
    type: string,
    write: (rows: Rows) => Readable,
  ): Promise<Response> {
    return withBody(context, bodies.list, async (body) => {
      const { accountId } = context.get('session')
      if (running.has(accountId) || running.size >= MAX_AT_ONCE) {
        context.header('Retry-After', '30')
        return refuse(context, refusals.tooMany)
      }
      context.header('Content-Type', type)
      context.header('Content-Disposition', `attachment; filename="${name}"`)
      const bytes = write(rowsFor(accountId, { ...context.req.query(), ...body }, dependencies))
      return context.body(Readable.toWeb(countRunning(accountId, bytes)) as ReadableStream)
    })
  }

  /** As running until it is closed, also when it is left before anything was read. */
  function countRunning(accountId: string, bytes: Readable): Readable {
    running.add(accountId)
    const tooLong = setTimeout(() => bytes.destroy(new Error('An export took too long')), MAX_MS)
    tooLong.unref()
    return bytes.once('close', () => {
      clearTimeout(tooLong)
      running.delete(accountId)
    })
  }
}

async function* csv(pages: Rows): AsyncGenerator<Buffer> {
  yield Buffer.from(BYTE_ORDER_MARK + csvLines([exportHeading]))
  for await (const rows of pages) yield Buffer.from(csvLines(rows))
}

/** Ends with an error once the member is signed out everywhere, removed, or no longer an owner. */
function rowsFor(
  accountId: string,
  { text: typed, ...sent }: z.output<typeof bodies.list>,
  { store, search, now }: ExportDependencies,
): Rows {
  const { filters } = readListQuery(sent, now())
  const text = typed.trim()
  return exportRows(
    async (page) => {
      const sessions = await sessionsOf({ store, now }, accountId)
      const account = await store.transact((transaction) => findAccount(transaction, { id: accountId }))
      if (sessions.length === 0 || account?.role !== 'owner')
        throw new Error('The session of an export has ended')
      return text === ''
        ? store.transact((transaction) => listSubmissions(transaction, filters, page))
        : search.find(text, { filters, sort: '-received', ...page })
    },
    (submissions) => store.transact((transaction) => findNewestQuotes(transaction, submissions, now())),
    (submission) => store.transact((transaction) => conversationText(transaction, submission)),
    (submissions) => store.transact((transaction) => withMessages(transaction, submissions)),
  )
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
