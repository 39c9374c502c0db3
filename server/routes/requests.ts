import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { formNamed } from '../../domain/forms.ts'
import { en } from '../../domain/messages/en.ts'
import { enRequest } from '../../domain/messages/en-request.ts'
import type { ProblemTexts } from '../../domain/messages/problem-text.ts'
import { uploadsOf } from '../http/body.ts'
import { type Refusal, refusals } from '../http/error-messages.ts'
import { errorPage, refuse } from '../http/error-responses.ts'
import { fewAtOnce } from '../http/few-at-once.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { addressOf } from '../http/request-address.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import type { PageTemplates } from '../pages/page-templates.ts'
import { sendPage } from '../pages/send-page.ts'
import { type AmendPage, amendEdits, canAmend } from '../requests/amend-page.ts'
import { billOfLading, hasBillOfLading } from '../requests/bill-of-lading.ts'
import { findRequest } from '../requests/find-request.ts'
import { guessLimit } from '../requests/guess-limit.ts'
import { inboxCode } from '../requests/inbox-code.ts'
import { isChosen } from '../requests/read-amendment.ts'
import { changeRequest } from '../requests/request-changes.ts'
import { notFoundEdits, type RequestPage, requestEdits } from '../requests/request-page.ts'
import { type RequestAction, requestView } from '../requests/request-view.ts'
import { sendLink } from '../requests/send-link.ts'
import type { Services } from '../services.ts'
import { StoreUnavailable } from '../store/store.ts'
import type { Submission } from '../store/submissions.ts'
import { countForAddress, giveBackToAddress } from '../submissions/address-limit.ts'
import { parseChange, URL_ENCODED } from '../submissions/parse-change.ts'

const PATH = '/requests/:reference/:key'
/** Each takes a hundredfold of the processor time of a page. */
const PAPERS_A_MINUTE = 10
const PAPERS_AT_ONCE = 4
const BUSY_SECONDS = 10
const actions: readonly RequestAction[] = ['amend', 'note', 'withdraw', 'erase']

