import { visibleText } from '../forms/field.ts'
import { type Cents, type Currency, currencies, parseAmount } from './money.ts'
import {
  MAX_LINES,
  MAX_TOTAL,
  MAX_VALID_MS,
  MIN_TOTAL,
  MIN_VALID_MS,
  type QuoteExtra,
  type QuoteLine,
  type QuoteTerms,
} from './quotes.ts'

/** A quote as it was typed. Amounts are decimals with two places, times ISO 8601. */
export interface TypedQuote {
  currency: string
  lines: readonly QuoteLine[]
  validUntil: string
  transitDays?: { low: number; high: number } | undefined
  pickup?: { from: string; to: string } | undefined
  equipment?: string | undefined
  includes?: readonly string[] | undefined
  extras?: readonly QuoteExtra[] | undefined
  note?: string | undefined
}

type QuoteProblem =
  | 'required'
  | 'tooLong'
  | 'tooMany'
  | 'notAnAmount'
  | 'totalOutOfRange'
  | 'notACurrency'
  | 'notATime'
  | 'validTooBriefly'
  | 'validTooLong'
  | 'notDays'
  | 'endsBeforeItBegins'

/** By the path of what is wrong, such as `lines.0.amount`. */
export type QuoteProblems = Record<string, QuoteProblem>

export const MAX_LABEL = 120
export const MAX_ITEM = 200
export const MAX_QUOTE_NOTE = 2000
export const MAX_ITEMS = 20
const MAX_TRANSIT_DAYS = 60

/** The terms with their total in cents, or all that is wrong with them. `now` in milliseconds since 1970. */
export function readQuote(
  typed: TypedQuote,
  now: number,
): { terms: QuoteTerms; total: Cents } | { problems: QuoteProblems } {
  const problems: QuoteProblems = {}
  const text = (path: string, value: string | undefined, max: number): string => {
    const visible = visibleText((value ?? '').toWellFormed())
    if (visible.length > max) problems[path] = 'tooLong'
    return visible
  }
  const lines = typed.lines
    .slice(0, MAX_LINES)
    .map((line, index) => readLine(`lines.${index}`, line, text, problems))
  if (lines.length === 0) problems.lines = 'required'
  if (typed.lines.length > MAX_LINES) problems.lines = 'tooMany'
  const total = lines.reduce((sum, { amount }) => sum + (parseAmount(amount) ?? 0), 0)
  const areAmounts = lines.every(({ amount }) => parseAmount(amount) !== undefined)
  if (!problems.lines && areAmounts && (total < MIN_TOTAL || total > MAX_TOTAL))
    problems.lines = 'totalOutOfRange'
  const items = (path: string, list: readonly string[] = []): string[] => {
    if (list.length > MAX_ITEMS) problems[path] = 'tooMany'
    return list
      .slice(0, MAX_ITEMS)
      .map((item, index) => text(`${path}.${index}`, item, MAX_ITEM))
      .filter((item) => item !== '')
  }
  const extras = (typed.extras ?? []).slice(0, MAX_ITEMS).map((extra, index): QuoteExtra => {
    const path = `extras.${index}`
    const per = text(`${path}.per`, extra.per, MAX_LABEL)
    return { ...readLine(path, extra, text, problems), ...(per !== '' && { per }) }
  })
  if ((typed.extras ?? []).length > MAX_ITEMS) problems.extras = 'tooMany'
  const equipment = text('equipment', typed.equipment, MAX_LABEL)
  const note = text('note', typed.note, MAX_QUOTE_NOTE)
  const terms: QuoteTerms = {
    currency: currencies.find((one) => one === typed.currency) ?? wrongCurrency(problems),
    lines,
    validUntil: readValidity(typed.validUntil, now, problems),
    ...readTransit(typed.transitDays, problems),
    ...readPickup(typed.pickup, problems),
    ...(equipment !== '' && { equipment }),
    includes: items('includes', typed.includes),
    extras,
    ...(note !== '' && { note }),
  }
  return Object.keys(problems).length > 0 ? { problems } : { terms, total }
}

function readLine(
  path: string,
  { label, amount }: QuoteLine,
  text: (path: string, value: string, max: number) => string,
  problems: QuoteProblems,
): QuoteLine {
  const name = text(`${path}.label`, label, MAX_LABEL)
  if (name === '') problems[`${path}.label`] = 'required'
  if (amount === '') problems[`${path}.amount`] = 'required'
  else if (parseAmount(amount) === undefined) problems[`${path}.amount`] = 'notAnAmount'
  return { label: name, amount }
}

function wrongCurrency(problems: QuoteProblems): Currency {
  problems.currency = 'notACurrency'
  return 'CAD'
}

/** With a zone: a time without one would mean another moment on another machine. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/

/** Milliseconds since 1970; NaN for what is no ISO time with its zone. */
export const readMoment = (typed: string): number => (MOMENT.test(typed) ? Date.parse(typed) : Number.NaN)

function readValidity(typed: string, now: number, problems: QuoteProblems): string {
  const at = readMoment(typed)
  if (Number.isNaN(at)) {
    problems.validUntil = typed === '' ? 'required' : 'notATime'
    return typed
  }
  if (at < now + MIN_VALID_MS) problems.validUntil = 'validTooBriefly'
  if (at > now + MAX_VALID_MS) problems.validUntil = 'validTooLong'
  return new Date(at).toISOString()
}

function readTransit(
  transitDays: TypedQuote['transitDays'],
  problems: QuoteProblems,
): Pick<QuoteTerms, 'transitDays'> {
  if (!transitDays) return {}
  const { low, high } = transitDays
  const areDays = [low, high].every((days) => Number.isInteger(days) && days >= 0 && days <= MAX_TRANSIT_DAYS)
  if (!areDays) problems.transitDays = 'notDays'
  else if (high < low) problems.transitDays = 'endsBeforeItBegins'
  return { transitDays: { low, high } }
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

function readPickup(pickup: TypedQuote['pickup'], problems: QuoteProblems): Pick<QuoteTerms, 'pickup'> {
  if (!pickup) return {}
  const [from, to] = [pickup.from, pickup.to].map((typed, index) => {
    const at = DAY.test(typed) ? Date.parse(typed) : readMoment(typed)
    if (Number.isNaN(at)) problems[index === 0 ? 'pickup.from' : 'pickup.to'] = 'notATime'
    return at
  })
  if (from !== undefined && to !== undefined && to < from) problems['pickup.to'] = 'endsBeforeItBegins'
  return { pickup: { from: pickup.from, to: pickup.to } }
}
