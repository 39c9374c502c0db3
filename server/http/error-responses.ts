import type { Context } from 'hono'
import type { ProblemTexts } from '../../domain/messages/problem-text.ts'
import { escapeText } from '../../html/page-edits.ts'
import type { Refusal } from './error-messages.ts'

/** In the shape of every refusal of `/api`. */
export const refuse = (context: Context, { status, message }: Refusal, problems?: ProblemTexts): Response =>
  context.json({ success: false, message, ...(problems && { problems }) }, status)

/** The same in a page, for a browser that cannot be shown one of the built ones. */
export const errorPage = (context: Context, { status, message }: Refusal): Response =>
  context.html(
    `<!doctype html><html lang="en-CA"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>${status}</title><h1>${escapeText(message)}</h1><p><a href="/">Home</a></p></html>`,
    status,
  )
