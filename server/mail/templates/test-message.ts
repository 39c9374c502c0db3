import { z } from 'zod'
import { company } from '../../../domain/company.ts'
import { calgaryTime } from '../calgary-time.ts'
import { plainTemplate } from '../email-template.ts'

/** Proves that mail leaves the website: `npm run doctor -- --send-test ADDRESS`. */
export const testMessage = plainTemplate({
  manner: 'internal',
  payload: z.object({}),
  content: ({ message, context, words, format }) => ({
    subject: words.test.subject,
    preheader: words.test.line,
    label: words.test.label,
    blocks: [
      {
        kind: 'head',
        eyebrow: [words.inCalgary(calgaryTime(message.createdAt, 'long', format.locale))],
        headline: words.test.headline,
        lines: [{ tone: 'ink', runs: [words.test.line] }],
      },
    ],
    footer: [`${company.name}, ${context.siteUrl}`],
  }),
})
