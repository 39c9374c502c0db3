import type { SubmissionForm } from '../../domain/form.ts'
import { formAt } from '../../domain/forms.ts'
import { pages } from '../../domain/pages.ts'
import { isReference, requestPagePath } from '../../domain/reference.ts'
import { type Edit, type ParsedPage, setAttributes, setInnerHtml } from '../../html/page-edits.ts'
import { typedIn } from '../submissions/parse-request.ts'
import { fillForm } from './form-page.ts'
import { findSlot, findSlots } from './slots.ts'

const filled = new Map<string, 'form' | 'reference'>(
  pages.flatMap(({ path, filledIn }) => (filledIn ? [[path, filledIn] as const] : [])),
)

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
  if (!isReference(reference)) return []
  const href = requestPagePath(reference, query.get('key') ?? '')
  const link = findSlot(page.elements, 'request-link')
  return [
    ...setHidden(page, 'sent', false),
    ...setHidden(page, 'not-sent', true),
    setInnerHtml(findSlot(page.elements, 'reference'), reference),
    ...(href ? [setAttributes(link, { href, hidden: undefined })] : []),
  ]
}

const setHidden = ({ elements }: ParsedPage, slot: string, hidden: boolean): Edit[] =>
  findSlots(elements, slot).map((element) => setAttributes(element, { hidden: hidden ? '' : undefined }))
