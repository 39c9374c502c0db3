import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { formNamed } from '../../domain/forms/forms.ts'
import type { RequestAction } from '../../domain/submissions/request-view.ts'
import { enRequest } from '../../translations/en/request-page.ts'
import type { Dependencies } from '../dependencies.ts'
import { withBody } from '../http/bodies/json-body.ts'
import { FORM_TYPE, mediaType } from '../http/bodies/media-type.ts'
import { ipOf } from '../http/client-ip.ts'
import { refusals } from '../http/error-messages.ts'
import { refuseAs, tooMany, wantsJson } from '../http/error-responses.ts'
import { rateLimit } from '../http/limits/rate-limit.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import { answerLines } from '../inbox/describe-submission.ts'
import type { RenderPage } from '../pages/render-page.ts'
import { hasBillOfLading } from '../papers/bill-of-lading.ts'
import { allowedActions, requestActions } from '../request-page/build-request-view.ts'
import { changeReceiver } from '../request-page/receive-change.ts'
import { requestPages } from '../request-page/request-pages.ts'
import { sendLink } from '../request-page/send-link.ts'
import { paperSender } from '../request-page/send-paper.ts'
import type { Submission } from '../store/submissions/submissions.ts'
import { findShownFile, readWholeEntry } from '../submissions/read-conversation.ts'
import { copyHolder, isFullCopyCode } from '../submissions/request-key.ts'
import { attachmentSender } from '../submissions/send-attachment.ts'

const PATH = '/requests/:reference/:key'
const WRONG_KEYS_A_MINUTE = 20
/** Of all clients together; what is not read yet is held in memory, 10 MB at most each. */
const MAX_DOWNLOADS = 15

const lostLink = z.object({ reference: z.string().default(''), email: z.string().default('') })

/** The page of one request, its changes and papers, and the call that mails its URL again. */
export function requestRoutes(dependencies: Dependencies, renderPage: RenderPage) {
  const { config } = dependencies
  const pages = requestPages(dependencies, renderPage)
  const receiveChange = changeReceiver(dependencies, pages)
  const sendPaper = paperSender(dependencies)
  const sendAttachment = attachmentSender(dependencies, { inAll: MAX_DOWNLOADS })
  const wrongKeys = rateLimit(WRONG_KEYS_A_MINUTE, () => performance.now())
  return new Hono()
    .use('/requests/*', privately)
    .use('/api/requests/*', privately)
    .use('/thank-you', privately)
    .get('/thank-you', (context, next) => (context.req.query('key') ? pages.showThanks(context) : next()))
    .get(PATH, (context) =>
      withRequest(context, (submission) =>
        context.req.query('amend') !== undefined && allowedActions(submission).includes('amend')
          ? pages.showChange(context, submission)
          : pages.show(context, submission, { asked: doneIn(context), before: context.req.query('before') }),
      ),
    )
    .get(`/api${PATH}`, (context) =>
      withRequest(context, async (submission) =>
        context.json(await pages.viewOf(submission, context.req.query('before'))),
      ),
    )
    .get(`${PATH}/bill-of-lading.pdf`, (context) =>
      withRequest(context, async (submission) => {
        const masked = await pages.viewOf(submission)
        if (!hasBillOfLading(masked)) return pages.showNothing(context)
        const isFull = isFullCopy(submission, context.req.query('copy'), config.appSecret)
        const view = isFull ? { ...masked, answers: answerLines(submission) } : masked
        return sendPaper(context, view, await dependencies.lanes.laneOf(submission))
      }),
    )
    .get(`${PATH}/messages/:id`, (context) =>
      withRequest(context, async (submission) => {
        const entry = await dependencies.store.transact((transaction) =>
          readWholeEntry(transaction, submission, context.req.param('id'), dependencies.now()),
        )
        if (!entry) return pages.showNothing(context)
        if (wantsJson(context)) return context.json(entry)
        return context.text([entry.text, entry.quoted].filter(Boolean).join('\n\n'))
      }),
    )
    .get(`${PATH}/files/:id`, (context) =>
      withRequest(context, (submission) =>
        sendAttachment(
          context,
          ipOf(context, config.trustProxy),
          (transaction) =>
            findShownFile(transaction, submission, context.req.param('id'), dependencies.now()),
          () => pages.showNothing(context),
        ),
      ),
    )
    .post(PATH, (context) =>
      isAllowedOrigin(context, config.siteUrl)
        ? withRequest(context, (submission) => receiveChange(context, submission))
        : refuseAs(context, refusals.foreign),
    )
    .all(PATH, (context) => {
      context.header('Allow', 'GET, HEAD, POST')
      return refuseAs(context, refusals.wrongMethod)
    })
    .all(`${PATH}/*`, pages.showNothing)
    .post('/api/requests/link', async (context) => {
      if (!isAllowedOrigin(context, config.siteUrl)) return refuseAs(context, refusals.foreign)
      const send = async ({ reference, email }: z.output<typeof lostLink>) => {
        await sendLink(dependencies, reference, email, ipOf(context, config.trustProxy))
        if (mediaType(context.req) !== FORM_TYPE)
          return context.json({ success: true, message: enRequest.linkSent })
        return context.redirect('/requests/sent', 303)
      }
      return withBody(context, lostLink, send, { types: [FORM_TYPE], read: Object.fromEntries })
    })

  /**
   * A wrong key and an unknown reference get the same response; many of them from one client get none. A right key always
   * opens, as others may share that client's IP address.
   */
  async function withRequest(
    context: Context,
    show: (submission: Submission) => Response | Promise<Response>,
  ): Promise<Response> {
    const { reference, key } = context.req.param() as { reference?: string; key?: string }
    const submission = await pages.find(reference, key)
    if (submission) return show(submission)
    const permission = wrongKeys.take(ipOf(context, config.trustProxy), undefined)
    return permission.isAllowed ? pages.showNothing(context) : tooMany(context, permission.retryAfter)
  }
}

/** The URL is a secret: not stored, not indexed, not passed on. */
const privately: MiddlewareHandler = async (context, next) => {
  context.header('Referrer-Policy', 'no-referrer')
  context.header('X-Robots-Tag', 'noindex')
  context.header('Cache-Control', 'no-store')
  return next()
}

/** The code that only the confirmation has shows phone and email in full; without it they are masked. */
function isFullCopy(submission: Submission, code: string | undefined, secret: string): boolean {
  const form = formNamed(submission.form)
  return (
    code !== undefined && form !== undefined && isFullCopyCode(code, copyHolder(form, submission), secret)
  )
}

/** Under `no-referrer` a browser sends its own forms with `Origin: null`. */
function isAllowedOrigin(context: Context, siteUrl: string): boolean {
  const { headers } = context.req.raw
  if (headers.get('origin') === 'null') return headers.get('sec-fetch-site') === 'same-origin'
  return isSameOrigin(headers, siteUrl)
}

/** What the query says was just done; anyone can write one into a link. */
const doneIn = ({ req }: Context): RequestAction | undefined =>
  requestActions.find((action) => action === req.query('done'))
