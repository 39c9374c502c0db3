import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { SubmissionForm } from '../../domain/form.ts'
import { formNamed } from '../../domain/forms.ts'
import { enRequest } from '../../domain/messages/en-request.ts'
import {
  attribute,
  descendants,
  type Edit,
  type Element,
  escapeText,
  remove,
  setAttributes,
  setInnerHtml,
} from '../../html/page-edits.ts'
import { readBody } from '../http/body.ts'
import { type Refusal, refusals } from '../http/error-messages.ts'
import { errorPage, refuse } from '../http/error-responses.ts'
import { addressOf } from '../http/request-address.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import { fillForm, showErrors } from '../pages/form-page.ts'
import type { PageTemplates } from '../pages/page-templates.ts'
import { sendPage } from '../pages/send-page.ts'
import { findSlot } from '../pages/slots.ts'
import { billOfLading, hasBillOfLading } from '../requests/bill-of-lading.ts'
import { findRequest } from '../requests/find-request.ts'
import { guessLimit } from '../requests/guess-limit.ts'
import { inboxCode } from '../requests/inbox-code.ts'
import { maskAnswers } from '../requests/mask.ts'
import { changeRequest } from '../requests/request-changes.ts'
import { notFoundEdits, requestEdits } from '../requests/request-page.ts'
import { type RequestAction, requestView } from '../requests/request-view.ts'
import { sendLink } from '../requests/send-link.ts'
import type { Services } from '../services.ts'
import { StoreUnavailable } from '../store/store.ts'
import type { Submission } from '../store/submissions.ts'
import { typedIn } from '../submissions/parse-request.ts'

const PATH = '/requests/:reference/:key'
const actions: readonly RequestAction[] = ['amend', 'note', 'withdraw', 'erase']

