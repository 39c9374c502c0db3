import { type Context, Hono } from 'hono'
import { formAt } from '../../domain/forms/forms.ts'
import { LANE_PARAMETER } from '../../domain/lanes/lane-parameter.ts'
import { changesDaily, isRenderedOnRequest, type Path } from '../../domain/pages.ts'
import { isReference } from '../../domain/submissions/reference.ts'
import { companyDay } from '../../domain/time/company-time.ts'
import { refusals } from '../http/error-messages.ts'
import { errorPage } from '../http/error-responses.ts'
import type { RenderPage } from '../pages/render-page.ts'
import { sendFile } from '../pages/send-file.ts'
import type { Site } from '../pages/site.ts'
import { readTyped } from '../submissions/parse-submission.ts'

/** The built site, with the pages that a query fills in. */
export const pageRoutes = (site: Site, renderPage: RenderPage, now: () => number) =>
  new Hono()
    .get('*', (context, next) => {
      const { path } = context.req
      if (isRenderedOnRequest(path) && fillsForm(context)) return renderPage(context, path, { data: {} })
      if (changesDaily(path)) return renderPage(context, path, { data: { today: companyDay(now()) } })
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

/** Whether the query has values for the form on the page; the form reads them itself. */
function fillsForm(context: Context): boolean {
  const { pathname, searchParams } = new URL(context.req.url)
  const form = formAt(pathname)
  if (form === undefined) return false
  const hasLane = form.lane !== undefined && searchParams.has(LANE_PARAMETER)
  return hasLane || Object.keys(readTyped(form, searchParams)).length > 0
}

/** One page without data serves every submission or sender; the browser asks the inbox for what it shows. */
function shellOf(path: string): string {
  const at = path.lastIndexOf('/') + 1
  return isReference(path.slice(at)) ? (shells[path.slice(0, at)] ?? '') : ''
}

const shells: Readonly<Record<string, Path>> = {
  '/admin/inbox/': '/admin/inbox/submission',
  '/admin/customers/': '/admin/customers/customer',
}

const redirectWithoutSlash = (context: Context): Response =>
  context.redirect(context.req.path.slice(0, -1) + new URL(context.req.url).search, 308)
