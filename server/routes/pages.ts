import { type Context, Hono } from 'hono'
import { apply, attribute, setInnerHtml } from '../../html/page-edits.ts'
import { refusals } from '../http/error-messages.ts'
import { errorPage } from '../http/error-responses.ts'
import { fillPage, formPages, isFilledAt } from '../pages/form-page.ts'
import type { PageTemplate, PageTemplates } from '../pages/page-templates.ts'
import { sendFile } from '../pages/send-file.ts'
import { showPage } from '../pages/send-page.ts'
import type { Site } from '../pages/site.ts'
import { typedIn } from '../submissions/parse-request.ts'

/** The built site, with the pages that a query fills in. */
export const pageRoutes = (site: Site, pages: PageTemplates) =>
  new Hono()
    .get('*', (context, next) => {
      const { path } = context.req
      const page = isFilledAt(path) ? pages(path) : undefined
      const filled = page && fillFromQuery(page, path, new URL(context.req.url).searchParams)
      if (page && filled !== undefined) return showPage(context, filled, { status: 200, policy: page.policy })
      const file = site.files.get(path)
      if (file) return sendFile(context, file)
      return site.files.has(path.replace(/\/$/, '')) ? redirectWithoutSlash(context) : next()
    })
    .all('*', (context, next) => {
      if (!site.files.has(context.req.path)) return next()
      context.header('Allow', 'GET, HEAD')
      return errorPage(context, refusals.wrongMethod)
    })

const REFERENCE = /^[QCD]-[0-9A-HJKMNP-TV-Z]{6}$/

function fillFromQuery(page: PageTemplate, path: string, query: URLSearchParams): string | undefined {
  const form = formPages.get(path)
  if (!form) return showReference(page, query.get('reference') ?? '')
  const typed = typedIn(form, query)
  return Object.keys(typed).length > 0 ? fillPage(page, { form, typed }) : undefined
}

function showReference(page: PageTemplate, reference: string): string | undefined {
  const place = page.elements.find((element) => attribute(element, 'id') === 'reference')
  return place && REFERENCE.test(reference) ? apply(page, [setInnerHtml(place, reference)]) : undefined
}

const redirectWithoutSlash = (context: Context): Response =>
  context.redirect(context.req.path.slice(0, -1) + new URL(context.req.url).search, 308)
