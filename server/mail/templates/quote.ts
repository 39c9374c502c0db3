import { z } from 'zod'
import { company } from '../../../domain/company.ts'
import type { Format } from '../../../domain/text/format.ts'
import { enQuotes } from '../../../translations/en/quotes.ts'
import { validityText } from '../../../translations/quote-text.ts'
import type { Block, Headline } from '../email-content.ts'
import { type SubmissionEmailInput, submissionTemplate } from '../email-template.ts'
import { highlightsOf } from '../highlights.ts'
import { quoteBlocks, quoteSchema, totalOf } from '../quote-blocks.ts'
import { companyLine, requestPageAction } from './confirmation.ts'

export const quotePayload = z.object({ quote: quoteSchema })
type Input = SubmissionEmailInput<z.output<typeof quotePayload>>

/** The price that dispatch sends, or a revised one. */
export const quote = submissionTemplate({
  manner: 'personal',
  payload: quotePayload,
  content(input) {
    const { submission, payload, format } = input
    const { mail } = enQuotes
    const isRevised = payload.quote.changes !== undefined
    const total = totalOf(payload.quote, format)
    const subject = isRevised ? mail.revisedSubject : mail.subject
    return {
      subject: [subject(submission.reference, total), laneText(input)].filter(Boolean).join(', '),
      preheader: `${total}, ${enQuotes.beforeTax}. ${holds(payload.quote, format)}.`,
      label: company.phone.shown,
      blocks: [
        quoteHead(input, isRevised ? mail.revisedEyebrow : mail.eyebrow, revision(payload.quote)),
        requestPageAction(input, mail.action),
        { kind: 'text', paragraphs: [[mail.accepting]] },
        ...quoteBlocks(payload.quote, format),
      ],
      footer: [`${mail.sign(company.phone.shown)}\n${companyLine}\n${mail.why}`],
    }
  },
})

/** Reference, lane, total and validity. */
export function quoteHead(input: Input, eyebrow: string, lines: readonly string[] = []): Block {
  const { submission, payload, format } = input
  return {
    kind: 'head',
    eyebrow: [eyebrow, { text: submission.reference, isStrong: true, isUnbroken: true }],
    headline: laneOf(input) ?? submission.reference,
    lines: [
      { tone: 'price', runs: [totalOf(payload.quote, format)] },
      { tone: 'slate', runs: [`${enQuotes.total}.`] },
      { tone: 'accent', runs: [`${holds(payload.quote, format)}.`] },
      ...lines.map((line) => ({ tone: 'ink' as const, runs: [line] })),
    ],
  }
}

/** What the sender typed is repeated: dispatch has read it. */
const laneOf = (input: Input): Headline | undefined =>
  input.form.lane ? highlightsOf(input).headline : undefined

function laneText(input: Input): string | undefined {
  const lane = laneOf(input)
  return typeof lane === 'object' ? input.texts.to(lane.from, lane.to) : undefined
}

const holds = (mailed: z.output<typeof quoteSchema>, format: Format): string =>
  enQuotes.holdsUntil(validityText(mailed.validUntil, format))

function revision({ changes }: z.output<typeof quoteSchema>): string[] {
  const names: Record<string, string> = enQuotes.changes
  const parts = (changes ?? []).flatMap((change) => names[change] ?? [])
  return parts.length === 0 ? [] : [enQuotes.mail.changed(parts.join(', '))]
}
