import { z } from 'zod'
import { company } from '../../../domain/company.ts'
import { submissionTemplate } from '../email-template.ts'
import { companyLine, requestPageAction } from './confirmation.ts'

/** The address of a request's page, sent again to who asked for it. */
export const link = submissionTemplate({
  manner: 'automatic',
  payload: z.object({}),
  content(input) {
    const { submission, words } = input
    return {
      subject: words.link.subject(submission.reference),
      preheader: words.link.line,
      label: company.phone.shown,
      blocks: [
        {
          kind: 'head',
          eyebrow: [{ text: submission.reference, isStrong: true, isUnbroken: true }],
          headline: words.link.headline,
          lines: [{ tone: 'ink', runs: [words.link.line] }],
        },
        requestPageAction(input, words.link.page),
      ],
      footer: [`${companyLine}\n${words.link.why}`],
    }
  },
})
