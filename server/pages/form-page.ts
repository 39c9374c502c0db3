import type { Typed } from '../../domain/field.ts'
import type { SubmissionForm } from '../../domain/form.ts'
import { submissionForms } from '../../domain/forms.ts'
import { en } from '../../domain/messages/en.ts'
import type { ProblemTexts } from '../../domain/messages/problem-text.ts'
import {
  apply,
  attribute,
  descendants,
  type Edit,
  type Element,
  escapeText,
  type ParsedPage,
  remove,
  setAttributes,
  setInnerHtml,
} from '../../html/page-edits.ts'

/** What a page shows to a browser that has no JavaScript to do it. */
export interface Filling {
  form: SubmissionForm
  /** As typed, by field name. */
  typed: Record<string, Typed>
  problems?: ProblemTexts
  /** Why the whole form could not be taken. */
  refusal?: string
}

/** The page of each form that can be sent without JavaScript. */
export const formPages: ReadonlyMap<string, SubmissionForm> = new Map(
  submissionForms.filter(({ endpoint }) => endpoint === '/api/send-quote').map((form) => [form.page, form]),
)

const THANK_YOU = '/thank-you'

/** Whether a query may change what is shown at this address. */
export const isFilledAt = (path: string): boolean => formPages.has(path) || path === THANK_YOU

/** The prerendered page with everything typed in its place. */
export function fillPage(page: ParsedPage, filling: Filling): string {
  return apply(page, fillIn(sendingForm(page, filling.form), filling))
}

/** The same, with what is wrong shown, and without scripts: it stands at another address than they know. */
export function refusePage(page: ParsedPage, filling: Filling): string {
  const controls = sendingForm(page, filling.form)
  return apply(page, [
    ...page.elements.filter((element) => element.tagName === 'script').map(remove),
    ...fillIn(controls, filling),
    ...showSummary(page, controls, filling),
  ])
}

/** The page has other forms too: this one carries the form's name. */
function sendingForm({ elements }: ParsedPage, form: SubmissionForm): Element[] {
  const named = (element: Element) =>
    attribute(element, 'name') === 'formName' && attribute(element, 'value') === form.name
  const sending = elements.find((element) => element.tagName === 'form' && descendants(element).some(named))
  return sending ? [...descendants(sending)] : []
}

function fillIn(inForm: Element[], { form, typed, problems = {} }: Filling): Edit[] {
  return Object.keys(form.fields).flatMap((name) => {
    const values = Object.hasOwn(typed, name) ? [typed[name]].flat().map(String) : []
    const problem = problems[name]
    if (values.length === 0 && problem === undefined) return []
    const controls = inForm.filter((element) => attribute(element, 'name') === name)
    const place = problem === undefined ? undefined : problemPlace(inForm, name)
    const shown = place
      ? [setAttributes(place, { hidden: undefined }), setInnerHtml(place, escapeText(problem ?? ''))]
      : []
    return [...controls.flatMap((control) => fillControl(control, values, marks(control, place))), ...shown]
  })
}

const problemPlace = (inForm: Element[], name: string): Element | undefined =>
  inForm.find((element) => attribute(element, 'id')?.endsWith(`-${name.replaceAll('.', '-')}-problem`))

/** The attributes by which a screen reader learns what is wrong with this control. */
function marks(control: Element, place: Element | undefined): Record<string, string> {
  if (!place) return {}
  const described = [attribute(control, 'aria-describedby'), attribute(place, 'id')]
  return { 'aria-invalid': 'true', 'aria-describedby': described.filter(Boolean).join(' ') }
}

function fillControl(control: Element, values: string[], marks: Record<string, string>): Edit[] {
  if (control.tagName === 'textarea') return [setAttributes(control, marks), ...fillText(control, values)]
  if (control.tagName === 'select') return [setAttributes(control, marks), ...choose(control, values)]
  const type = attribute(control, 'type')
  if (type === 'checkbox' || type === 'radio') {
    const checked = values.includes(attribute(control, 'value') ?? 'on') ? '' : undefined
    return [setAttributes(control, { ...marks, checked })]
  }
  return [setAttributes(control, { ...marks, ...(values[0] !== undefined && { value: values[0] }) })]
}

// A line break right after the tag belongs to the tag: one is always put there, so that a typed one stays.
const fillText = (control: Element, [text]: string[]): Edit[] =>
  text === undefined ? [] : [setInnerHtml(control, `\n${escapeText(text)}`)]

function choose(control: Element, values: string[]): Edit[] {
  const options = [...descendants(control)].filter((element) => element.tagName === 'option')
  const chosen = options.find((option) => values.includes(attribute(option, 'value') ?? ''))
  return chosen
    ? options.map((option) => setAttributes(option, { selected: option === chosen ? '' : undefined }))
    : []
}

function showSummary(
  { elements }: ParsedPage,
  inForm: Element[],
  { form, problems = {}, refusal }: Filling,
): Edit[] {
  const isSummary = (element: Element) => attribute(element, 'data-summary') !== undefined
  const summary = inForm.find(isSummary) ?? elements.find(isSummary)
  if (!summary) return []
  const heading = descendants(summary).find((element) => element.tagName === 'h3')
  const list = descendants(summary).find((element) => element.tagName === 'ul')
  const lines = Object.entries(problems).map(([name, problem]) => {
    const control = inForm.find((element) => attribute(element, 'name') === name)
    const words = escapeText(`${form.fields[name]?.label}: ${problem}`)
    return `<li><a href="#${escapeText((control && attribute(control, 'id')) ?? '')}">${words}</a></li>`
  })
  const missing = Object.values(problems).filter((problem) => problem === en.problems.required).length
  return [
    setAttributes(summary, { hidden: undefined }),
    ...(heading
      ? [setInnerHtml(heading, escapeText(refusal ?? en.problemSummary(missing, lines.length - missing)))]
      : []),
    ...(list ? [setInnerHtml(list, lines.join(''))] : []),
  ]
}
