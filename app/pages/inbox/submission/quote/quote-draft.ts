import * as z from 'zod/mini'
import { formNamed } from '../../../../../domain/forms/forms.ts'
import type { Lane } from '../../../../../domain/lanes/estimate.ts'
import { currencies } from '../../../../../domain/quotes/money.ts'
import { MIN_VALID_MS, quoteChanges, type StaffQuote } from '../../../../../domain/quotes/quotes.ts'
import { readQuote, type TypedQuote } from '../../../../../domain/quotes/read-quote.ts'
import { fillTemplate, type QuoteTemplate } from '../../../../../domain/quotes/templates.ts'
import { mayChange } from '../../../../../domain/submissions/allowed-changes.ts'
import type { SubmissionDetails } from '../../../../../domain/submissions/inbox.ts'
import { companyDay } from '../../../../../domain/time/company-time.ts'
import { HOUR } from '../../../../../domain/time/durations.ts'
import { enQuotes } from '../../../../../translations/en/quotes.ts'
import { enQuoting as texts } from '../../../../../translations/en/staff/quoting.ts'
import { valuesOf } from '../reply/request-templates.ts'
import { decimalOf, tidyAmount } from './amounts.ts'
import { companyClock, type DayAndTime, defaultValidity, momentOf } from './validity.ts'

const line = z.object({ label: z.string(), amount: z.string() })
const extra = z.extend(line, { per: z.string() })

/** As the browser stores what was typed. */
export const storedQuote = z.object({
  draft: z.object({
    currency: z.enum(currencies),
    lines: z.array(line),
    equipment: z.string(),
    /** Null until it is changed: as the lane's estimate says. */
    transit: z.nullable(z.object({ low: z.string(), high: z.string() })),
    /** Days, `YYYY-MM-DD`, empty where none was chosen. */
    pickup: z.object({ from: z.string(), to: z.string() }),
    holds: z.object({ day: z.string(), time: z.string() }),
    /** One per line. */
    includes: z.string(),
    extras: z.array(extra),
    note: z.string(),
  }),
})

/** What the form holds, as it was typed. */
export type QuoteDraft = z.output<typeof storedQuote>['draft']
export type DraftLine = z.output<typeof line>
export type DraftExtra = z.output<typeof extra>

/** Texts by the path of what is wrong, such as `lines.0.amount`. */
export type DraftProblems = Record<string, string>

/** From the last quote, else from the request and the template that fits it best. */
export function newDraft(
  details: SubmissionDetails,
  template: QuoteTemplate | undefined,
  now: number,
): QuoteDraft {
  const [last] = details.quotes
  if (last) return draftOf(last, now)
  const { pickupOn } = details
  const day = pickupOn !== null && pickupOn >= companyDay(now) ? pickupOn : ''
  const draft: QuoteDraft = {
    currency: 'CAD',
    lines: [{ label: '', amount: '' }],
    equipment: '',
    transit: null,
    pickup: { from: day, to: day },
    holds: defaultValidity(now, day),
    includes: '',
    extras: [],
    note: '',
  }
  return template ? withTemplate(draft, template, details, now) : draft
}

/** Everything that was typed stays: the template's lines come first, its note after one that is there. */
export function withTemplate(
  draft: QuoteDraft,
  template: QuoteTemplate,
  details: SubmissionDetails,
  now: number,
): QuoteDraft {
  const values = valuesOf(details, template.locale)
  const fill = (text: string) => fillTemplate(text, values)
  const included = draft.includes.split('\n')
  const lines = template.lines.map((line) => ({ label: fill(line.label), amount: tidyAmount(line.amount) }))
  const extras = template.extras.map(({ label, amount, per = '' }) => ({
    label: fill(label),
    amount: tidyAmount(amount),
    per: fill(per),
  }))
  return {
    ...draft,
    lines: mergeRows(lines, draft.lines),
    equipment: fill(template.equipment) || draft.equipment,
    holds: validUntil(template, now, draft),
    includes: [
      ...draft.includes.split('\n'),
      ...template.includes.map(fill).filter((item) => !included.includes(item)),
    ]
      .filter((item) => item.trim() !== '')
      .join('\n'),
    extras: mergeRows(extras, draft.extras),
    note: [draft.note, fill(template.note)].filter((note) => note.trim() !== '').join('\n\n'),
  }
}

/** By the hour, and never past a pickup that was asked for. */
function validUntil({ validHours }: QuoteTemplate, now: number, { holds, pickup }: QuoteDraft): DayAndTime {
  if (validHours === null) return holds
  const end = Math.round(now / HOUR + validHours) * HOUR
  const held = companyClock(new Date(end).toISOString())
  return pickup.to !== '' && held.day > pickup.to ? holds : held
}

