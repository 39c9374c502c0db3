import { KILOGRAMS_PER_POUND, WEIGHT_UNIT } from '../load-planning/units.ts'
import { readEmail } from '../text/email-address.ts'
import type { Format } from '../text/format.ts'

/** What a visitor typed, as it arrives: a string, a number, a list, or nothing. */
export type Typed = unknown
export type Answer = string | number | string[]

/** What is wrong with an answer: a code with its values. `translations/problem-text.ts` has the texts. */
export type Problem =
  | { code: 'required' }
  | { code: 'tooLong'; limit: number }
  | { code: 'notText' | 'notANumber' | 'notADate' | 'notAChoice' | 'notChoices' }
  | { code: 'fileTooLarge'; megabytes: number }
  /** By its name; `wrongFileContent` by its bytes. */
  | { code: 'wrongFileType' | 'wrongFileContent'; types: string }
  | { code: 'emptyFile' }
  | { code: 'severalLines' | 'severalAddresses' | 'noAtSign' | 'noDotAfterAt' | 'notAnAddress' }

/** Either an answer (`undefined`: left empty, which is allowed), or what is wrong with it. */
export type Reading = { answer: Answer | undefined } | { problem: Problem }

/** How a page asks for it. `short` and `long` are free text on one line or several. */
export type Control =
  | 'short'
  | 'long'
  | 'email'
  | 'phone'
  | 'number'
  | 'date'
  | 'choice'
  | 'choices'
  | 'file'
  | 'password'

/** A control of the form whose value is stored only as part of the number beside it. */
export interface UnitChoice {
  /** On the wire. */
  name: string
  options: readonly [string, ...string[]]
}

export interface Field {
  control: Control
  optional: boolean
  autoComplete?: string
  inputMode?: 'text' | 'tel' | 'email' | 'numeric' | 'decimal'
  options?: readonly string[]
  /** A page of the site that helps to answer it. */
  tool?: `/${string}`
  /** Its answer is short: on phones it may share a line with another such field. */
  narrow?: boolean
  /** The choice beside it that says in which unit it is, where it was typed without one. The first is meant unless chosen. */
  unit?: UnitChoice
  /** Labelled as required, yet neither validated nor missed: the equipment type of the specification. */
  marked?: boolean
  /** File types, as an `accept` attribute spells them. */
  accept?: string
  /** `unit` is the value of the choice beside it. */
  read(typed: Typed, unit?: Typed): Reading
}

export interface FieldTexts {
  label: string
  hint?: string
  placeholder?: string
  unit?: string
  /** Of the choice of a unit: its name for screen readers, and what is shown by value. */
  units?: { label: string; options: Readonly<Record<string, string>> }
  /** What a number counts, by plural category, for where it is without its label. */
  counts?: { one?: string; other: string }
  /** Before a number that an authority gave, for where it is without its label. */
  prefix?: string
  suggestions?: readonly string[]
  /** The options of a choice, by value. */
  options?: Readonly<Record<string, string>>
  /** On the link to the page that helps. */
  tool?: string
  /** An answer, where it isn’t written as it is. */
  show?(answer: Answer, format: Format): string
}

export function showAnswer(answer: Answer, field: Field, texts: FieldTexts, format: Format): string {
  if (texts.show) return texts.show(answer, format)
  if (field.control === 'date') return format.day(String(answer))
  return [answer]
    .flat()
    .map((one) => texts.options?.[one] ?? String(one))
    .join(', ')
}

type FieldSettings = Partial<
  Pick<Field, 'tool' | 'autoComplete' | 'inputMode' | 'options' | 'marked' | 'narrow' | 'accept' | 'unit'>
>

/** Size limits against abuse, in characters; the only bounds there are. */
const SHORT_LIMIT = 500
const LONG_LIMIT = 10_000

const wrong = (
  code: Exclude<Problem['code'], 'tooLong' | 'fileTooLarge' | 'wrongFileType' | 'wrongFileContent'>,
): Reading => ({
  problem: { code },
})
const empty: Reading = wrong('required')

