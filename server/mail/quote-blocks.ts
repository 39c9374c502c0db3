import { z } from 'zod'
import { currencies } from '../../domain/quotes/money.ts'
import { decisionWays, declineReasons, type QuoteExtra } from '../../domain/quotes/quotes.ts'
import type { Format } from '../../domain/text/format.ts'
import { enQuotes } from '../../translations/en/quotes.ts'
import { moneyText, pickupText, tripRows } from '../../translations/quote-text.ts'
import type { Block, Run, TextRow } from './email-content.ts'

const line = z.object({ label: z.string(), amount: z.string() })

/** A quote as a message's payload holds it: as it was when the message was written. */
export const quoteSchema = z.object({
  number: z.int(),
  currency: z.enum(currencies),
  lines: z.array(line),
  total: z.string(),
  validUntil: z.string(),
  transitDays: z.object({ low: z.int(), high: z.int() }).optional(),
  pickup: z.object({ from: z.string(), to: z.string() }).optional(),
  equipment: z.string().optional(),
  includes: z.array(z.string()),
  extras: z.array(line.extend({ per: z.string().optional() })),
  note: z.string().optional(),
  changes: z.array(z.string()).optional(),
  acceptedBy: z.string().optional(),
  purchaseOrder: z.string().optional(),
  pickupContact: z.string().optional(),
  pickupHours: z.string().optional(),
  reason: z.enum(declineReasons).optional(),
  declineNote: z.string().optional(),
  recorded: z.object({ by: z.enum(decisionWays), words: z.string().optional() }).optional(),
})

type MailedQuote = z.output<typeof quoteSchema>

export const totalOf = ({ currency, total }: MailedQuote, format: Format): string =>
  moneyText(currency, total, format)

/** Its figure is the largest: currency and cents are smaller. */
export function priceRuns({ currency, total }: MailedQuote, format: Format): Run[] {
  const amount = format.amount(total)
  return [
    { text: currency, isSmall: true },
    ` ${amount.slice(0, -3)}`,
    { text: amount.slice(-3), isSmall: true },
  ]
}

/** Before tax, and what is known of the trip, in a sentence. */
export const priceNote = (quote: MailedQuote, format: Format): string =>
  enQuotes.before([
    ...(quote.equipment === undefined ? [] : [quote.equipment]),
    ...(quote.pickup === undefined ? [] : [enQuotes.pickupOn(pickupText(quote.pickup, format))]),
  ])

/** The rate, then what is included, what costs extra and what dispatch writes. */
export function quoteBlocks(quote: MailedQuote, format: Format): Block[] {
  const { currency, lines, includes, extras, note } = quote
  const rate = lines.map(({ label, amount }) => ({
    label,
    text: format.amount(amount),
    isAmount: true,
  }))
  return [
    {
      kind: 'rows',
      title: enQuotes.line,
      rows: [
        ...rate,
        { label: enQuotes.total, text: totalOf(quote, format), isMarked: true, isAmount: true },
      ],
    },
    ...list(
      enQuotes.trip,
      tripRows(quote, format).map(([label, text]) => ({ label, text })),
    ),
    ...(includes.length === 0
      ? []
      : [
          {
            kind: 'text' as const,
            title: enQuotes.included,
            paragraphs: [[includes.join('\n')]],
          },
        ]),
    ...list(
      enQuotes.extra,
      extras.map((extra) => extraRow(extra, currency, format)),
    ),
    ...(note === undefined
      ? []
      : [
          {
            kind: 'text' as const,
            title: enQuotes.note,
            paragraphs: note.split(/\n{2,}/).map((text) => [text]),
          },
        ]),
  ]
}

const list = (title: string, rows: TextRow[]): Block[] =>
  rows.length === 0 ? [] : [{ kind: 'rows', title, rows }]

const extraRow = ({ label, amount, per }: QuoteExtra, currency: string, format: Format): TextRow => ({
  label,
  text: enQuotes.per(moneyText(currency, amount, format), per),
  isAmount: true,
})

/** What was decided about a quote, for those who act on it. */
export function decisionBlock(
  quote: MailedQuote,
  format: Format,
  title = enQuotes.decision.title(quote.number),
): Block {
  const { acceptedBy, purchaseOrder, pickupContact, pickupHours, reason, declineNote } = quote
  const { accepted, reasons, decision } = enQuotes
  const rows: [string, string | undefined][] = [
    [enQuotes.total, totalOf(quote, format)],
    [accepted.by, acceptedBy],
    [accepted.purchaseOrder, purchaseOrder],
    [accepted.contact, pickupContact],
    [accepted.hours, pickupHours],
    [decision.reason, reason && reasons[reason]],
    [decision.note, declineNote],
  ]
  return {
    kind: 'rows',
    title,
    rows: rows.flatMap(([label, text]) => (text === undefined ? [] : { label, text })),
  }
}