/** The template's rows with what was typed into rows of the same name, then the other rows with an amount. */
function mergeRows<Row extends DraftLine>(rows: readonly Row[], typed: readonly Row[]): Row[] {
  const labels = new Set(rows.map(({ label }) => label))
  return [
    ...rows.map((row) => {
      const amount = typed.find(({ label }) => label === row.label)?.amount
      return amount ? { ...row, amount } : row
    }),
    ...typed.filter(({ label, amount }) => amount.trim() !== '' && !labels.has(label)),
  ]
}

/** Of `YYYY-MM-DD`: what is longer is a moment. */
const DAY_LENGTH = 10

function draftOf(last: StaffQuote, now: number): QuoteDraft {
  const { currency, lines, equipment = '', transitDays, pickup, includes, extras, note = '' } = last
  const [from, to] = [pickup?.from ?? '', pickup?.to ?? ''].map((at) =>
    at.length > DAY_LENGTH ? companyClock(at).day : at,
  ) as [string, string]
  const isStillAhead = Date.parse(last.validUntil) >= now + MIN_VALID_MS
  return {
    currency,
    lines: lines.map(({ label, amount }) => ({ label, amount: tidyAmount(amount) })),
    equipment,
    transit: { low: String(transitDays?.low ?? ''), high: String(transitDays?.high ?? '') },
    pickup: { from, to },
    holds: isStillAhead ? companyClock(last.validUntil) : defaultValidity(now, to),
    includes: includes.join('\n'),
    extras: extras.map(({ label, amount, per = '' }) => ({ label, amount: tidyAmount(amount), per })),
    note,
  }
}

/** The days of transit that the form shows. */
export const transitOf = ({ transit }: QuoteDraft, lane: Lane | undefined): { low: string; high: string } =>
  transit ?? { low: String(lane?.drivingDays.low ?? ''), high: String(lane?.drivingDays.high ?? '') }

/** As the server takes it; pickup and transit may be left open. */
export function typedQuote(draft: QuoteDraft, lane: Lane | undefined): TypedQuote {
  const { currency, lines, equipment, pickup, holds, includes, extras, note } = draft
  const { low, high } = transitOf(draft, lane)
  return {
    currency,
    lines: lines.map(({ label, amount }) => ({ label, amount: decimalOf(amount) })),
    validUntil: momentOf(holds),
    ...((low || high) && { transitDays: { low: daysOf(low || high), high: daysOf(high || low) } }),
    ...((pickup.from || pickup.to) && {
      pickup: { from: pickup.from || pickup.to, to: pickup.to || pickup.from },
    }),
    equipment,
    includes: includes.split('\n'),
    extras: extras.map(({ label, amount, per }) => ({ label, amount: decimalOf(amount), per })),
    note,
  }
}

const daysOf = (typed: string): number => (/^\s*\d+\s*$/.test(typed) ? Number(typed) : Number.NaN)

export function problemsOf(draft: QuoteDraft, lane: Lane | undefined, now: number): DraftProblems {
  const typed = typedQuote(draft, lane)
  const read = readQuote(typed, now)
  const found = 'problems' in read ? read.problems : {}
  const isAfterPickup = typed.pickup !== undefined && draft.holds.day > typed.pickup.to
  return {
    ...(isAfterPickup && { validUntil: texts.afterPickup }),
    ...Object.fromEntries(
      Object.entries(found).map(([path, problem]) => [
        path.startsWith('includes') ? 'includes' : path,
        enQuotes.problems[problem],
      ]),
    ),
  }
}

/** Whether it would send an open quote once more as it is. */
export function isSame(last: StaffQuote, draft: QuoteDraft, lane: Lane | undefined, now: number): boolean {
  const read = readQuote(typedQuote(draft, lane), now)
  const { terms } = 'terms' in read ? read : {}
  return last.state === 'open' && terms !== undefined && quoteChanges(last, terms).length === 0
}

export const withoutBlankRows = (draft: QuoteDraft): QuoteDraft => {
  const lines = draft.lines.filter(isTyped)
  if (draft.lines.every(isTyped) && draft.extras.every(isTyped)) return draft
  return {
    ...draft,
    lines: lines.length > 0 ? lines : draft.lines.slice(0, 1),
    extras: draft.extras.filter(isTyped),
  }
}

const isTyped = ({ label, amount }: DraftLine): boolean => label.trim() !== '' || amount.trim() !== ''

/** Whether its form asks for a price, and its state allows one. */
export const isQuotable = (details: SubmissionDetails): boolean =>
  details.email !== null &&
  formNamed(details.form)?.lane !== undefined &&
  mayChange('staff', 'quote', details)
