import type { Field } from '../../../../domain/forms/field.ts'
import {
  controlNames,
  type FormDefinition,
  type ProblemTexts,
  read,
  requiredNames,
  type SubmissionForm,
} from '../../../../domain/forms/form.ts'
import { LANE_PARAMETER, placesIn } from '../../../../domain/lanes/lane-parameter.ts'
import { en } from '../../../../translations/en/en.ts'
import { problemTexts } from '../../../../translations/problem-text.ts'

export type FormValues = Record<string, string | string[] | File>

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** In place of a value that the browser hides because it cannot parse it; the field then reports what was expected. */
const UNREADABLE = '?'

export function readFormValues(definition: FormDefinition, element: HTMLFormElement): FormValues {
  const entered = new FormData(element)
  return Object.fromEntries(
    controlNames(definition).map((name) => {
      if (definition.fields[name]?.control === 'choices') return [name, entered.getAll(name).map(String)]
      const isUnreadable = controlOf(element, name)?.validity.badInput
      return [name, isUnreadable ? UNREADABLE : (entered.get(name) ?? '')]
    }),
  )
}

/** Fields that `typed` does not mention stay as they are. */
export function setFormValues(definition: FormDefinition, element: HTMLFormElement, typed: FormValues): void {
  const names = controlNames(definition)
  for (const control of element.elements) {
    if (!isControl(control)) continue
    const answer = names.includes(control.name) ? typed[control.name] : undefined
    if (answer === undefined) continue
    if (answer instanceof File) {
      if (control instanceof HTMLInputElement && answer.name !== '') control.files = listOf(answer)
    } else if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked = answer.includes(control.value)
    else if (control.type !== 'file') control.value = String(answer)
  }
}

function listOf(file: File): FileList {
  const transfer = new DataTransfer()
  transfer.items.add(file)
  return transfer.files
}

/** What is wrong, by the rules of the form and by the browser's own. */
export function problemsIn(definition: FormDefinition, element: HTMLFormElement): ProblemTexts {
  const problems = problemTexts(read(definition, readFormValues(definition, element)).problems, en)
  for (const name of Object.keys(definition.fields)) {
    const control = controlOf(element, name)
    if (control && !control.validity.valid)
      problems[name] ??= `${en.problems.required}: ${control.validationMessage}`
  }
  return problems
}

/** How many of the required answers are valid. */
export function requiredGiven(definition: FormDefinition, typed: FormValues): { given: number; of: number } {
  const required = requiredNames(definition)
  const { problems } = read(definition, typed)
  return { given: required.filter((name) => !problems[name]).length, of: required.length }
}

/** Values from the query of a link or of a smaller form; empty ones are left out. */
export function prefillForm(
  { fields, lane }: FormDefinition & Pick<SubmissionForm, 'lane'>,
  query: string,
): FormValues {
  const parameters = new URLSearchParams(query)
  const places = placesIn(parameters.get(LANE_PARAMETER) ?? '')
  for (const [index, name] of (lane ?? []).entries()) if (places[index]) parameters.set(name, places[index])
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const values = parameters.getAll(name).filter((value) => value !== '')
      if (values.length === 0) return []
      return [[name, choose(field, values)], ...unitIn(field, parameters)]
    }),
  )
}

/** A link that says no unit means the first, whatever was chosen before. */
function unitIn({ unit }: Field, parameters: URLSearchParams): [string, string][] {
  if (!unit) return []
  const named = unit.options.find((option) => option === parameters.get(unit.name))
  return [[unit.name, named ?? unit.options[0]]]
}

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
