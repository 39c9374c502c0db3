import { z } from 'zod'
import { company } from '../../../domain/company.ts'
import { validityDays } from '../../../domain/quotes/validity-days.ts'
import type { Format } from '../../../domain/text/format.ts'
import { enQuotes } from '../../../translations/en/quotes.ts'
import { validityText } from '../../../translations/quote-text.ts'
import type { Block, Headline, Run } from '../email-content.ts'
import { type SubmissionEmailInput, submissionTemplate } from '../email-template.ts'
import { highlightsOf } from '../highlights.ts'
import { priceNote, priceRuns, quoteBlocks, quoteSchema, totalOf } from '../quote-blocks.ts'
import { companyLine, dispatchPhone, requestPageAction } from './confirmation.ts'

export const quotePayload = z.object({ quote: quoteSchema })
type Input = SubmissionEmailInput<z.output<typeof quotePayload>>

/** The price that dispatch sends, or a revised one. */
export const quote = submissionTemplate({
  manner: 'personal',
  payload: quotePayload,
  content(input) {
    const { submission, payload, format } = input
    const isRevised = payload.quote.changes !== undefined
    const total = totalOf(payload.quote, format)
    const subject = isRevised ? mail.revisedSubject : mail.subject
    return {
      subject: [subject(submission.reference, total), laneText(input)].filter(Boolean).join(', '),
      preheader: `${total}, ${enQuotes.beforeTax}. ${holds(payload.quote, format)}.`,
      label: company.phone.shown,
      blocks: [
        quoteHead(input, isRevised ? mail.revisedEyebrow : mail.eyebrow, revision(payload.quote)),
        requestPageAction(input, mail.action, mail.accepting),
        ...quoteBlocks(payload.quote, format),
      ],
      footer: quoteFooter,
    }
  },
})

const { mail } = enQuotes

export const quoteFooter: Run[] = [
  mail.questions,
  dispatchPhone,
  `${mail.notAccepted}\n${companyLine}\n${mail.link} ${mail.why}`,
]

export function quoteHead(input: Input, eyebrow: string, lines: readonly string[] = []): Block {
  const { submission, payload, message, format } = input
  const { quote: mailed } = payload
  return {
    kind: 'head',
    eyebrow: [eyebrow, { text: submission.reference, isStrong: true, isUnbroken: true }],
    headline: laneOf(input) ?? submission.reference,
    lines: [
      ...lines.map((line) => ({ tone: 'ink' as const, runs: [line] })),
      { tone: 'price', runs: priceRuns(mailed, format) },
      { tone: 'slate', runs: [priceNote(mailed, format)] },
      { tone: 'accent', runs: [`${holds(mailed, format)}.`] },
    ],
    days: validityDays(
      { sentAt: message.createdAt, validUntil: mailed.validUntil },
      Date.parse(message.createdAt),
    ),
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
