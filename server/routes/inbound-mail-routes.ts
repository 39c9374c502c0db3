import { type Context, Hono } from 'hono'
import type { Dependencies } from '../dependencies.ts'
import { hasToken } from '../http/bearer-token.ts'
import { mediaType } from '../http/bodies/media-type.ts'
import { OUTAGE_SECONDS, type Refusal, refusals } from '../http/error-messages.ts'
import { refuse } from '../http/error-responses.ts'
import { concurrencyLimit } from '../http/limits/concurrency-limit.ts'
import type { MailOutcome, MailReceiver } from '../inbound-mail/receive-mail.ts'
import { MAX_MAIL_BYTES } from '../inbound-mail/spool.ts'

const MAIL_TYPE = 'message/rfc822'
const PATH = '/api/inbound-mail'
/** They wait on disk, and are parsed one after another. */
const AT_ONCE = 20

/** Takes mail that a provider posts as it came. Closed unless INBOUND_TOKEN is set: then there is no such address. */
export function inboundMailRoutes({ config }: Pick<Dependencies, 'config'>, receiver: MailReceiver): Hono {
  const { token } = config.inbound
  if (token === undefined) return new Hono()
  const limited = concurrencyLimit(AT_ONCE)
  return new Hono().post(PATH, async (context) => {
    if (!hasToken(context.req, token)) {
      context.header('WWW-Authenticate', 'Bearer')
      return refuse(context, refusals.noToken)
    }
    if (mediaType(context.req) !== MAIL_TYPE) return refuse(context, refusals.wrongMail)
    const outcome = (await limited(PATH, () => receive(context, receiver))) ?? 'unavailable'
    if (outcome === 'stored' || outcome === 'repeated') return context.json({ success: true })
    if (outcome === 'unavailable' || outcome === 'too many')
      context.header('Retry-After', String(OUTAGE_SECONDS))
    return refuse(context, REFUSALS[outcome])
  })
}

async function receive({ req }: Context, receiver: MailReceiver): Promise<MailOutcome> {
  const recipient = req.header('x-recipient')?.trim() ?? ''
  const checked = await receiver.check(recipient)
  if (checked !== 'known') return checked
  if (Number(req.header('content-length') ?? 0) > MAX_MAIL_BYTES) return 'too large'
  if (req.raw.body === null) return 'unreadable'
  return receiver.receive(req.raw.body, [recipient])
}

const REFUSALS: Record<Exclude<MailOutcome, 'stored' | 'repeated'>, Refusal> = {
  unknown: refusals.notFound,
  'too large': refusals.mailTooLarge,
  full: refusals.conversationFull,
  unreadable: refusals.unreadable,
  'too many': refusals.unavailable,
  unavailable: refusals.unavailable,
}
