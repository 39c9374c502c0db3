import type { Context } from 'hono'
import type { Lane } from '../../domain/lanes/estimate.ts'
import type { RequestView } from '../../domain/submissions/request-view.ts'
import type { Dependencies } from '../dependencies.ts'
import { ipOf } from '../http/client-ip.ts'
import { tooMany } from '../http/error-responses.ts'
import { concurrencyLimit } from '../http/limits/concurrency-limit.ts'
import { rateLimit } from '../http/limits/rate-limit.ts'
import { billOfLading } from '../papers/bill-of-lading.ts'
import { drawBillOfLading } from '../papers/draw-bill-of-lading.ts'

/** Each takes a hundredfold of the processor time of a page. */
const PAPERS_A_MINUTE = 10
const PAPERS_AT_ONCE = 4
const BUSY_SECONDS = 10

export function paperSender({ config, logo, now }: Dependencies) {
  const paperRateLimit = rateLimit(PAPERS_A_MINUTE, () => performance.now())
  const papers = concurrencyLimit(PAPERS_AT_ONCE)
  return async (context: Context, view: RequestView, lane: Lane | undefined): Promise<Response> => {
    const permission = paperRateLimit.take(ipOf(context, config.trustProxy), undefined)
    if (!permission.isAllowed) return tooMany(context, permission.retryAfter)
    const bill = billOfLading(view, lane, now())
    const pdf = await papers('all', () => drawBillOfLading({ bill, siteUrl: config.siteUrl, logo }))
    if (pdf === undefined) return tooMany(context, BUSY_SECONDS)
    return context.body(pdf, 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${view.reference}-bill-of-lading-draft.pdf"`,
    })
  }
}
