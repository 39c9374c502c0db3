import { z } from 'zod'
import { wholePercent } from '../../../domain/text/whole-percent.ts'
import { companyTime } from '../../../domain/time/company-time.ts'
import type { EmailTranslations } from '../../../translations/en/mail/emails.ts'
import type { Bar, Block } from '../email-content.ts'
import { plainTemplate } from '../email-template.ts'

export const dailySummary = plainTemplate({
  manner: 'internal',
  payload: z.object({
    /** Submissions of the last day, by form name. */
    received: z.record(z.string(), z.number()),
    open: z.number(),
    dueSoon: z.number(),
    overdue: z.number(),
    /** From 0 to 1; null where nothing was asked. */
    withinPromise: z.number().nullable().default(null),
    /** Submissions held as spam since the last summary. */
    held: z.number().default(0),
    deadLetters: z.number(),
  }),
  content({ message, payload, context, texts, format }) {
    const day = companyTime(message.createdAt, 'day', format.locale)
    const { open, dueSoon, overdue, withinPromise, held, deadLetters } = payload
    const line = overdue > 0 ? texts.dailySummary.attention(overdue) : texts.dailySummary.none
    const figure = (label: string, count: number) => ({ label, text: format.number(count) })
    return {
      subject: texts.dailySummary.subject(day),
      preheader: line,
      label: texts.dailySummary.label,
      blocks: [
        {
          kind: 'head',
          eyebrow: [texts.dailySummary.label],
          headline: day,
          lines: [
            { tone: overdue > 0 ? 'error' : 'ink', runs: [line] },
            ...(withinPromise === null
              ? []
              : [{ tone: 'ink' as const, runs: [texts.dailySummary.inTime(wholePercent(withinPromise))] }]),
            ...(deadLetters > 0
              ? [{ tone: 'error' as const, runs: [texts.dailySummary.undelivered(deadLetters)] }]
              : []),
          ],
        },
        {
          kind: 'figures',
          figures: [
            figure(texts.dailySummary.open, open),
            figure(texts.dailySummary.dueSoon, dueSoon),
            { ...figure(texts.dailySummary.overdue, overdue), isMarked: overdue > 0 },
          ],
        },
        ...heldBlock(held, texts, context.siteUrl),
        ...receivedBlock(payload.received, texts.dailySummary.received, format.number),
        { kind: 'action', label: texts.openInbox, href: `${context.siteUrl}/admin/inbox`, note: [] },
      ],
      footer: [texts.sentBy(context.dispatchEmail)],
    }
  },
})

/** The one email about what is held as spam: dispatch hears of it within a day. */
const heldBlock = (held: number, { dailySummary: own }: EmailTranslations, siteUrl: string): Block[] =>
  held === 0
    ? []
    : [
        {
          kind: 'text',
          title: own.held(held),
          paragraphs: [[own.heldMore, { text: own.seeHeld, href: `${siteUrl}/admin/inbox?view=spam` }, '.']],
        },
      ]

/** Bars by form, the longest first. */
function receivedBlock(
  received: Record<string, number>,
  title: string,
  number: (count: number) => string,
): Block[] {
  const counts = Object.entries(received).toSorted(([, one], [, other]) => other - one)
  const most = counts[0]?.[1] ?? 0
  if (most === 0) return []
  const bars = counts.map(([label, count]): Bar => ({ label, text: number(count), share: count / most }))
  return [{ kind: 'bars', title, bars }]
}
