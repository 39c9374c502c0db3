import type { Answer, Field, Typed } from './field.ts'

export type Answers = Record<string, Answer>
export type Problems = Record<string, string>

/** What a page asks, whether it is sent anywhere or not. */
export interface FormDefinition {
  /** The form's name on the wire and in records. */
  name: string
  fields: Record<string, Field>
  /** Which fields a page asks together, under what heading. */
  groups: readonly Group[]
}

export interface Form extends FormDefinition {
  /** First letter of its references. */
  letter: string
  /** The field that holds the sender's address. */
  replyTo: string
}

export interface Group {
  legend?: string
  /** Two names in one row stand side by side where there is room. */
  rows: readonly (readonly string[])[]
}

export const form = (form: Form): Form => form

/** Reads what was typed, dotted or nested; unknown fields are dropped. */
export function read(
  form: FormDefinition,
  typed: Record<string, Typed>,
): { answers: Answers; problems: Problems } {
  const answers: Answers = {}
  const problems: Problems = {}
  for (const [name, field] of Object.entries(form.fields)) {
    const reading = field.read(typedAt(typed, name))
    if ('problem' in reading) problems[name] = reading.problem
    else if (reading.answer !== undefined) answers[name] = reading.answer
  }
  return { answers, problems }
}

/** The answers as label and words, in the form's order; what was left empty is left out. */
export function show(
  form: FormDefinition,
  answers: Answers,
): { name: string; label: string; words: string }[] {
  return Object.entries(form.fields).flatMap(([name, field]) => {
    const answer = answers[name]
    return answer === undefined ? [] : [{ name, label: field.label, words: field.show(answer) }]
  })
}

export const requiredNames = (form: FormDefinition): string[] =>
  Object.keys(form.fields).filter((name) => !form.fields[name]?.optional)

/** Two fillings are the same when every answer is; the order of keys does not count. */
export const fingerprint = (form: FormDefinition, answers: Answers): string =>
  JSON.stringify([form.name, ...Object.keys(form.fields).map((name) => answers[name] ?? null)])

function typedAt(typed: Record<string, Typed>, name: string): Typed {
  if (Object.hasOwn(typed, name)) return typed[name]
  return name.split('.').reduce<Typed>((inside, key) => {
    const isRecord = typeof inside === 'object' && inside !== null && Object.hasOwn(inside, key)
    return isRecord ? (inside as Record<string, Typed>)[key] : undefined
  }, typed)
}
