import { z } from 'zod'
import { company } from '../../../domain/company.ts'
import { isPlainlyFrench } from '../../../domain/text/french.ts'
import { submissionTemplate } from '../email-template.ts'
import { companyLine, confirmationSubject, dispatchPhone, requestPageAction } from './confirmation.ts'

export const reply = submissionTemplate({
  manner: 'personal',
  payload: z.object({
    text: z.string(),
    subject: z.string().optional(),
    /** Of a copy: to whom the reply itself goes. */
    to: z.string().optional(),
    copies: z.array(z.string()).default([]),
  }),
  content(input) {
    const { submission, payload, texts, message } = input
    const { reference } = submission
    const { copies } = payload
    return {
      subject: payload.subject ?? `Re: ${confirmationSubject(input)}`,
      addressees: { to: payload.to ?? message.recipient, copies },
      preheader: payload.text.slice(0, 140).replaceAll(/\s+/g, ' '),
      label: texts.reply.label(reference),
      blocks: [
        {
          kind: 'text',
          ...(isPlainlyFrench(payload.text) && { language: 'fr-CA' }),
          paragraphs: payload.text.split(/\n{2,}/).map((paragraph) => [paragraph]),
        },
        // Anyone with the link can answer for the sender.
        ...(copies.length > 0 ? [] : [requestPageAction(input, texts.reply.page(reference))]),
      ],
      footer: [
        texts.reply.call,
        dispatchPhone,
        `${texts.reply.mention(reference)}\n${companyLine}\n${company.email}`,
      ],
    }
  },
})
