import { z } from 'zod'
import { formTexts } from '../../../translations/form-texts.ts'
import { contactBlock } from '../contact.ts'
import { submissionTemplate } from '../email-template.ts'
import { answerByOf, highlightsOf } from '../highlights.ts'

/** The oldest open quote request is nearly due. */
export const alert = submissionTemplate({
  manner: 'dispatch',
  payload: z.object({ hoursLeft: z.number(), open: z.number(), overdue: z.number().default(0) }),
  content(input) {
    const { submission, form, context, payload, texts } = input
    const { headline, facts, subject } = highlightsOf(input)
    const { hoursLeft, open, overdue } = payload
    const place = texts.alert.place(open, overdue)
    const answerBy = answerByOf(input, 'short')
    return {
      subject: `${texts.alert.subject(submission.reference, hoursLeft)}: ${subject.join(', ')}`,
      preheader: place,
      label: formTexts(form).title,
      urgent: texts.alert.urgent(hoursLeft, answerBy),
      blocks: [
        {
          kind: 'head',
          eyebrow: [{ text: submission.reference, isStrong: true, isUnbroken: true }],
          headline,
          lines: [
            { tone: 'ink', runs: [facts.join('\n')] },
            ...(overdue > 0 ? [{ tone: 'error' as const, runs: [texts.alert.overdue(overdue)] }] : []),
          ],
        },
        contactBlock(input),
        {
          kind: 'action',
          label: texts.openInInbox,
          href: `${context.siteUrl}/admin/inbox/${submission.reference}`,
          note: [place],
        },
      ],
      footer: [texts.sentBy(context.dispatchEmail)],
    }
  },
})