/** The page of one request, its changes, and the call that mails its address again. */
export function requestRoutes(services: Services, templates: PageTemplates) {
  const { config, submissionLimit } = services
  const guesses = guessLimit(services.now)
  const papersOf = rateLimit(PAPERS_A_MINUTE, () => performance.now())
  const papers = fewAtOnce(PAPERS_AT_ONCE)
  return new Hono()
    .onError((error, context) => {
      if (!(error instanceof StoreUnavailable)) throw error
      context.header('Retry-After', '10')
      return refuseAs(context, refusals.unavailable)
    })
    .use('/requests/*', privately)
    .use('/api/requests/*', privately)
    .get(PATH, (context) =>
      opened(context, async (submission) => {
        if (context.req.query('amend') !== undefined && submission.state === 'received')
          return amendPage(context, submission)
        return showRequest(context, submission, { done: doneIn(context) })
      }),
    )
    .get(`/api${PATH}`, (context) =>
      opened(context, async (submission) => context.json(await viewOf(submission))),
    )
    .get(`${PATH}/bill-of-lading.pdf`, (context) =>
      opened(context, (submission) => billOfLadingFor(context, submission)),
    )
    .post(PATH, (context) =>
      isAllowedOrigin(context, config.siteUrl)
        ? opened(context, (submission) => changed(context, submission))
        : refuseAs(context, refusals.foreign),
    )
    .post('/api/requests/link', async (context) => {
      if (!isSameOrigin(context.req.raw.headers, config.siteUrl)) return refuseAs(context, refusals.foreign)
      const parsed = await parseChange(context)
      if ('refusal' in parsed) return refuseAs(context, parsed.refusal)
      const { reference, email } = parsed.fields
      await sendLink(services, text(reference), text(email))
      if (!isForm(context)) return context.json({ success: true, message: enRequest.linkSent })
      return context.redirect('/requests/sent', 303)
    })

  /** A wrong key and an unknown reference get the same answer; many of them from one address get none. */
  async function opened(context: Context, answer: (submission: Submission) => Promise<Response>) {
    const address = addressOf(context, config.trustProxy)
    const wait = guesses.wait(address)
    if (wait > 0) return tooMany(context, wait)
    const submission = await findRequested(context)
    if (submission) return answer(submission)
    guesses.failed(address)
    return notFound(context)
  }

  async function changed(context: Context, submission: Submission): Promise<Response> {
    const run = () => limited(context, () => change(context, submission))
    if (!isUpload(context)) return run()
    const address = addressOf(context, config.trustProxy)
    return (await uploadsOf(address, run)) ?? tooMany(context, BUSY_SECONDS)
  }

  /** Each change is mailed to dispatch, so it counts as a submission of this address does. */
  async function limited(context: Context, change: () => Promise<Response>): Promise<Response> {
    const address = addressOf(context, config.trustProxy)
    const permission = submissionLimit.take(address, undefined)
    if (!permission.isAllowed) return tooMany(context, permission.retryAfter)
    const isShared = config.databaseUrl !== undefined
    const wait = isShared
      ? await services.store.transact((transaction) => countForAddress(transaction, address, services))
      : 0
    if (wait > 0) return tooMany(context, wait)
    const answer = await change()
    if (answer.status < 400) return answer
    permission.giveBack()
    if (isShared)
      await services.store.transact((transaction) => giveBackToAddress(transaction, address, config))
    return answer
  }

  function notFound(context: Context): Response | Promise<Response> {
    if (wantsJson(context)) return context.json({ success: false, message: enRequest.notFound }, 404)
    const template = templates('/requests/reference/key')
    return template
      ? sendPage(context, template, notFoundEdits(template), 404)
      : errorPage(context, refusals.notFound)
  }

  function viewOf(submission: Submission) {
    return services.store.transact((transaction) => requestView(transaction, submission))
  }

  async function change(context: Context, submission: Submission): Promise<Response> {
    const form = formNamed(submission.form)
    const parsed = await parseChange(context, form)
    if ('refusal' in parsed) return refuseAs(context, parsed.refusal)
    const { fields: typed } = parsed
    const action = actions.find((one) => one === typed.action)
    if (!action) return refuseAs(context, { ...refusals.problems, message: enRequest.unknownAction })
    const result = await changeRequest(services, submission, action, typed)
    if (result.outcome === 'changed') {
      if (!wantsJson(context)) return context.redirect(`${pathOf(context)}?done=${action}`, 303)
      const changed = await findRequested(context)
      return changed ? context.json(await viewOf(changed)) : notFound(context)
    }
    return result.outcome === 'problems'
      ? withProblems(context, submission, { action, typed, problems: result.problems })
      : notPossible(context, { action, typed, outcome: result.outcome })
  }

  async function withProblems(
    context: Context,
    submission: Submission,
    { action, typed, problems }: Refused & { problems: ProblemTexts },
  ): Promise<Response> {
    if (wantsJson(context)) return refuse(context, refusals.problems, problems)
    if (action !== 'amend')
      return showRequest(context, submission, { noteProblem: problems.note, note: text(typed.note) }, 422)
    return amendPage(context, submission, { typed, problems: { ...chosenAgain(typed), ...problems } }, 422)
  }

  /** The state or another tab does not allow it any more. What was typed is shown, so that nothing is lost. */
  async function notPossible(
    context: Context,
    { action, typed, outcome }: Refused & { outcome: 'not-allowed' | 'conflict' },
  ): Promise<Response> {
    const message = outcome === 'conflict' ? enRequest.conflict : enRequest.notAllowed
    if (wantsJson(context)) return refuseAs(context, { reason: 'conflict', status: 409, message })
    const present = await findRequested(context)
    if (!present) return notFound(context)
    if (action === 'amend') return amendPage(context, present, { typed, error: message }, 409)
    return showRequest(context, present, { refusal: message, note: text(typed.note) }, 409)
  }

  function findRequested(context: Context): Promise<Submission | undefined> {
    const { reference = '', key = '' } = context.req.param() as { reference?: string; key?: string }
    return services.store.transact((transaction) => findRequest(transaction, services, reference, key))
  }

  async function showRequest(
    context: Context,
    submission: Submission,
    given: Pick<RequestPage, 'done' | 'refusal' | 'noteProblem' | 'note'>,
    status: 200 | 409 | 422 = 200,
  ): Promise<Response> {
    const template = templates('/requests/reference/key')
    if (!template) return errorPage(context, refusals.notFound)
    const edits = requestEdits(template, {
      view: await viewOf(submission),
      lane: await laneOf(submission),
      path: pathOf(context),
      now: services.now(),
      code: inboxCode(config.siteUrl, submission.reference),
      ...given,
    })
    return sendPage(context, template, edits, status)
  }

  async function billOfLadingFor(context: Context, submission: Submission): Promise<Response> {
    const view = await viewOf(submission)
    if (!hasBillOfLading(view)) return notFound(context)
    const permission = papersOf.take(addressOf(context, config.trustProxy), undefined)
    if (!permission.isAllowed) return tooMany(context, permission.retryAfter)
    const bill = billOfLading(view, await laneOf(submission), services.now())
    const { billOfLadingPdf } = await import('../requests/bill-of-lading-pdf.ts')
    const pdf = await papers('all', () => billOfLadingPdf(bill, config.siteUrl))
    if (pdf === undefined) return tooMany(context, BUSY_SECONDS)
    return context.body(pdf, 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${submission.reference}-bill-of-lading-draft.pdf"`,
    })
  }

  async function laneOf({ form, answers }: Submission) {
    const fields = formNamed(form)?.lane
    if (!fields) return undefined
    const [from, to] = fields
    const found = await services.lanes.lane(text(answers[from]), text(answers[to]))
    return 'lane' in found ? found.lane : undefined
  }

  /** Where the form cannot be sent, the request itself is the answer. */
  function amendPage(
    context: Context,
    submission: Submission,
    given: Pick<AmendPage, 'typed' | 'problems' | 'error'> = {},
    status: 200 | 409 | 422 = 200,
  ): Response | Promise<Response> {
    const form = formNamed(submission.form)
    const template = form && templates(form.page)
    if (!form || !template || !canAmend(template)) return showRequest(context, submission, {})
    const edits = amendEdits(template, { form, submission, path: pathOf(context), ...given })
    return sendPage(context, template, edits, status)
  }
}

