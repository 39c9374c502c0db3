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
  content({ message, payload, context, words, format }) {
    const day = calgaryTime(message.createdAt, 'day', format.locale)
    const { open, dueSoon, overdue, deadLetters } = payload
    const line = overdue > 0 ? words.dailySummary.attention(overdue) : words.dailySummary.none
    const answer = (label: string, count: number) => ({ label, words: format.number(count) })
    return {
      subject: words.dailySummary.subject(day),
      preheader: line,
      label: words.dailySummary.label,
      blocks: [
        {
          kind: 'head',
          eyebrow: [words.dailySummary.label],
          headline: day,
          lines: [{ tone: overdue > 0 ? 'accent' : 'ink', runs: [line] }],
        },
        {
          kind: 'answers',
          title: words.dailySummary.inbox,
          answers: [
            answer(words.dailySummary.open, open),
            answer(words.dailySummary.dueSoon, dueSoon),
            answer(words.dailySummary.overdue, overdue),
            answer(words.dailySummary.deadLetters, deadLetters),
          ],
        },
        {
          kind: 'answers',
          title: words.dailySummary.received,
          answers: Object.entries(payload.received).map(([form, count]) => answer(form, count)),
        },
        { kind: 'action', label: words.openInbox, href: `${context.siteUrl}/admin/inbox`, note: [] },
      ],
      footer: [words.sentBy(context.dispatchEmail)],
    }
  },
})
