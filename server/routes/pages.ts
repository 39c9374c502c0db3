import { type Context, Hono } from 'hono'
import type { Path } from '../../domain/pages.ts'
import { isReference } from '../../domain/reference.ts'
import { refusals } from '../http/error-messages.ts'
import { errorPage } from '../http/error-responses.ts'
import { editsFor, isFilledAt } from '../pages/filled-pages.ts'
import type { PageTemplates } from '../pages/page-templates.ts'
import { sendFile } from '../pages/send-file.ts'
import { sendPage } from '../pages/send-page.ts'
import type { Site } from '../pages/site.ts'

/** The built site, with the pages that a query fills in. */
export const pageRoutes = (site: Site, templates: PageTemplates) =>
  new Hono()
    .get('*', (context, next) => {
      const { path } = context.req
      const template = isFilledAt(path) ? templates(path) : undefined
      const edits = template ? editsFor(template, path, new URL(context.req.url).searchParams) : []
      if (template && edits.length > 0) {
        // The query may hold the key of a request.
        if (path === THANK_YOU) context.header('Referrer-Policy', 'no-referrer')
        return sendPage(context, template, edits)
      }
      const file = site.files.get(path) ?? site.files.get(shellOf(path))
      if (file) return sendFile(context, file)
      return site.files.has(path.replace(/\/$/, '')) ? redirectWithoutSlash(context) : next()
    })
    .all('*', (context, next) => {
      const { path } = context.req
      if (!site.files.has(path) && !site.files.has(shellOf(path))) return next()
      context.header('Allow', 'GET, HEAD')
      return errorPage(context, refusals.wrongMethod)
    })

const THANK_YOU = '/thank-you'

/** One page without data stands for every submission; the browser asks the inbox for what it shows. */
const shellOf = (path: string): string =>
  path.startsWith(INBOX) && isReference(path.slice(INBOX.length)) ? SUBMISSION : ''

const INBOX = '/admin/inbox/'
const SUBMISSION = '/admin/inbox/submission' satisfies Path

const redirectWithoutSlash = (context: Context): Response =>
  context.redirect(context.req.path.slice(0, -1) + new URL(context.req.url).search, 308)
