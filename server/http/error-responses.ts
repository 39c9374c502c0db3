import type { Context } from 'hono'
import type { ProblemTexts } from '../../domain/forms/form.ts'
import { DEFAULT_LOCALE } from '../../domain/locale.ts'
import { escapeHtml } from '../../domain/text/escape-html.ts'
import { type Refusal, refusals } from './error-messages.ts'

/** An error of the API. */
export const refuse = (context: Context, { status, message }: Refusal, problems?: ProblemTexts): Response =>
  context.json({ success: false, message, ...(problems && { problems }) }, status)

/** An error as a page, where no built page can show it. */
export const errorPage = (context: Context, { status, message }: Refusal): Response =>
  context.html(
    `<!doctype html><html lang="${DEFAULT_LOCALE}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>${status}</title><h1>${escapeHtml(message)}</h1><p><a href="/">Home</a></p></html>`,
    status,
  )

/** Refuses what comes too often; `seconds` until it is taken again. */
export const tooMany = (context: Context, seconds: number): Response =>
  refuseAs(context, refusals.tooMany, { retryAfter: seconds })

interface Details {
  problems?: ProblemTexts | undefined
  /** Seconds. */
  retryAfter?: number
}

/** An error as the caller reads it. */
export function refuseAs(
  context: Context,
  refusal: Refusal,
  { problems, retryAfter }: Details = {},
): Response {
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter))
  return wantsJson(context) ? refuse(context, refusal, problems) : errorPage(context, refusal)
}

export const wantsJson = ({ req }: Context): boolean =>
  req.path.startsWith('/api/') || /\bapplication\/json\b/.test(req.header('accept') ?? '')