/** The address is a secret: not stored, not indexed, not passed on. */
const privately: MiddlewareHandler = async (context, next) => {
  context.header('Referrer-Policy', 'no-referrer')
  context.header('X-Robots-Tag', 'noindex')
  context.header('Cache-Control', 'no-store')
  return next()
}

/** Under `no-referrer` a browser sends its own forms with `Origin: null`. */
function isAllowedOrigin(context: Context, siteUrl: string): boolean {
  const { headers } = context.req.raw
  if (headers.get('origin') === 'null') return headers.get('sec-fetch-site') === 'same-origin'
  return isSameOrigin(headers, siteUrl)
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const pathOf = ({ req }: Context): string => `/requests/${req.param('reference')}/${req.param('key')}`

const wantsJson = ({ req }: Context): boolean =>
  req.path.startsWith('/api/') || /\bapplication\/json\b/.test(req.header('accept') ?? '')

const isUpload = ({ req }: Context): boolean =>
  (req.header('content-type') ?? '').toLowerCase().startsWith('multipart/form-data')

const isForm = ({ req }: Context): boolean =>
  (req.header('content-type') ?? '').toLowerCase().startsWith(URL_ENCODED)

const refuseAs = (context: Context, refusal: Refusal): Response =>
  wantsJson(context) ? refuse(context, refusal) : errorPage(context, refusal)

interface Refused {
  action: RequestAction
  typed: Record<string, unknown>
}

/** A page that comes back has lost its file. */
const chosenAgain = (typed: Record<string, unknown>): ProblemTexts =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) =>
      isChosen(value) ? [[name, `${en.problems.required}: ${en.problems.chooseFileAgain}`]] : [],
    ),
  )

function tooMany(context: Context, seconds: number): Response {
  context.header('Retry-After', String(seconds))
  return refuseAs(context, refusals.tooMany)
}

const doneIn = ({ req }: Context): RequestAction | undefined =>
  actions.find((action) => action === req.query('done'))
