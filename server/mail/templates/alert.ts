import { z } from 'zod'
import { contactBlock } from '../contact.ts'
import { submissionTemplate } from '../email-template.ts'
import { answerByOf, factRuns, highlightsOf } from '../highlights.ts'

/** The oldest open quote request is nearly due. */
export const alert = submissionTemplate({
  manner: 'dispatch',
  payload: z.object({ hoursLeft: z.number(), open: z.number(), overdue: z.number().default(0) }),
  content(input) {
    const { submission, form, context, payload, words } = input
    const { headline, facts, subject } = highlightsOf(input)
    const { hoursLeft, open, overdue } = payload
    const place = words.alert.place(open, overdue)
    const answerBy = answerByOf(input, 'weekday')
    return {
      subject: `${words.alert.subject(submission.reference, hoursLeft)}: ${subject.join(', ')}`,
      preheader: place,
      label: form.name,
      blocks: [
        {
          kind: 'head',
          eyebrow: [
            { text: submission.reference, isStrong: true, isUnbroken: true },
            ` ${words.alert.left(hoursLeft)}`,
          ],
          headline,
          lines: [
            { tone: 'ink', runs: factRuns(facts) },
            ...(answerBy === undefined
              ? []
              : [{ tone: 'accent' as const, runs: [words.answerBy(answerBy)] }]),
          ],
        },
        contactBlock(input),
        {
          kind: 'action',
          label: words.openInbox,
          href: `${context.siteUrl}/admin/inbox/${submission.reference}`,
          note: [place],
        },
      ],
      footer: [words.sentBy(context.dispatchEmail)],
    }
  },
})