/** Text on one line, 500 characters at most. */
export const text = (settings: FieldSettings = {}): Field => ({ ...base('short', settings), read: readLine })

/** Text of several lines, 10,000 characters at most. */
export const longText = (settings: FieldSettings = {}): Field => ({
  ...base('long', settings),
  read: readLong,
})

export const phone = (settings: FieldSettings = {}): Field => ({
  ...base('phone', { autoComplete: 'tel', inputMode: 'tel', ...settings }),
  read: readLine,
})

export const password = (settings: FieldSettings = {}): Field => ({
  ...base('password', settings),
  read: readLine,
})

export const email = (settings: FieldSettings = {}): Field => ({
  ...base('email', { autoComplete: 'email', inputMode: 'email', ...settings }),
  read: readEmailField,
})

/** Any finite number, also with separators of thousands; the answer is a number. */
export const number = (settings: FieldSettings = {}): Field => ({
  ...base('number', { inputMode: 'decimal', ...settings }),
  read(typed) {
    if (typeof typed === 'number') return finite(typed)
    const line = readLine(typed)
    return 'answer' in line && typeof line.answer === 'string' ? readDecimal(line.answer) : line
  },
})

/** A number in pounds, also given in kilograms: `12 000 kg` is 26,455. A unit typed with the number wins over the chosen one. */
export const pounds = (settings: FieldSettings = {}): Field => ({
  ...number(settings),
  read(typed, chosen) {
    const [, amount, unit = chosen] = (typeof typed === 'string' && WITH_UNIT.exec(typed.trim())) || []
    const reading = number().read(amount ?? typed)
    const isMetric = /^k/i.test(String(unit)) && 'answer' in reading && typeof reading.answer === 'number'
    return isMetric ? { answer: Math.round(Number(reading.answer) / KILOGRAMS_PER_POUND) } : reading
  },
})

const WITH_UNIT = new RegExp(`^([\\d\\s.,\\u00a0\\u202f+-]*\\d)\\s*${WEIGHT_UNIT}\\.?$`, 'i')

/** A day of the calendar, stored as `YYYY-MM-DD`. */
export const date = (settings: FieldSettings = {}): Field => ({
  ...base('date', settings),
  read(typed) {
    const line = readLine(typed)
    if (!('answer' in line)) return line
    return isDay(String(line.answer)) ? line : wrong('notADate')
  },
})

type ChoiceSettings<Value extends string> = FieldSettings & { options: readonly Value[] }
type Choice<Value extends string> = Field & { options: readonly Value[] }

export const choice = <const Value extends string>(settings: ChoiceSettings<Value>): Choice<Value> => ({
  ...base('choice', settings),
  options: settings.options,
  read(typed) {
    const line = readLine(typed)
    if (!('answer' in line)) return line
    return settings.options.some((value) => value === line.answer) ? line : wrong('notAChoice')
  },
})

/** Any of the options; the answer lists them in their order. */
export const choices = <const Value extends string>(settings: ChoiceSettings<Value>): Choice<Value> => ({
  ...base('choices', settings),
  options: settings.options,
  read(typed) {
    if (typed === undefined || typed === null) return empty
    if (!Array.isArray(typed)) return wrong('notChoices')
    const list = typed.filter((one) => one !== '')
    if (list.length === 0) return empty
    const known = settings.options.filter((value) => list.includes(value))
    return list.every((one) => known.includes(one as Value)) ? { answer: [...known] } : wrong('notChoices')
  },
})

/** A browser sends an empty file without a name where none was chosen. */
export const isChosen = (typed: unknown): boolean =>
  typed instanceof File && (typed.size > 0 || typed.name !== '')

/** A file that the browser holds. `accept` lists the endings of names that it takes. */
export const file = (settings: FieldSettings & { accept: string; megabytes: number }): Field => ({
  ...base('file', settings),
  read(typed) {
    if (!(typed instanceof File) || !isChosen(typed)) return empty
    if (typed.size === 0) return wrong('emptyFile')
    const { accept, megabytes } = settings
    const isAccepted = accept.split(',').some((ending) => typed.name.toLowerCase().endsWith(ending))
    if (!isAccepted) return { problem: { code: 'wrongFileType', types: accept.replaceAll(',', ', ') } }
    if (typed.size > megabytes * 1_000_000) return { problem: { code: 'fileTooLarge', megabytes } }
    return { answer: fileName(typed.name) }
  },
})

