import { type Context, Hono } from 'hono'
import { refusals } from '../answers.ts'
import { typedIn } from '../intake/posting.ts'
import { refuseInWords } from '../refuse.ts'
import { fillPage, formPages } from '../site/form-page.ts'
import type { OpenPage, OpenPages } from '../site/open-pages.ts'
import { apply, attribute, withInside } from '../site/page-edits.ts'
import { sendFile } from '../site/send-file.ts'
import { showPage } from '../site/show-page.ts'
import type { Site } from '../site/site.ts'

/** The built site, with the pages that a query fills in. */
export const pageRoutes = (site: Site, pages: OpenPages) =>
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
      return refuseInWords(context, refusals.wrongMethod)
    })

/** Whether a query may change what is shown at this address. */
export const isFilledAt = (path: string): boolean => formPages.has(path) || path === THANKS

const THANKS = '/thank-you'
const REFERENCE = /^[QCD]-[0-9A-HJKMNP-TV-Z]{6}$/

function fillFromQuery(page: OpenPage, path: string, query: URLSearchParams): string | undefined {
  const form = formPages.get(path)
  if (!form) return showReference(page, query.get('reference') ?? '')
  const typed = typedIn(form, query)
  return Object.keys(typed).length > 0 ? fillPage(page, { form, typed }) : undefined
}

function showReference(page: OpenPage, reference: string): string | undefined {
  const place = page.elements.find((element) => attribute(element, 'id') === 'reference')
  return place && REFERENCE.test(reference) ? apply(page, [withInside(place, reference)]) : undefined
}

const redirectWithoutSlash = (context: Context): Response =>
  context.redirect(context.req.path.slice(0, -1) + new URL(context.req.url).search, 308)
