import { z } from 'zod'
import { company } from '../../../domain/company.ts'
import { companyTime } from '../../../domain/time/company-time.ts'
import { plainTemplate } from '../email-template.ts'

/** Proves that mail leaves the website: `npm run doctor -- --send-test ADDRESS`. */
export const testMessage = plainTemplate({
  manner: 'internal',
  payload: z.object({}),
  content: ({ message, context, texts, format }) => ({
    subject: texts.test.subject,
    preheader: texts.test.line,
    label: texts.test.label,
    blocks: [
      {
        kind: 'head',
        eyebrow: [texts.inCompanyZone(companyTime(message.createdAt, 'long', format.locale))],
        headline: texts.test.headline,
        lines: [{ tone: 'ink', runs: [texts.test.line] }],
      },
    ],
    footer: [`${company.name}, ${context.siteUrl}`],
  }),
})