/** The same field, which may be left empty. */
export const optional = <Of extends Field>(field: Of): Of => ({
  ...field,
  optional: true,
  read(typed, unit) {
    const reading = field.read(typed, unit)
    return 'problem' in reading && reading.problem.code === 'required' ? { answer: undefined } : reading
  },
})

const base = (control: Control, settings: FieldSettings): Omit<Field, 'read'> => ({
  control,
  optional: false,
  ...settings,
})

const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i
const THOUSANDS = /^[+-]?\d{1,3}([, \u00a0\u202f]\d{3})+(\.\d+)?$/

function readLine(typed: Typed): Reading {
  const reading = readText(typed, SHORT_LIMIT)
  if (!('answer' in reading) || typeof reading.answer !== 'string') return reading
  const line = stripControls(reading.answer.replaceAll(/[\r\n\t\u2028\u2029]+/g, ' ')).trim()
  return isBlank(line) ? empty : { answer: line }
}

function readLong(typed: Typed): Reading {
  const reading = readText(typed, LONG_LIMIT)
  if (!('answer' in reading) || typeof reading.answer !== 'string') return reading
  const long = visibleText(reading.answer)
  return long === '' ? empty : { answer: long }
}

/** What a visitor typed in several lines, without what cannot be seen; empty where nothing can. */
export function visibleText(typed: string): string {
  const text = typed
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .split('\n')
    .map((line) => stripControls(line.replaceAll('\t', ' ')).trimEnd())
    .join('\n')
    .trim()
  return isBlank(text) ? '' : text
}

function readText(typed: Typed, limit: number): Reading {
  if (typed === undefined || typed === null) return empty
  if (typeof typed !== 'string') return wrong('notText')
  const whole = typed.toWellFormed()
  if (whole.trim() === '') return empty
  return whole.length > limit ? { problem: { code: 'tooLong', limit } } : { answer: normal(whole) }
}

/** Of more marks on one letter than the Stream-Safe Text Format allows (UAX #15), sorting them takes ever longer. */
const normal = (text: string): string => text.replaceAll(/(\p{M}{30})\p{M}+/gu, '$1').normalize('NFC')

/**
 * Also marks that turn the direction of text, and characters that take no room: they make one name look like another.
 * Joiners, variants of characters and the tags of flags stay, as some scripts and emoji need them.
 */
const stripControls = (line: string): string => line.replaceAll(INVISIBLE, '')

const INVISIBLE =
  /[\p{Cc}\ufff9-\ufffb]|(?![\u034f\p{Join_Control}\p{Variation_Selector}\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/gu

/** Nothing to see: blank symbols, and what only changes a letter where there is none. Made when it is first needed. */
const isBlank = (text: string): boolean =>
  /^[\s\p{Z}\p{M}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]*$/u.test(text)

/** Without folders and what a file system or a reader may stumble over; the ending stays. */
const fileName = (name: string): string =>
  stripControls(name.toWellFormed().replace(/^.*[/\\]/s, ''))
    .trim()
    .slice(-NAME_LIMIT)
    .toWellFormed()

const NAME_LIMIT = 200

function readDecimal(line: string): Reading {
  const plain = THOUSANDS.test(line) ? line.replaceAll(/[, \u00a0\u202f]/g, '') : line
  return DECIMAL.test(plain) ? finite(Number(plain)) : wrong('notANumber')
}

const finite = (value: number): Reading => (Number.isFinite(value) ? { answer: value } : wrong('notANumber'))

function readEmailField(typed: Typed): Reading {
  const line = readLine(typed)
  if (!('answer' in line)) return line
  return typeof typed === 'string' && /[\r\n\u2028\u2029]/.test(typed.trim())
    ? wrong('severalLines')
    : readEmail(String(line.answer))
}

function isDay(day: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return false
  const time = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day)
}
