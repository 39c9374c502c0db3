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

/** Tells dispatch what the sender did on the request's page. */
export const changed = submissionTemplate({
  manner: 'dispatch',
  payload,
  content(input) {
    const { submission, form, context, words } = input
    const { event } = input.payload
    const isErased = event === 'erased'
    const { headline, facts, subject } = isErased ? erasedHighlights(input) : highlightsOf(input)
    const title = words.changed.subjects[event]
    const answerBy = event === 'amended' || event === 'noted' ? answerByOf(input, 'weekday') : undefined
    return {
      subject: [`${submission.reference} ${title}`, subject.join(', ')].filter(Boolean).join(': '),
      preheader: words.changed.lines[event],
      label: form.name,
      blocks: [
        {
          kind: 'head',
          eyebrow: [{ text: submission.reference, isStrong: true, isUnbroken: true }, ` ${title}`],
          headline,
          lines: [
            { tone: 'ink', runs: [words.changed.lines[event]] },
            ...(facts.length === 0 ? [] : [{ tone: 'slate' as const, runs: factRuns(facts) }]),
            ...(answerBy === undefined
              ? []
              : [{ tone: 'accent' as const, runs: [words.answerBy(answerBy)] }]),
          ],
        },
        ...noteBlock(input),
        ...(isErased ? [] : detailBlocks(input)),
      ],
      footer: [words.sentBy(context.dispatchEmail)],
    }
  },
})

const erasedHighlights = ({ submission, form, format }: Input) => ({
  headline: `${form.name}, ${calgaryTime(submission.receivedAt, 'day', format.locale)}`,
  facts: [],
  subject: [],
})

const noteBlock = ({ payload: { note }, words }: Input): Block[] =>
  note === undefined
    ? []
    : [{ kind: 'text', title: words.changed.note, paragraphs: note.split(/\n{2,}/).map((text) => [text]) }]

const detailBlocks = (input: Input): Block[] => {
  const { submission, form, context, words, format, payload } = input
  return [
    contactBlock(input),
    {
      kind: 'action',
      label: words.openInbox,
      href: `${context.siteUrl}/admin/inbox/${submission.reference}`,
      note: [words.changed.earlier],
    },
    {
      kind: 'answers',
      title: words.changed.now,
      answers: show(form, submission.answers, format).map(({ name, label, words: answer }) => ({
        label: payload.changed.includes(name) ? words.changed.changed(label) : label,
        words: answer,
      })),
    },
  ]
}
