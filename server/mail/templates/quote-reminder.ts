import { company } from '../../../domain/company.ts'
import { enQuotes } from '../../../translations/en/quotes.ts'
import { validityText } from '../../../translations/quote-text.ts'
import { type EmailTemplate, submissionTemplate } from '../email-template.ts'
import { requestPageAction } from './confirmation.ts'
import { quoteFooter, quoteHead, quotePayload } from './quote.ts'

const template = submissionTemplate({
  manner: 'personal',
  payload: quotePayload,
  content(input) {
    const { submission, payload, format } = input
    const { mail } = enQuotes
    const holds = enQuotes.holdsUntil(validityText(payload.quote.validUntil, format))
    return {
      subject: mail.reminderSubject(submission.reference),
      preheader: `${holds}. ${mail.reminder}`,
      label: company.phone.shown,
      blocks: [quoteHead(input, mail.eyebrow), requestPageAction(input, mail.action, mail.reminder)],
      footer: quoteFooter,
    }
  },
})

/** A day before an open quote expires, once; not where mail was away over that day. */
export const quoteReminder: EmailTemplate = {
  ...template,
  isTooLate: (payload, now) => Date.parse(quotePayload.parse(payload).quote.validUntil) <= now,
}