/** The page of one request, its changes, and the call that mails its address again. */
export function requestRoutes(services: Services, templates: PageTemplates) {
  const { config } = services
  const guesses = guessLimit(services.now)
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
        ? opened(context, (submission) => change(context, submission))
        : refuseAs(context, refusals.foreign),
    )
    .post('/api/requests/link', async (context) => {
      if (!isSameOrigin(context.req.raw.headers, config.siteUrl)) return refuseAs(context, refusals.foreign)
      const typed = await readTyped(context)
      if (typed.refusal) return refuseAs(context, typed.refusal)
      const { reference, email } = typed.fields
      await sendLink(services, text(reference), text(email))
      if (!isForm(context)) return context.json({ success: true, message: enRequest.linkSent })
      return context.redirect('/requests/sent', 303)
    })

  /** A wrong key and an unknown reference get the same answer; many of them from one address get none. */
  async function opened(context: Context, answer: (submission: Submission) => Promise<Response>) {
    const address = addressOf(context, config.trustProxy)
    const wait = guesses.wait(address)
    if (wait > 0) {
      context.header('Retry-After', String(wait))
      return refuseAs(context, refusals.tooMany)
    }
    const { reference = '', key = '' } = context.req.param() as { reference?: string; key?: string }
    const submission = await services.store.transact((transaction) =>
      findRequest(transaction, services, reference, key),
    )
    if (submission) return answer(submission)
    guesses.failed(address)
    return notFound(context)
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
    const { refusal, fields: typed } = await readTyped(context, form)
    if (refusal) return refuseAs(context, refusal)
    const action = actions.find((one) => one === typed.action)
    if (!action) return refuseAs(context, { ...refusals.problems, message: enRequest.unknownAction })
    const result = await changeRequest(services, submission, action, typed)
    if (result.outcome === 'changed') {
      if (!wantsJson(context)) return context.redirect(`${pathOf(context)}?done=${action}`, 303)
      const changed = await services.store.transact((transaction) =>
        findRequest(transaction, services, submission.reference, context.req.param('key') ?? ''),
      )
      return changed ? context.json(await viewOf(changed)) : notFound(context)
    }
    if (result.outcome === 'not-allowed')
      return refuseAs(context, { reason: 'conflict', status: 409, message: enRequest.notAllowed })
    if (wantsJson(context)) return refuse(context, refusals.problems, result.problems)
    if (action === 'amend' && form) return amendPage(context, submission, typed, result.problems)
    return showRequest(context, submission, { noteProblem: result.problems.note }, 422)
  }

  async function showRequest(
    context: Context,
    submission: Submission,
    given: { done?: RequestAction | undefined; noteProblem?: string | undefined },
    status: 200 | 422 = 200,
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
    const bill = billOfLading(view, await laneOf(submission), services.now())
    const { billOfLadingPdf } = await import('../requests/bill-of-lading-pdf.ts')
    return context.body(await billOfLadingPdf(bill, config.siteUrl), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${submission.reference}-bill-of-lading-draft.pdf"`,
    })
  }

  async function laneOf({ form, answers }: Submission) {
    if (form !== 'Quote Request') return undefined
    const found = await services.lanes.lane(text(answers.pickupLocation), text(answers.deliveryLocation))
    return 'lane' in found ? found.lane : undefined
  }

  /** The form's own page with the answers filled in, sent back to the request. */
  function amendPage(
    context: Context,
    submission: Submission,
    typed?: Record<string, unknown>,
    problems?: Record<string, string>,
  ): Response | Promise<Response> {
    const form = formNamed(submission.form)
    const template = form && templates(form.page)
    if (!form || !template) return errorPage(context, refusals.notFound)
    const state = { form, typed: typed ?? maskAnswers(form, submission.answers) }
    const scripts = template.elements.filter(({ tagName }) => tagName === 'script')
    const edits = problems
      ? showErrors(template, { ...state, problems })
      : [...scripts.map(remove), ...fillForm(template, state)]
    const element = findSlot(template.elements, 'form')
    return sendPage(
      context,
      template,
      [
        ...edits,
        // An address that was left masked is none that the browser would take.
        setAttributes(element, { action: pathOf(context), method: 'post', novalidate: '' }),
        ...headings(template.elements, submission),
      ],
      problems ? 422 : 200,
    )
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

const isForm = ({ req }: Context): boolean =>
  (req.header('content-type') ?? '').toLowerCase().startsWith('application/x-www-form-urlencoded')

const refuseAs = (context: Context, refusal: Refusal): Response =>
  wantsJson(context) ? refuse(context, refusal) : errorPage(context, refusal)

const doneIn = ({ req }: Context): RequestAction | undefined =>
  actions.find((action) => action === req.query('done'))

/** The fields that were posted, of a form as its fields read them. */
async function readTyped(
  context: Context,
  form?: SubmissionForm,
): Promise<{ fields: Record<string, unknown>; refusal?: Refusal }> {
  const body = await readBody(context.req.raw)
  if (body === 'too large') return { fields: {}, refusal: refusals.tooLarge }
  if (typeof body === 'string') return { fields: {}, refusal: refusals.unreadable }
  const decoded = new TextDecoder().decode(body)
  if (!isForm(context)) {
    const fields = parseObject(decoded)
    return fields ? { fields } : { fields: {}, refusal: refusals.unreadable }
  }
  const fields = new URLSearchParams(decoded)
  return { fields: { ...Object.fromEntries(fields), ...(form && typedIn(form, fields)) } }
}

function parseObject(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}

/** The page of the form says what it is for here, and sends an amendment instead of a new submission. */
function headings(elements: Element[], { reference }: Submission): Edit[] {
  const named = (tag: string) => elements.find(({ tagName }) => tagName === tag)
  const [title, heading] = [named('title'), named('h1')]
  const form = [...descendants(findSlot(elements, 'form'))]
  const name = form.find((element) => attribute(element, 'name') === 'formName')
  const button = form.find((element) => attribute(element, 'type') === 'submit')
  return [
    ...(title ? [setInnerHtml(title, escapeText(enRequest.amendTitle(reference)))] : []),
    ...(heading ? [setInnerHtml(heading, escapeText(enRequest.amendTitle(reference)))] : []),
    ...(name ? [setAttributes(name, { name: 'action', value: 'amend' })] : []),
    ...(button ? [setInnerHtml(button, escapeText(enRequest.saveChanges))] : []),
  ]
}
