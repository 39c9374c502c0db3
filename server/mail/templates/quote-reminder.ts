import { company } from '../../../domain/company.ts'
import { enQuotes } from '../../../translations/en/quotes.ts'
import { validityText } from '../../../translations/quote-text.ts'
import { submissionTemplate } from '../email-template.ts'
import { companyLine, requestPageAction } from './confirmation.ts'
import { quoteHead, quotePayload } from './quote.ts'

/** A day before an open quote expires, once. */
export const quoteReminder = submissionTemplate({
  manner: 'personal',
  payload: quotePayload,
  content(input) {
    const { submission, payload, format } = input
    const { mail } = enQuotes
    const line = mail.reminder(validityText(payload.quote.validUntil, format))
    return {
      subject: mail.reminderSubject(submission.reference),
      preheader: line,
      label: company.phone.shown,
      blocks: [quoteHead(input, mail.eyebrow, [line]), requestPageAction(input, mail.action)],
      footer: [`${mail.sign(company.phone.shown)}\n${companyLine}\n${mail.why}`],
    }
  },
})
