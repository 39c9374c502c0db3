import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import { en } from '../../../domain/messages/en.ts'
import type { StaffEnv } from '../../auth/require-staff.ts'
import { refusals } from '../../http/error-messages.ts'
import { refuse } from '../../http/error-responses.ts'
import { textIn, withBody } from '../../http/json-body.ts'
import { BYTE_ORDER_MARK, csvLines } from '../../inbox/csv.ts'
import { exportHeading, exportRows } from '../../inbox/export-rows.ts'
import { readListQuery } from '../../inbox/filters.ts'
import { workbook } from '../../inbox/xlsx.ts'
import type { Services } from '../../services.ts'
import { listSubmissions } from '../../store/submissions.ts'

const MOST_AT_ONCE = 2

type ExportServices = Pick<Services, 'store' | 'search' | 'now'>

/**
 * The present view as a table; the password has to have been asked within the last ten minutes. What was searched for
 * comes in a body, since it stands in no address.
 */
export function inboxExportRoutes(services: ExportServices) {
  const { now } = services
  let running = 0
  return new Hono<StaffEnv>()
    .use('/export.*', async (context, next) => {
      if (context.get('staff').confirmedUntil < now())
        return context.json({ success: false, message: en.inbox.confirmFirst, confirm: true }, 403)
      if (running >= MOST_AT_ONCE) {
        context.header('Retry-After', '30')
        return refuse(context, refusals.tooMany)
      }
      return next()
    })
    .on(['GET', 'POST'], '/export.csv', (context) =>
      withBody(context, async (body) => {
        const rows = rowsFor({ ...context.req.query(), ...body }, services)
        return attachment(
          context,
          'requests.csv',
          'text/csv; charset=utf-8',
          started(Readable.from(csv(rows))),
        )
      }),
    )
    .on(['GET', 'POST'], '/export.xlsx', (context) =>
      withBody(context, async (body) => {
        const rows = rowsFor({ ...context.req.query(), ...body }, services)
        return attachment(context, 'requests.xlsx', XLSX, started(workbook(exportHeading, rows)))
      }),
    )

  /** Counts it until it is closed, also when it is left before anything was read. */
  function started(bytes: Readable): Readable {
    running++
    return bytes.once('close', () => {
      running--
    })
  }
}

async function* csv(pages: AsyncIterable<string[][]>): AsyncGenerator<Buffer> {
  yield Buffer.from(BYTE_ORDER_MARK + csvLines([exportHeading]))
  for await (const rows of pages) yield Buffer.from(csvLines(rows))
}

function rowsFor(body: Record<string, unknown>, { store, search, now }: ExportServices) {
  const { filters } = readListQuery((name) => textIn(body, name), now())
  const text = textIn(body, 'text')?.trim() ?? ''
  return exportRows((page) =>
    text === ''
      ? store.transact((transaction) => listSubmissions(transaction, filters, page))
      : search.find(text, { filters, ...page }),
  )
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

function attachment(context: Context, name: string, type: string, stream: Readable): Response {
  context.header('Content-Type', type)
  context.header('Content-Disposition', `attachment; filename="${name}"`)
  return context.body(Readable.toWeb(stream) as ReadableStream)
}
