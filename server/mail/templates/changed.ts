import { z } from 'zod'
import { show } from '../../../domain/form.ts'
import { calgaryTime } from '../calgary-time.ts'
import { contactBlock } from '../contact.ts'
import type { Block } from '../email-content.ts'
import { type SubmissionEmailInput, submissionTemplate } from '../email-template.ts'
import { answerByOf, factRuns, highlightsOf } from '../highlights.ts'

const payload = z.object({
  event: z.enum(['amended', 'noted', 'withdrawn', 'erased']),
  note: z.string().optional(),
  /** The fields whose answers differ from before. */
  changed: z.array(z.string()).default([]),
})

type Input = SubmissionEmailInput<z.output<typeof payload>>

/** Informs dispatch of what the sender did on the request's page. */
export const changed = submissionTemplate({
  manner: 'dispatch',
  payload,
  content(input) {
    const { submission, form, context, texts } = input
    const { event } = input.payload
    const isErased = event === 'erased'
    const { headline, facts, subject } = isErased ? erasedHighlights(input) : highlightsOf(input)
    const title = texts.changed.subjects[event]
    const answerBy = event === 'amended' || event === 'noted' ? answerByOf(input, 'weekday') : undefined
    return {
      subject: [`${submission.reference} ${title}`, subject.join(', ')].filter(Boolean).join(': '),
      preheader: texts.changed.lines[event],
      label: form.texts.title,
      blocks: [
        {
          kind: 'head',
          eyebrow: [{ text: submission.reference, isStrong: true, isUnbroken: true }, ` ${title}`],
          headline,
          lines: [
            { tone: 'ink', runs: [texts.changed.lines[event]] },
            ...(facts.length === 0 ? [] : [{ tone: 'slate' as const, runs: factRuns(facts) }]),
            ...(answerBy === undefined
              ? []
              : [{ tone: 'accent' as const, runs: [texts.answerBy(answerBy)] }]),
          ],
        },
        ...noteBlock(input),
        ...(isErased ? [] : detailBlocks(input)),
      ],
      footer: [texts.sentBy(context.dispatchEmail)],
    }
  },
})

const erasedHighlights = ({ submission, form, format }: Input) => ({
  headline: `${form.texts.title}, ${calgaryTime(submission.receivedAt, 'day', format.locale)}`,
  facts: [],
  subject: [],
})

const noteBlock = ({ payload: { note }, texts }: Input): Block[] =>
  note === undefined
    ? []
    : [{ kind: 'text', title: texts.changed.note, paragraphs: note.split(/\n{2,}/).map((text) => [text]) }]

const detailBlocks = (input: Input): Block[] => {
  const { submission, form, context, texts, format, payload } = input
  return [
    contactBlock(input),
    {
      kind: 'action',
      label: texts.openInbox,
      href: `${context.siteUrl}/admin/inbox/${submission.reference}`,
      note: [texts.changed.earlier],
    },
    {
      kind: 'answers',
      title: texts.changed.now,
      answers: show(form, submission.answers, format).map(({ name, label, text }) => ({
        label: payload.changed.includes(name) ? texts.changed.changed(label) : label,
        text,
      })),
    },
  ]
}
