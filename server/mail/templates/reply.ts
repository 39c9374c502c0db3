import { z } from 'zod'
import { company } from '../../../domain/company.ts'
import { submissionTemplate } from '../email-template.ts'
import { companyLine, confirmationSubject, requestPageAction } from './confirmation.ts'

/** An answer that a member of staff wrote in the inbox. */
export const reply = submissionTemplate({
  manner: 'personal',
  payload: z.object({ text: z.string() }),
  content(input) {
    const { submission, payload, texts } = input
    const { reference } = submission
    return {
      subject: `Re: ${confirmationSubject(input)}`,
      preheader: payload.text.slice(0, 140).replaceAll(/\s+/g, ' '),
      label: texts.reply.label(reference),
      blocks: [
        { kind: 'text', paragraphs: payload.text.split(/\n{2,}/).map((paragraph) => [paragraph]) },
        requestPageAction(input, texts.reply.page(reference)),
      ],
      footer: [`${texts.reply.sign(reference)}\n${companyLine}\n${company.email}`],
    }
  },
})
