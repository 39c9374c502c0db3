import type { Path } from '../pages.ts'
import type { Format } from '../text/format.ts'
import { type Answer, type Field, type FieldTexts, type Problem, showAnswer, type Typed } from './field.ts'

export type Answers = Record<string, Answer>

/** What is wrong, by field name. */
export type Problems = Record<string, Problem>

/** The same as a visitor reads it. */
export type ProblemTexts = Record<string, string>

/** What a page asks, whether it is sent anywhere or not. */
export interface FormDefinition {
  /** The start of every id in it, and its key among the translations. */
  id: string
  /** The form's name on the wire and in records. */
  name: string
  fields: Record<string, Field>
  /** Which fields a page asks together. */
  groups: readonly Group[]
}

/** A form that the server takes: everything about it that differs from the others. */
export interface SubmissionForm extends FormDefinition {
  /** First letter of its references. */
  letter: string
  endpoint: `/api/${string}`
  /** The page that asks it without JavaScript. */
  page: Path
  /** The field that holds the sender's address. */
  replyTo: string
  /** The field that holds the sender's phone number. */
  phone: string
  /** The fields whose answers make up the sender's name. */
  senderName: readonly string[]
  /** The fields that identify a submission at a glance: the lane, the company, the position. */
  summary: readonly string[]
  /** The fields between whose answers the freight goes. */
  lane?: readonly [from: string, to: string]
  /** What dispatch wants to know next. */
  detail: readonly string[]
  /** In the email to dispatch: lines below the lane, the company or the sender, and what the subject adds. */
  highlights: { lines: readonly (readonly string[])[]; subject: readonly string[] }
  /** The field with the sender's company. */
  company?: string
  /** The field with the services that are asked for. */
  services?: string
  /** The fields that say what is shipped. */
  freight?: Readonly<Record<'description' | 'weight' | 'dimensions', string>>
  /** The field with whatever else the sender says. */
  remarks: string
  /** Optional fields that speed up a reply. */
  helpful?: readonly string[]
  /** The field with the day of pickup. */
  pickup?: string
  /** Dispatch replies within the company's promise. */
  isAnswerPromised?: true
}

export interface FormTexts {
  fields: Readonly<Record<string, FieldTexts>>
  /** Headings of its groups, by their names. */
  legends?: Readonly<Record<string, string>>
}

export interface SubmissionTexts extends FormTexts {
  /** What it is called in lists, headings and mails; the wire name stays when this changes. */
  title: string
  /** The same where there is little room: one of them, and several. */
  short: { one: string; many: string }
  /** Over the form in a drawer or a dialog. */
  heading: string
  /** On the button that sends it. */
  submit: string
  /** Beside that button. */
  note?: string
  /** What for we use what is sent. */
  use: string
  success: { title: string; description: string }
  failure: { title: string; description: string }
  /** What the form is called within a sentence. */
  noun: string
  /** The same once it is clear which form is meant. */
  shortNoun: string
}

/** The texts of one form: every field, option and group has its own. */
export type TextsOf<Form extends FormDefinition> = FormTexts & {
  fields: { [Name in keyof Form['fields']]: FieldTextsOf<Form['fields'][Name]> }
  legends?: Record<Extract<Form['groups'][number], { name: string }>['name'], string>
}

export type SubmissionTextsOf<Form extends FormDefinition> = SubmissionTexts & Required<TextsOf<Form>>

type FieldTextsOf<Of> = Of extends { options: readonly (infer Value extends string)[] }
  ? FieldTexts & { options: Record<Value, string> }
  : FieldTexts

export interface Group {
  /** Of its heading among the texts. */
  name?: string
  /** Two names in one row are side by side where there is room. */
  rows: readonly (readonly string[])[]
}

/** Reads what was typed, dotted or nested; unknown fields are dropped. */
export function read(
  form: FormDefinition,
  typed: Record<string, Typed>,
): { answers: Answers; problems: Problems } {
  const answers: Answers = {}
  const problems: Problems = {}
  for (const [name, field] of Object.entries(form.fields)) {
    const unit = field.unit && typedAt(typed, field.unit.name)
    if (field.unit && unit && !field.unit.options.some((option) => option === unit))
      problems[field.unit.name] = { code: 'notAChoice' }
    const reading = field.read(typedAt(typed, name), unit)
    if ('problem' in reading) problems[name] = reading.problem
    else if (reading.answer !== undefined) answers[name] = reading.answer
  }
  return { answers, problems }
}

/** The answers as a person reads them, in the form’s order. Empty ones are left out. */
export function show(
  form: FormDefinition,
  answers: Answers,
  texts: FormTexts,
  format: Format,
): { name: string; label: string; text: string }[] {
  return Object.entries(form.fields).flatMap(([name, field]) => {
    const answer = answers[name]
    const own = texts.fields[name]
    if (answer === undefined || own === undefined) return []
    return [{ name, label: own.label, text: showAnswer(answer, field, own, format) }]
  })
}

export const requiredNames = (form: FormDefinition): string[] =>
  Object.keys(form.fields).filter((name) => !form.fields[name]?.optional)

/** The names of its controls: of each field, and of the choice of a unit beside it. */
export const controlNames = ({ fields }: FormDefinition): string[] =>
  Object.entries(fields).flatMap(([name, { unit }]) => (unit ? [name, unit.name] : [name]))

export const hasFile = ({ fields }: FormDefinition): boolean =>
  Object.values(fields).some(({ control }) => control === 'file')

/** Two submissions are the same when every answer is; the order of keys does not count. */
export const fingerprint = (form: FormDefinition, answers: Answers): string =>
  JSON.stringify([form.name, ...Object.keys(form.fields).map((name) => answers[name] ?? null)])

function typedAt(typed: Record<string, Typed>, name: string): Typed {
  if (Object.hasOwn(typed, name)) return typed[name]
  return name.split('.').reduce<Typed>((inside, key) => {
    const isRecord = typeof inside === 'object' && inside !== null && Object.hasOwn(inside, key)
    return isRecord ? (inside as Record<string, Typed>)[key] : undefined
  }, typed)
}
