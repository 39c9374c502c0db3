import { z } from 'zod'
import { company } from '../../../domain/company.ts'
import { enQuotes } from '../../../translations/en/quotes.ts'
import { submissionTemplate } from '../email-template.ts'
import { highlightsOf } from '../highlights.ts'
import { decisionBlock, quoteBlocks, quoteSchema, totalOf } from '../quote-blocks.ts'
import { companyLine, requestPageAction } from './confirmation.ts'

/** Dispatch confirms what was accepted. */
export const booking = submissionTemplate({
  manner: 'personal',
  payload: z.object({ quote: quoteSchema, note: z.string().optional() }),
  content(input) {
    const { submission, payload, format } = input
    const { mail } = enQuotes
    return {
      subject: mail.bookedSubject(submission.reference),
      preheader: mail.booked,
      label: company.phone.shown,
      blocks: [
        {
          kind: 'head',
          eyebrow: [mail.bookedEyebrow, { text: submission.reference, isStrong: true, isUnbroken: true }],
          headline: highlightsOf(input).headline,
          lines: [
            { tone: 'promise', runs: [mail.booked] },
            { tone: 'price', runs: [totalOf(payload.quote, format)] },
            { tone: 'slate', runs: [`${enQuotes.total}.`] },
          ],
        },
        requestPageAction(input, mail.bookedAction),
        ...(payload.note === undefined
          ? []
          : [{ kind: 'text' as const, title: enQuotes.note, paragraphs: [[payload.note]] }]),
        decisionBlock(payload.quote, format),
        ...quoteBlocks({ ...payload.quote, note: undefined }, format),
      ],
      footer: [`${mail.bookedSign(company.phone.shown)}\n${companyLine}\n${mail.why}`],
    }
  },
})
