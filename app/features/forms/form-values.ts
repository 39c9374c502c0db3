import type { Field } from '../../../domain/field.ts'
import { type FormDefinition, read, requiredNames } from '../../../domain/form.ts'
import { en } from '../../../domain/messages/en.ts'
import { type ProblemTexts, problemTexts } from '../../../domain/messages/problem-text.ts'
import type { FormValues } from './draft.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What the browser hides because it cannot read it; the field's own rule then says what was expected. */
const UNREADABLE = '?'

/** What stands in the controls of this form now. */
export function readFormValues({ fields }: FormDefinition, element: HTMLFormElement): FormValues {
  const entered = new FormData(element)
  return Object.fromEntries(
    Object.entries(fields).map(([name, { control }]) => {
      if (control === 'choices') return [name, entered.getAll(name).map(String)]
      const isUnreadable = controlOf(element, name)?.validity.badInput
      return [name, isUnreadable ? UNREADABLE : (entered.get(name) ?? '')]
    }),
  )
}

/** Puts back what was typed; a field not mentioned stays as it is. Files cannot be put back. */
export function setFormValues({ fields }: FormDefinition, element: HTMLFormElement, typed: FormValues): void {
  for (const control of element.elements) {
    if (!isControl(control)) continue
    const answer = Object.hasOwn(fields, control.name) ? typed[control.name] : undefined
    if (answer === undefined || answer instanceof File) continue
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked = answer.includes(control.value)
    else if (control.type !== 'file') control.value = String(answer)
  }
}

/** What is wrong, by the rules of the form and by the browser's own. */
export function problemsIn(questions: FormDefinition, element: HTMLFormElement): ProblemTexts {
  const problems = problemTexts(read(questions, readFormValues(questions, element)).problems, en)
  for (const name of Object.keys(questions.fields)) {
    const control = controlOf(element, name)
    if (control && !control.validity.valid)
      problems[name] ??= `${en.problems.required}: ${control.validationMessage}`
  }
  return problems
}

/** How many of the required answers are given and can be taken. */
export function requiredGiven(questions: FormDefinition, typed: FormValues): { given: number; of: number } {
  const required = requiredNames(questions)
  const { problems } = read(questions, typed)
  return { given: required.filter((name) => !problems[name]).length, of: required.length }
}

/** What a link or a small form said about this one, in a query; empty answers say nothing. */
export function prefilled({ fields }: FormDefinition, query: string): FormValues {
  const said = new URLSearchParams(query)
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const values = said.getAll(name).filter((value) => value !== '')
      return values.length === 0 ? [] : [[name, choose(field, values)]]
    }),
  )
}

/** Secrets and files are for the moment of sending only. */
export const keepable = ({ fields }: FormDefinition, typed: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(typed).filter(([name]) => !['password', 'file'].includes(fields[name]?.control ?? '')),
  )

const choose = ({ control }: Field, values: string[]): string | string[] =>
  control === 'choices' ? values : (values[0] ?? '')

function controlOf(element: HTMLFormElement, name: string): Control | undefined {
  const found = element.elements.namedItem(name)
  return found instanceof Element && isControl(found) ? found : undefined
}

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement
