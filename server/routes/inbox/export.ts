import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import { en } from '../../../domain/messages/en.ts'
import type { StaffEnv } from '../../auth/require-staff.ts'
import { refusals } from '../../http/error-messages.ts'
import { refuse } from '../../http/error-responses.ts'
import { BYTE_ORDER_MARK, csvLines } from '../../inbox/csv.ts'
import { exportHeading, exportRows } from '../../inbox/export-rows.ts'
import { xlsxStream } from '../../inbox/export-xlsx.ts'
import { readListQuery } from '../../inbox/filters.ts'
import type { Services } from '../../services.ts'

const MOST_AT_ONCE = 2

/** The present view as a table; the password has to have been asked within the last ten minutes. */
export function inboxExportRoutes({ store, now }: Pick<Services, 'store' | 'now'>) {
  let running = 0
  const finished = () => {
    running--
  }
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
    .get('/export.csv', (context) => {
      const rows = exportRows(store, filtersOf(context))
      running++
      const lines = async function* () {
        try {
          yield Buffer.from(BYTE_ORDER_MARK + csvLines([exportHeading]))
          for await (const page of rows) yield Buffer.from(csvLines(page))
        } finally {
          finished()
        }
      }
      return attachment(context, 'requests.csv', 'text/csv; charset=utf-8', Readable.from(lines()))
    })
    .get('/export.xlsx', async (context) => {
      running++
      try {
        const stream = await xlsxStream(exportHeading, exportRows(store, filtersOf(context)))
        return attachment(context, 'requests.xlsx', XLSX, stream)
      } finally {
        finished()
      }
    })

  function filtersOf(context: Context) {
    return readListQuery((name) => context.req.query(name), now()).filters
  }
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

function attachment(context: Context, name: string, type: string, stream: Readable): Response {
  context.header('Content-Type', type)
  context.header('Content-Disposition', `attachment; filename="${name}"`)
  return context.body(Readable.toWeb(stream) as ReadableStream)
}
