import { z } from 'zod'
import { company } from '../../../domain/company.ts'
import { enQuotes } from '../../../translations/en/quotes.ts'
import { pickupText } from '../../../translations/quote-text.ts'
import { submissionTemplate } from '../email-template.ts'
import { highlightsOf } from '../highlights.ts'
import { decisionBlock, quoteBlocks, quoteSchema } from '../quote-blocks.ts'
import { companyLine, dispatchPhone, requestPageAction } from './confirmation.ts'

export const booking = submissionTemplate({
  manner: 'personal',
  payload: z.object({ quote: quoteSchema, note: z.string().optional() }),
  content(input) {
    const { submission, payload, format } = input
    const { mail } = enQuotes
    const { pickup: days } = payload.quote
    const pickup = days === undefined ? [] : [mail.bookedPickup(pickupText(days, format))]
    return {
      subject: mail.bookedSubject(submission.reference),
      preheader: [...pickup, mail.booked].join(' '),
      label: company.phone.shown,
      blocks: [
        {
          kind: 'head',
          eyebrow: [mail.bookedEyebrow, { text: submission.reference, isStrong: true, isUnbroken: true }],
          headline: highlightsOf(input).headline,
          lines: [
            ...pickup.map((text) => ({ tone: 'promise' as const, runs: [text] })),
            { tone: pickup.length > 0 ? 'slate' : 'promise', runs: [mail.booked] },
          ],
        },
        requestPageAction(input, mail.bookedAction, mail.bookedNote),
        ...(payload.note === undefined
          ? []
          : [{ kind: 'text' as const, title: enQuotes.note, paragraphs: [[payload.note]] }]),
        decisionBlock(payload.quote, format, mail.bookedTitle),
        ...quoteBlocks({ ...payload.quote, note: undefined }, format),
      ],
      footer: [mail.bookedChange, dispatchPhone, `.\n${companyLine}\n${mail.link} ${mail.why}`],
    }
  },
})
