/** What a visitor typed, as it arrives: a string, a number, a list, or nothing. */
export type Typed = unknown
export type Answer = string | number | string[]

/** Either an answer to keep (`undefined`: left empty, and may be), or what is wrong with it, in plain words. */
export type Reading = { answer: Answer | undefined } | { problem: string }

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

export interface Field {
  label: string
  control: Control
  optional: boolean
  hint?: string
  placeholder?: string
  unit?: string
  autoComplete?: string
  inputMode?: 'text' | 'tel' | 'email' | 'numeric' | 'decimal'
  /** The values of a choice, or what a free text field suggests. */
  options?: readonly Option[]
  /** Labelled as required, yet neither validated nor missed: the equipment type of the specification. */
  marked?: boolean
  /** File types, as an `accept` attribute spells them. */
  accept?: string
  read(typed: Typed): Reading
  show(answer: Answer): string
}

export interface Option {
  value: string
  label: string
}

type Words = Partial<
  Pick<
    Field,
    'hint' | 'placeholder' | 'unit' | 'autoComplete' | 'inputMode' | 'options' | 'marked' | 'accept' | 'show'
  >
> & { label: string }

/** Size limits against abuse, in characters; the only bounds there are. */
export const SHORT_LIMIT = 500
export const LONG_LIMIT = 10_000

const REQUIRED = 'Required'
const wrong = (what: string): Reading => ({ problem: `${REQUIRED}: ${what}` })
const empty: Reading = { problem: REQUIRED }

export const text = (words: Words): Field => ({ ...base('short', words), read: readLine })

export const longText = (words: Words): Field => ({ ...base('long', words), read: readLong })

export const phone = (words: Words): Field => ({
  ...base('phone', { autoComplete: 'tel', inputMode: 'tel', ...words }),
  read: readLine,
})

export const password = (words: Words): Field => ({ ...base('password', words), read: readLine })

export const email = (words: Words): Field => ({
  ...base('email', { autoComplete: 'email', inputMode: 'email', ...words }),
  read(typed) {
    const address = typeof typed === 'string' ? typed.trim() : typed
    const reading = readLine(address)
    if (!('answer' in reading)) return reading
    if (typeof address !== 'string' || CONTROL_CHARACTERS.test(address))
      return wrong('one address on one line')
    if (address.includes(',') || address.includes(';')) return wrong('one address only, without a comma')
    return ONE_ADDRESS.test(address) ? { answer: address } : wrong(addressFault(address))
  },
})

export const number = (words: Words): Field => ({
  ...base('number', { inputMode: 'decimal', ...words }),
  read(typed) {
    if (typeof typed === 'number') return finite(typed)
    const line = readLine(typed)
    if (!('answer' in line) || typeof line.answer !== 'string') return line
    const plain = THOUSANDS.test(line.answer) ? line.answer.replaceAll(/[, \u00a0\u202f]/g, '') : line.answer
    return DECIMAL.test(plain) ? finite(Number(plain)) : wrong('a number, like 18000')
  },
})

/** A day of the calendar, kept as `YYYY-MM-DD`. */
export const date = (words: Words): Field => ({
  ...base('date', { show: dayInWords, ...words }),
  read(typed) {
    const line = readLine(typed)
    if (!('answer' in line)) return line
    return isDay(String(line.answer)) ? line : wrong('a date, like 2026-11-30')
  },
})

export const choice = (words: Words & { options: readonly Option[] }): Field => ({
  ...base('choice', words),
  show: (answer) => words.options.find((option) => option.value === answer)?.label ?? String(answer),
  read(typed) {
    const line = readLine(typed)
    if (!('answer' in line)) return line
    return words.options.some((option) => option.value === line.answer) ? line : wrong('one of the choices')
  },
})

export const choices = (words: Words & { options: readonly Option[] }): Field => ({
  ...base('choices', words),
  read(typed) {
    const list = (Array.isArray(typed) ? typed : [typed]).filter(
      (one) => one !== undefined && one !== null && one !== '',
    )
    if (list.length === 0) return empty
    const known = words.options.map((option) => option.value).filter((value) => list.includes(value))
    return list.every((one) => known.includes(one)) ? { answer: known } : wrong('any of the choices')
  },
})

/** A file the browser holds; only its presence is read here. */
export const file = (words: Words): Field => ({
  ...base('file', words),
  read: (typed) => (typed instanceof Blob && typed.size > 0 ? { answer: 'a file' } : empty),
})

/** The same question, which may be left empty. */
export const optional = (field: Field): Field => ({
  ...field,
  optional: true,
  read(typed) {
    const reading = field.read(typed)
    return 'problem' in reading && reading.problem === REQUIRED ? { answer: undefined } : reading
  },
})

const base = (control: Control, words: Words): Omit<Field, 'read'> => ({
  control,
  optional: false,
  show: (answer) => (Array.isArray(answer) ? answer.join(', ') : String(answer)),
  ...words,
})

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/
const ONE_ADDRESS = /^[^\s@<>()[\]\\",:;]+@[^\s@<>()[\]\\",:;.]+(\.[^\s@<>()[\]\\",:;.]+)+$/
const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i
const THOUSANDS = /^[+-]?\d{1,3}([, \u00a0\u202f]\d{3})+(\.\d+)?$/

function readLine(typed: Typed): Reading {
  const reading = readText(typed, SHORT_LIMIT)
  if (!('answer' in reading) || typeof reading.answer !== 'string') return reading
  const line = stripControls(reading.answer.replaceAll(/[\r\n\t\u2028\u2029]+/g, ' ')).trim()
  return line === '' ? empty : { answer: line }
}

function readLong(typed: Typed): Reading {
  const reading = readText(typed, LONG_LIMIT)
  if (!('answer' in reading) || typeof reading.answer !== 'string') return reading
  const lines = reading.answer.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').split('\n')
  const long = lines
    .map((line) => stripControls(line.replaceAll('\t', ' ')).trimEnd())
    .join('\n')
    .trim()
  return long === '' ? empty : { answer: long }
}

function readText(typed: Typed, limit: number): Reading {
  if (typed === undefined || typed === null) return empty
  if (typeof typed === 'number' || typeof typed === 'bigint') return { answer: String(typed) }
  if (typeof typed !== 'string') return wrong('plain text')
  const whole = typed.toWellFormed()
  if (whole.trim() === '') return empty
  return whole.length > limit
    ? wrong(`${limit.toLocaleString('en-CA')} characters at most`)
    : { answer: whole.normalize('NFC') }
}

/** Also the marks that turn the direction of text: they can make one name look like another. */
const stripControls = (line: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to strip
  line.replaceAll(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')

const finite = (value: number): Reading =>
  Number.isFinite(value) ? { answer: value } : wrong('a number, like 18000')

function addressFault(address: string): string {
  const [, domain] = address.split('@')
  if (domain === undefined) return 'an address with an @, like name@company.ca'
  if (!domain.includes('.')) return 'an address with a dot after the @, like name@company.ca'
  return 'an address like name@company.ca'
}

function isDay(day: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return false
  const time = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day)
}

const dayInWords = (answer: Answer): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${answer}T00:00:00Z`),
  )
