import type { Context } from 'hono'
import { formNamed, isTaken } from '../../domain/forms/forms.ts'
import type { FormState, RequestPageData } from '../../domain/page-data.ts'
import type { RequestAction, RequestView } from '../../domain/submissions/request-view.ts'
import { enRequest } from '../../translations/en/request-page.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Refusal } from '../http/error-messages.ts'
import { wantsJson } from '../http/error-responses.ts'
import type { RenderPage } from '../pages/render-page.ts'
import { inboxCode } from '../papers/inbox-code.ts'
import { countAmendments } from '../store/submissions/submission-events.ts'
import type { Submission } from '../store/submissions/submissions.ts'
import { hasHappened, requestView } from './build-request-view.ts'
import { changeState } from './change-state.ts'
import { findRequest } from './find-request.ts'

type Shown = Pick<RequestPageData, 'refusal' | 'note' | 'message' | 'decision' | 'before'> & {
  asked?: RequestAction | undefined
}
type Status = 200 | Refusal['status']

export function requestPages(dependencies: Dependencies, renderPage: RenderPage) {
  const { laneOf } = dependencies.lanes
  return { find, viewOf, show, showChange, showThanks, showNothing }

  /** By a reference and a key, as its address has them. */
  function find(reference = '', key = ''): Promise<Submission | undefined> {
    return dependencies.store.transact((transaction) =>
      findRequest(transaction, dependencies, reference, key),
    )
  }

  function viewOf(submission: Submission, before?: string): Promise<RequestView> {
    return dependencies.store.transact((transaction) =>
      requestView(transaction, submission, dependencies.now(), before),
    )
  }

  async function show(
    context: Context,
    submission: Submission,
    { asked, ...given }: Shown = {},
    status: Status = 200,
  ): Promise<Response> {
    const view = await viewOf(submission, given.before)
    const request = {
      view,
      lane: await laneOf(submission),
      path: pathOf(context),
      now: dependencies.now(),
      code: inboxCode(dependencies.config.siteUrl, submission.reference),
      done: asked && hasHappened(view, asked) ? asked : undefined,
      ...given,
    }
    return renderPage(context, '/requests/reference/key', { data: { request }, status })
  }

  /** Its form filled in, to be changed. Where the form cannot be sent, the request itself is shown. */
  async function showChange(
    context: Context,
    submission: Submission,
    given: Partial<Pick<FormState, 'typed' | 'problems' | 'error'>> = {},
    status: Status = 200,
  ): Promise<Response> {
    const form = formNamed(submission.form)
    if (!form || !isTaken(form, dependencies.config)) return show(context, submission)
    const { reference } = submission
    const amendments = await dependencies.store.transact((transaction) =>
      countAmendments(transaction, submission.id),
    )
    const lane = await laneOf(submission)
    const change = { reference, form: form.name, path: pathOf(context), amendments, lane }
    const data = { change, form: changeState(form, submission, given) }
    return renderPage(context, '/requests/reference/change', { data, status, isDocument: true })
  }

  /** Thanks for a form that was received: anyone can write a reference into a link. */
  async function showThanks(context: Context): Promise<Response> {
    const { reference = '', key = '' } = context.req.query()
    const submission = await find(reference, key)
    if (!submission) return renderPage(context, '/thank-you', { data: {} })
    const { answerBy, isConfirmationWithheld } = await viewOf(submission)
    const received = {
      reference,
      page: requestPath(reference, key),
      answerBy: answerBy ?? undefined,
      isConfirmationWithheld,
      now: dependencies.now(),
      lane: await laneOf(submission),
    }
    return renderPage(context, '/thank-you', { data: { received } })
  }

  /** For an address that opens nothing. */
  function showNothing(context: Context): Response | Promise<Response> {
    const message = `${enRequest.notFound} ${enRequest.askAgain}.`
    if (wantsJson(context)) return context.json({ success: false, message }, 404)
    return renderPage(context, '/requests/reference/key', { data: {}, status: 404 })
  }
}

export type RequestPages = ReturnType<typeof requestPages>

/** The request's own path, as it was asked for. */
export const pathOf = ({ req }: Context): string => requestPath(req.param('reference'), req.param('key'))

const requestPath = (reference = '', key = ''): string => `/requests/${reference}/${key}`
