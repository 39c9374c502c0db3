import { z } from 'zod'
import { company } from '../../../domain/company.ts'
import { enQuotes } from '../../../translations/en/quotes.ts'
import { submissionTemplate } from '../email-template.ts'
import { highlightsOf } from '../highlights.ts'
import { decisionBlock, quoteSchema } from '../quote-blocks.ts'
import { companyLine, dispatchPhone, requestPageAction } from './confirmation.ts'

const { mail } = enQuotes

/** Tells the sender what dispatch recorded for them about a quote. */
export const decision = submissionTemplate({
  manner: 'personal',
  payload: z.object({ quote: quoteSchema, decision: z.enum(['accepted', 'declined']) }),
  content(input) {
    const { submission, payload, format } = input
    const { recorded } = payload.quote
    const texts = mail.recorded[payload.decision]
    const line = texts.line(enQuotes.yourWays[recorded?.by ?? 'other'])
    return {
      subject: texts.subject(submission.reference),
      preheader: `${line} ${texts.next}`,
      label: company.phone.shown,
      blocks: [
        {
          kind: 'head',
          eyebrow: [texts.eyebrow, { text: submission.reference, isStrong: true, isUnbroken: true }],
          headline: highlightsOf(input).headline,
          lines: [
            { tone: 'promise', runs: [line] },
            { tone: 'slate', runs: [texts.next] },
          ],
        },
        requestPageAction(input, mail.recordedAction, texts.note),
        ...(recorded?.words === undefined
          ? []
          : [{ kind: 'text' as const, title: mail.yourWords, paragraphs: [[recorded.words]] }]),
        decisionBlock(payload.quote, format),
      ],
      footer: [mail.bookedChange, dispatchPhone, `.\n${companyLine}\n${mail.link} ${mail.why}`],
    }
  },
})
