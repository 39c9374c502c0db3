import { z } from 'zod'
import { calgaryTime } from '../calgary-time.ts'
import { plainTemplate } from '../email-template.ts'

/** What the inbox holds, once a day. */
export const dailySummary = plainTemplate({
  manner: 'internal',
  payload: z.object({
    /** Submissions of the last day, by form name. */
    received: z.record(z.string(), z.number()),
    open: z.number(),
    dueSoon: z.number(),
    overdue: z.number(),
    deadLetters: z.number(),
  }),
  content({ message, payload, context, texts, format }) {
    const day = calgaryTime(message.createdAt, 'day', format.locale)
    const { open, dueSoon, overdue, deadLetters } = payload
    const line = overdue > 0 ? texts.dailySummary.attention(overdue) : texts.dailySummary.none
    const answer = (label: string, count: number) => ({ label, text: format.number(count) })
    return {
      subject: texts.dailySummary.subject(day),
      preheader: line,
      label: texts.dailySummary.label,
      blocks: [
        {
          kind: 'head',
          eyebrow: [texts.dailySummary.label],
          headline: day,
          lines: [{ tone: overdue > 0 ? 'accent' : 'ink', runs: [line] }],
        },
        {
          kind: 'answers',
          title: texts.dailySummary.inbox,
          answers: [
            answer(texts.dailySummary.open, open),
            answer(texts.dailySummary.dueSoon, dueSoon),
            answer(texts.dailySummary.overdue, overdue),
            answer(texts.dailySummary.deadLetters, deadLetters),
          ],
        },
        {
          kind: 'answers',
          title: texts.dailySummary.received,
          answers: Object.entries(payload.received).map(([form, count]) => answer(form, count)),
        },
        { kind: 'action', label: texts.openInbox, href: `${context.siteUrl}/admin/inbox`, note: [] },
      ],
      footer: [texts.sentBy(context.dispatchEmail)],
    }
  },
})
