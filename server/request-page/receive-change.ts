import type { Context } from 'hono'
import { z } from 'zod'
import { isChosen } from '../../domain/forms/field.ts'
import type { ProblemTexts } from '../../domain/forms/form.ts'
import { formNamed } from '../../domain/forms/forms.ts'
import { isQuoteAction, type RequestAction } from '../../domain/submissions/request-view.ts'
import { enConversation } from '../../translations/en/conversation.ts'
import { enQuotes } from '../../translations/en/quotes.ts'
import { enRequest } from '../../translations/en/request-page.ts'
import type { Dependencies } from '../dependencies.ts'
import { withBody } from '../http/bodies/json-body.ts'
import { FORM_TYPE, mediaType, UPLOAD_TYPE } from '../http/bodies/media-type.ts'
import { messageUploads } from '../http/bodies/upload-room.ts'
import { ipOf } from '../http/client-ip.ts'
import { refusals } from '../http/error-messages.ts'
import { refuse, refuseAs, tooMany, wantsJson } from '../http/error-responses.ts'
import { uploadLimit } from '../http/limits/upload-limit.ts'
import type { Submission } from '../store/submissions/submissions.ts'
import { takePermission } from '../submissions/client-limit.ts'
import { chosenAgain } from '../submissions/files/read-files.ts'
import { readTyped } from '../submissions/parse-submission.ts'
import { requestActions } from './build-request-view.ts'
import { changeRequest } from './request-changes.ts'
import { pathOf, type RequestPages } from './request-pages.ts'
import type { RequestChange } from './sender-change.ts'

/** Besides the fields of the form, which are checked as it names them. */
const requestChange = z.looseObject({
  action: z.string().default(''),
  note: z.string().optional(),
  text: z.string().optional(),
  confirm: z.string().optional(),
  answers: z.string().optional(),
  quote: z.union([z.string(), z.int()]).optional(),
  purchaseOrder: z.string().optional(),
  pickupContact: z.string().optional(),
  pickupHours: z.string().optional(),
  reason: z.string().optional(),
})

/** Takes what was posted to the page of a request, and responds with the page or with JSON. */
export function changeReceiver(dependencies: Dependencies, pages: RequestPages) {
  const { trustProxy, dataDir } = dependencies.config
  const uploads = uploadLimit()

  return async (context: Context, submission: Submission): Promise<Response> => {
    const run = () => withPermission(dependencies, context, () => receive(context, submission))
    if (mediaType(context.req) !== UPLOAD_TYPE) return run()
    return uploads(ipOf(context, trustProxy), run, (seconds) => tooMany(context, seconds))
  }

  function receive(context: Context, submission: Submission): Promise<Response> {
    const form = formNamed(submission.form)
    const uploads = { room: messageUploads, client: ipOf(context, trustProxy), dataDir }
    return withBody(context, requestChange, (typed) => change(context, submission, typed), {
      types: [FORM_TYPE, UPLOAD_TYPE],
      read: (fields) => ({
        ...Object.fromEntries(fields),
        ...(form && readTyped(form, fields)),
        files: fields.getAll('file'),
      }),
      uploads,
    })
  }

  async function change(
    context: Context,
    submission: Submission,
    typed: z.output<typeof requestChange>,
  ): Promise<Response> {
    const action = requestActions.find((one) => one === typed.action)
    if (!action) return refuseAs(context, { ...refusals.problems, message: enRequest.unknownAction })
    const result = await changeRequest(dependencies, submission, action, typed, ipOf(context, trustProxy))
    if (result.outcome === 'changed') return respondToChange(context, action)
    return result.outcome === 'problems'
      ? withProblems(context, submission, { ...result, action, typed })
      : notPossible(context, { action, typed, outcome: result.outcome })
  }

  async function respondToChange(context: Context, action: RequestAction): Promise<Response> {
    if (!wantsJson(context)) return context.redirect(`${pathOf(context)}?done=${action}`, 303)
    const present = await requested(context)
    return present ? context.json(await pages.viewOf(present)) : pages.showNothing(context)
  }

  async function withProblems(
    context: Context,
    submission: Submission,
    { action, typed, problems, refused }: WrongChange & Pick<WithProblems, 'problems' | 'refused'>,
  ): Promise<Response> {
    const refusal = refused?.refusal ?? refusals.problems
    if (refused) context.header('Retry-After', String(refused.retryAfter))
    if (wantsJson(context)) return refuse(context, refusal, problems)
    if (action === 'amend')
      return pages.showChange(
        context,
        submission,
        { typed, problems: { ...chosenAgain(typed), ...problems } },
        refusal.status,
      )
    const given = () => {
      if (isQuoteAction(action)) return { decision: { action, typed: texts(typed), problems } }
      if (action !== 'message') return { refusal: Object.values(problems).join(' '), note: text(typed.note) }
      return { message: { text: text(typed.text), problems: { ...lostFiles(typed.files), ...problems } } }
    }
    return pages.show(context, submission, given(), refusal.status)
  }

  /** The state or another tab does not allow it any more. What was typed is shown, so that nothing is lost. */
  async function notPossible(
    context: Context,
    { action, typed, outcome }: WrongChange & { outcome: keyof typeof notPossibleTexts },
  ): Promise<Response> {
    const message = notPossibleTexts[outcome]
    const status = outcome === 'too-long' ? 413 : 409
    const present = await requested(context)
    if (!present) return pages.showNothing(context)
    if (wantsJson(context))
      return context.json({ success: false, message, current: await pages.viewOf(present) }, status)
    if (action === 'amend') return pages.showChange(context, present, { typed, error: message }, status)
    const note = text(action === 'message' ? typed.text : typed.note)
    return pages.show(context, present, { refusal: message, note }, status)
  }

  function requested({ req }: Context): Promise<Submission | undefined> {
    const { reference, key } = req.param() as { reference?: string; key?: string }
    return pages.find(reference, key)
  }
}

/** Each change is mailed to dispatch, so it counts as a submission of this address does. */
async function withPermission(
  dependencies: Dependencies,
  context: Context,
  change: () => Promise<Response>,
): Promise<Response> {
  const permission = await takePermission(dependencies, ipOf(context, dependencies.config.trustProxy))
  if (!permission.isAllowed) return tooMany(context, permission.retryAfter)
  try {
    const response = await change()
    if (response.status >= 400) await permission.giveBack()
    return response
  } catch (error) {
    await permission.giveBack()
    throw error
  }
}

type WithProblems = Extract<RequestChange, { outcome: 'problems' }>

interface WrongChange {
  action: RequestAction
  typed: Record<string, unknown>
}

const notPossibleTexts = {
  conflict: enRequest.conflict,
  'not-allowed': enRequest.notAllowed,
  full: enRequest.full,
  'too-long': refusals.conversationFull.message,
  'not-open': enQuotes.notOpen,
}

/** What was typed beside an action, by field. */
const texts = (typed: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(DECISION_FIELDS.map((name) => [name, text(typed[name])]))

const DECISION_FIELDS = ['quote', 'name', 'purchaseOrder', 'pickupContact', 'pickupHours', 'reason', 'note']

/** A page that comes back has lost the files that were chosen. */
const lostFiles = (files: unknown): ProblemTexts =>
  Array.isArray(files) && files.some(isChosen) ? { file: enConversation.chooseAgain } : {}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
