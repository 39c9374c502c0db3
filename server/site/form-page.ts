import { carrier } from '../../domain/carrier.ts'
import { needALook } from '../../domain/count.ts'
import type { Typed } from '../../domain/field.ts'
import type { Form, Problems } from '../../domain/form.ts'
import { quote } from '../../domain/quote.ts'
import {
  apply,
  attribute,
  type Edit,
  type Element,
  escapeText,
  type OpenPage,
  withAttributes,
  withInside,
  within,
  without,
} from './page-edits.ts'

/** What a page shows to a browser that has no JavaScript to do it. */
export interface Filling {
  form: Form
  /** As typed, by field name. */
  typed: Record<string, Typed>
  problems?: Problems
  /** Why the whole form could not be taken. */
  refusal?: string
}

/** The page of each form that can be sent without JavaScript. */
export const formPages: ReadonlyMap<string, Form> = new Map([
  ['/quote', quote],
  ['/carriers/apply', carrier],
])

export const pageOf = (form: Form): string =>
  formPages.entries().find(([, one]) => one === form)?.[0] ?? '/quote'

/** The prerendered page with everything typed in its place. */
export function fillPage(page: OpenPage, filling: Filling): string {
  return apply(page, fillIn(sendingForm(page, filling.form), filling))
}

/** The same, with what is wrong shown, and without scripts: it stands at another address than they know. */
export function refusePage(page: OpenPage, filling: Filling): string {
  const controls = sendingForm(page, filling.form)
  return apply(page, [
    ...page.elements.filter((element) => element.tagName === 'script').map(without),
    ...fillIn(controls, filling),
    ...showSummary(page, controls, filling),
  ])
}

/** The page has other forms too: this one carries the form's name. */
function sendingForm({ elements }: OpenPage, form: Form): Element[] {
  const named = (element: Element) =>
    attribute(element, 'name') === 'formName' && attribute(element, 'value') === form.name
  const sending = elements.find((element) => element.tagName === 'form' && within(element).some(named))
  return sending ? [...within(sending)] : []
}

function fillIn(inForm: Element[], { form, typed, problems = {} }: Filling): Edit[] {
  return Object.keys(form.fields).flatMap((name) => {
    const values = Object.hasOwn(typed, name) ? [typed[name]].flat().map(String) : []
    const problem = problems[name]
    if (values.length === 0 && problem === undefined) return []
    const controls = inForm.filter((element) => attribute(element, 'name') === name)
    const place = problem === undefined ? undefined : problemPlace(inForm, name)
    const shown = place
      ? [withAttributes(place, { hidden: undefined }), withInside(place, escapeText(problem ?? ''))]
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
  if (control.tagName === 'textarea') return [withAttributes(control, marks), ...fillText(control, values)]
  if (control.tagName === 'select') return [withAttributes(control, marks), ...choose(control, values)]
  const type = attribute(control, 'type')
  if (type === 'checkbox' || type === 'radio') {
    const checked = values.includes(attribute(control, 'value') ?? 'on') ? '' : undefined
    return [withAttributes(control, { ...marks, checked })]
  }
  return [withAttributes(control, { ...marks, ...(values[0] !== undefined && { value: values[0] }) })]
}

// A line break right after the tag belongs to the tag: one is always put there, so that a typed one stays.
const fillText = (control: Element, [text]: string[]): Edit[] =>
  text === undefined ? [] : [withInside(control, `\n${escapeText(text)}`)]

function choose(control: Element, values: string[]): Edit[] {
  const options = [...within(control)].filter((element) => element.tagName === 'option')
  const chosen = options.find((option) => values.includes(attribute(option, 'value') ?? ''))
  return chosen
    ? options.map((option) => withAttributes(option, { selected: option === chosen ? '' : undefined }))
    : []
}

function showSummary(
  { elements }: OpenPage,
  inForm: Element[],
  { form, problems = {}, refusal }: Filling,
): Edit[] {
  const isSummary = (element: Element) => attribute(element, 'data-summary') !== undefined
  const summary = inForm.find(isSummary) ?? elements.find(isSummary)
  if (!summary) return []
  const heading = within(summary).find((element) => element.tagName === 'h3')
  const list = within(summary).find((element) => element.tagName === 'ul')
  const lines = Object.entries(problems).map(([name, problem]) => {
    const control = inForm.find((element) => attribute(element, 'name') === name)
    const words = escapeText(`${form.fields[name]?.label}: ${problem}`)
    return `<li><a href="#${escapeText((control && attribute(control, 'id')) ?? '')}">${words}</a></li>`
  })
  return [
    withAttributes(summary, { hidden: undefined }),
    ...(heading ? [withInside(heading, escapeText(refusal ?? needALook(lines.length)))] : []),
    ...(list ? [withInside(list, lines.join(''))] : []),
  ]
}
