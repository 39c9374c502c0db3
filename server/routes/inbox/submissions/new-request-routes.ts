import { Hono } from 'hono'
import { phoneQuoteRequest, quoteRequest } from '../../../../domain/forms/quote-request.ts'
import type { SignedInEnv } from '../../../accounts/require-role.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { JSON_TYPE } from '../../../http/bodies/media-type.ts'
import { refuse } from '../../../http/error-responses.ts'
import { receive } from '../../../submissions/receive.ts'

/** What staff enter for somebody on the phone: received as from the form, but for limits, spam and mail to dispatch. */
export const inboxRequestRoutes = (dependencies: Dependencies) =>
  new Hono<SignedInEnv>().post('/requests', async (context) => {
    const entry = { form: phoneQuoteRequest, by: context.get('session').email }
    const result = await receive(context, { forms: [quoteRequest], types: [JSON_TYPE] }, dependencies, entry)
    if ('reference' in result) return context.json({ success: true, reference: result.reference })
    if (result.retryAfter !== undefined) context.header('Retry-After', String(result.retryAfter))
    return refuse(context, result.refusal, result.problems)
  })
