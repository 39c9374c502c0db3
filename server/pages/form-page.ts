import type { Typed } from '../../domain/field.ts'
import type { SubmissionForm } from '../../domain/form.ts'
import { en } from '../../domain/messages/en.ts'
import { type ProblemTexts, summaryText } from '../../domain/messages/problem-text.ts'
import {
  attribute,
  descendants,
  type Edit,
  type Element,
  escapeText,
  insertAfter,
  type ParsedPage,
  remove,
  setAttributes,
  setInnerHtml,
} from '../../html/page-edits.ts'
import { findSlot } from './slots.ts'

/** What a form page shows to a browser without JavaScript. */
export interface FormState {
  form: SubmissionForm
  /** As typed, by field name. */
  typed: Record<string, Typed>
  problems?: ProblemTexts
  /** Hints of fields that have none of their own, by field name. */
  hints?: Record<string, string>
  /** Why the form as a whole was refused. */
  error?: string
}

/** Fills the controls with what was typed. */
export const fillForm = (page: ParsedPage, state: FormState): Edit[] =>
  fillControls(formElements(page), state)

/** Shows what is wrong, too, and removes the scripts: the answer stands at an address that they do not know. */
export function showErrors(page: ParsedPage, state: FormState): Edit[] {
  return [
    ...page.elements.filter(({ tagName }) => tagName === 'script').map(remove),
    ...fillErrors(page, state),
  ]
}

/** Fills the controls and says what is wrong with them. */
export function fillErrors(page: ParsedPage, state: FormState): Edit[] {
  const elements = formElements(page)
  return [...fillControls(elements, state), ...fillSummary(elements, state)]
}

const formElements = (page: ParsedPage): Element[] => [...descendants(findSlot(page.elements, 'form'))]

function fillControls(elements: Element[], { form, typed, problems = {}, hints = {} }: FormState): Edit[] {
  return Object.keys(form.fields).flatMap((name) => {
    const values = Object.hasOwn(typed, name) ? [typed[name]].flat().map(String) : []
    const problem = problems[name]
    if (values.length === 0 && problem === undefined) return []
    const controls = elements.filter((element) => attribute(element, 'name') === name)
    const slot = problem === undefined ? undefined : findSlot(elements, `problem:${name}`)
    return [
      ...controls.flatMap((control) =>
        fillControl(control, values, describe(control, { hint: hints[name], slot })),
      ),
      ...(hints[name] === undefined ? [] : showHint(elements, controls[0], hints[name])),
      ...(slot && problem !== undefined
        ? [setAttributes(slot, { hidden: undefined }), setInnerHtml(slot, escapeText(problem))]
        : []),
    ]
  })
}

type Attributes = Record<string, string>

const hintId = (control: Element): string => `${attribute(control, 'id')}-hint`

/** The attributes by which a screen reader learns what is said of a control, and what is wrong with it. */
function describe(control: Element, { hint, slot }: { hint?: string; slot?: Element }): Attributes {
  if (hint === undefined && slot === undefined) return {}
  const described = [
    attribute(control, 'aria-describedby'),
    hint && hintId(control),
    slot && attribute(slot, 'id'),
  ]
  return {
    ...(slot && { 'aria-invalid': 'true' }),
    'aria-describedby': described.filter(Boolean).join(' '),
  }
}

/** Looks as the hints of the other fields do. */
function showHint(elements: Element[], control: Element | undefined, hint: string): Edit[] {
  const label = control && elements.find((one) => attribute(one, 'for') === attribute(control, 'id'))
  const other = elements.find((one) => attribute(one, 'id')?.endsWith('-hint'))
  if (!control || !label) return []
  const looks = escapeText((other && attribute(other, 'class')) ?? '')
  return [
    insertAfter(
      label,
      `<span class="${looks}" id="${escapeText(hintId(control))}">${escapeText(hint)}</span>`,
    ),
  ]
}

function fillControl(control: Element, values: string[], attributes: Attributes = {}): Edit[] {
  const [value] = values
  const type = attribute(control, 'type')
  if (control.tagName === 'textarea') return [setAttributes(control, attributes), ...fillText(control, value)]
  if (control.tagName === 'select') return [setAttributes(control, attributes), ...choose(control, values)]
  if (type === 'checkbox' || type === 'radio') {
    const checked = values.includes(attribute(control, 'value') ?? 'on') ? '' : undefined
    return [setAttributes(control, { ...attributes, checked })]
  }
  return [setAttributes(control, { ...attributes, ...(value !== undefined && { value }) })]
}

// HTML drops a line break right after the opening tag: one more keeps a typed one.
const fillText = (control: Element, text: string | undefined): Edit[] =>
  text === undefined ? [] : [setInnerHtml(control, `\n${escapeText(text)}`)]

function choose(control: Element, values: string[]): Edit[] {
  const options = [...descendants(control)].filter(({ tagName }) => tagName === 'option')
  const chosen = options.find((option) => values.includes(attribute(option, 'value') ?? ''))
  return chosen
    ? options.map((option) => setAttributes(option, { selected: option === chosen ? '' : undefined }))
    : []
}

function fillSummary(elements: Element[], { form, problems = {}, error }: FormState): Edit[] {
  const items = Object.entries(problems).map(([name, problem]) => {
    const control = elements.find((element) => attribute(element, 'name') === name)
    const text = escapeText(summaryText(form.fields[name]?.label, problem, en))
    return `<li><a href="#${escapeText((control && attribute(control, 'id')) ?? '')}">${text}</a></li>`
  })
  const missing = Object.values(problems).filter((problem) => problem === en.problems.required).length
  const heading = error ?? en.problemSummary(missing, items.length - missing)
  return [
    setAttributes(findSlot(elements, 'summary'), { hidden: undefined, tabindex: '-1', autofocus: '' }),
    setInnerHtml(findSlot(elements, 'summary-heading'), escapeText(heading)),
    setInnerHtml(findSlot(elements, 'summary-list'), items.join('')),
  ]
}
