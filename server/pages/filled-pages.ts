import type { SubmissionForm } from '../../domain/form.ts'
import { formAt } from '../../domain/forms.ts'
import { pages } from '../../domain/pages.ts'
import { type Edit, type ParsedPage, setAttributes, setInnerHtml } from '../../html/page-edits.ts'
import { typedIn } from '../submissions/parse-request.ts'
import { fillForm } from './form-page.ts'
import { findSlot } from './slots.ts'

const filled = new Map<string, 'form' | 'reference'>(
  pages.flatMap(({ path, filledIn }) => (filledIn ? [[path, filledIn] as const] : [])),
)
const KEY = /^[\w-]{22}$/
const REFERENCE = /^[QCD]-[0-9A-HJKMNP-TV-Z]{6}$/

/** Whether the query changes what is shown at this path. */
export const isFilledAt = (path: string): boolean => filled.has(path)

/** The form on a page that can be sent without JavaScript. */
export const filledFormAt = (path: string): SubmissionForm | undefined =>
  filled.get(path) === 'form' ? formAt(path) : undefined

/** What a query fills in; empty where the page is shown as built. */
export function editsFor(page: ParsedPage, path: string, query: URLSearchParams): Edit[] {
  const form = filledFormAt(path)
  if (form) return fillForm(page, { form, typed: typedIn(form, query) })
  const reference = query.get('reference') ?? ''
  if (!REFERENCE.test(reference)) return []
  const key = query.get('key') ?? ''
  const link = setAttributes(findSlot(page.elements, 'request-link'), {
    href: `/requests/${reference}/${key}`,
    hidden: undefined,
  })
  return [setInnerHtml(findSlot(page.elements, 'reference'), reference), ...(KEY.test(key) ? [link] : [])]
}
