import { visibleText } from '../forms/field.ts'
import { formNamed } from '../forms/forms.ts'
import { HOUR } from '../time/durations.ts'
import { parseAmount } from './money.ts'
import { MAX_LINES, MAX_VALID_MS, MIN_VALID_MS, type QuoteExtra, type QuoteLine } from './quotes.ts'
import { MAX_ITEM, MAX_ITEMS, MAX_LABEL, MAX_QUOTE_NOTE } from './read-quote.ts'
import { type QuoteTemplate, type ReplyTemplate, type Template, unknownPlaceholder } from './templates.ts'

export const MAX_TEMPLATE_TEXT = 10_000
const MAX_WORDS = 30
const MIN_VALID_HOURS = MIN_VALID_MS / HOUR
const MAX_VALID_HOURS = MAX_VALID_MS / HOUR

export type TemplateProblem =
  | { code: 'required' | 'tooLong' | 'tooMany' | 'notAnAmount' | 'notAForm' | 'notHours' }
  | { code: 'unknownPlaceholder'; placeholder: string }

/** By the path of what is wrong, such as `lines.0.amount`. */
export type TemplateProblems = Record<string, TemplateProblem>

/** The template as it is stored, or all that is wrong with it. */
export function readTemplate(typed: Template): { template: Template } | { problems: TemplateProblems } {
  const problems: TemplateProblems = {}
  const reader = readerInto(problems)
  const form = formNamed(typed.form)
  if (!form || (typed.kind === 'quote' && !form.lane)) problems.form = { code: 'notAForm' }
  const template: Template = {
    ...(typed.kind === 'reply'
      ? { ...typed, text: reader.needed('text', typed.text, MAX_TEMPLATE_TEXT) }
      : readQuoteParts(typed, reader, problems)),
    name: reader.needed('name', typed.name, MAX_LABEL),
    services: reader.list('services', typed.services, MAX_WORDS, MAX_LABEL),
    words: reader.list('words', typed.words, MAX_WORDS, MAX_LABEL),
  }
  return Object.keys(problems).length > 0 ? { problems } : { template }
}

type Reader = ReturnType<typeof readerInto>

function readQuoteParts(
  typed: QuoteTemplate,
  { text, list, rows }: Reader,
  problems: TemplateProblems,
): Exclude<Template, ReplyTemplate> {
  const { validHours } = typed
  if (validHours !== null && !isValidHours(validHours)) problems.validHours = { code: 'notHours' }
  return {
    ...typed,
    equipment: text('equipment', typed.equipment, MAX_LABEL),
    lines: rows('lines', typed.lines),
    includes: list('includes', typed.includes, MAX_ITEMS, MAX_ITEM),
    extras: rows('extras', typed.extras).map(({ per = '', ...extra }, index): QuoteExtra => {
      const unit = text(`extras.${index}.per`, per, MAX_LABEL)
      return { ...extra, ...(unit !== '' && { per: unit }) }
    }),
    note: text('note', typed.note, MAX_QUOTE_NOTE),
  }
}

/** Reads parts of a template, and notes what is wrong with them. */
function readerInto(problems: TemplateProblems) {
  function text(path: string, value: string, max: number): string {
    const visible = visibleText(value.toWellFormed())
    const placeholder = unknownPlaceholder(visible)
    if (visible.length > max) problems[path] = { code: 'tooLong' }
    else if (placeholder !== undefined) problems[path] = { code: 'unknownPlaceholder', placeholder }
    return visible
  }
  function needed(path: string, value: string, max: number): string {
    const visible = text(path, value, max)
    if (visible === '') problems[path] = { code: 'required' }
    return visible
  }
  function list(path: string, values: readonly string[], most: number, max: number): string[] {
    if (values.length > most) problems[path] = { code: 'tooMany' }
    return values
      .slice(0, most)
      .map((value, index) => text(`${path}.${index}`, value, max))
      .filter(Boolean)
  }
  function rows<Row extends QuoteLine>(path: string, typed: readonly Row[]): Row[] {
    if (typed.length > MAX_LINES) problems[path] = { code: 'tooMany' }
    return typed.slice(0, MAX_LINES).map((row, index) => {
      const { amount } = row
      if (amount !== '' && parseAmount(amount) === undefined)
        problems[`${path}.${index}.amount`] = { code: 'notAnAmount' }
      return { ...row, label: needed(`${path}.${index}.label`, row.label, MAX_LABEL) }
    })
  }
  return { text, needed, list, rows }
}

const isValidHours = (hours: number): boolean =>
  Number.isInteger(hours) && hours >= MIN_VALID_HOURS && hours <= MAX_VALID_HOURS
