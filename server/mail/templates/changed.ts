import { z } from 'zod'
import { show } from '../../../domain/forms/form.ts'
import { eventsWith } from '../../../domain/submissions/submission-events.ts'
import { calendarDay } from '../../../domain/time/company-time.ts'
import { formTexts } from '../../../translations/form-texts.ts'
import { contactBlock } from '../contact.ts'
import type { Block, TextRow } from '../email-content.ts'
import { type SubmissionEmailInput, submissionTemplate } from '../email-template.ts'
import { answerByOf, highlightsOf } from '../highlights.ts'
import { decisionBlock, quoteSchema } from '../quote-blocks.ts'

const payload = z.object({
  event: z.enum([...eventsWith('isMailed'), 'several']),
  note: z.string().optional(),
  /** Names of the files that came with a message. */
  files: z.array(z.string()).default([]),
  /** Names of those that came with it and were not stored. */
  leftOut: z.array(z.string()).default([]),
  /** The email of a writer who is not the sender; empty where the mail names none. */
  writer: z.string().optional(),
  /** The checks of a mail's origin that failed. */
  failedChecks: z.array(z.string()).default([]),
  /** The fields whose answers differ from before. */
  changed: z.array(z.string()).default([]),
  /** What these were, by field. */
  before: z.record(z.string(), z.string()).default({}),
  /** What was accepted or declined. */
  quote: quoteSchema.optional(),
  erased: z.object({ lane: z.array(z.string()), day: z.string() }).optional(),
})

type Input = SubmissionEmailInput<z.output<typeof payload>>

/** Informs dispatch of what the sender did on the request's page. */
export const changed = submissionTemplate({
  manner: 'dispatch',
  payload,
  content(input) {
    const { submission, form, context, texts } = input
    const { event, writer, failedChecks } = input.payload
    const isErased = event === 'erased'
    const { headline, facts, subject } = isErased ? erasedHighlights(input) : highlightsOf(input)
    const title = writer === undefined ? texts.changed.subjects[event] : texts.changed.otherWriter(writer)
    const line = writer === undefined ? texts.changed.lines[event] : texts.changed.otherWriterLine(writer)
    const isReplyDue = event === 'amended' || event === 'noted' || event === 'message' || event === 'several'
    const answerBy = isReplyDue ? answerByOf(input, 'short') : undefined
    return {
      subject: [`${submission.reference} ${title}`, subject.join(', ')].filter(Boolean).join(': '),
      preheader: line,
      label: formTexts(form).title,
      blocks: [
        {
          kind: 'head',
          eyebrow: [{ text: submission.reference, isStrong: true, isUnbroken: true }, ` ${title}`],
          headline,
          lines: [
            { tone: 'ink', runs: [line] },
            ...(failedChecks.length === 0
              ? []
              : [{ tone: 'accent' as const, runs: [texts.changed.failedChecks(failedChecks)] }]),
            ...(facts.length === 0 ? [] : [{ tone: 'slate' as const, runs: [facts.join('\n')] }]),
            ...(answerBy === undefined
              ? []
              : [{ tone: 'accent' as const, runs: [texts.answerBy(answerBy)] }]),
          ],
        },
        ...quoteBlock(input),
        ...noteBlock(input),
        ...(isErased ? [] : detailBlocks(input)),
      ],
      footer: [texts.sentBy(context.dispatchEmail)],
    }
  },
})

/** Of what is erased, the day alone is stored. */
function erasedHighlights({ submission, payload: { erased }, texts, format }: Input) {
  const { lane = [], day = submission.receivedAt.slice(0, 10) } = erased ?? {}
  const ends = lane.length === 0 ? [] : [texts.changed.erasedLane(lane)]
  return {
    headline: texts.changed.erased,
    facts: [...ends, texts.changed.received(calendarDay(day, 'day', format.locale))],
    subject: ends,
  }
}

const quoteBlock = ({ payload: { quote }, format }: Input): Block[] =>
  quote === undefined ? [] : [decisionBlock(quote, format)]

function noteBlock({ payload: { event, note, files, leftOut }, texts }: Input): Block[] {
  if (note === undefined) return []
  const paragraphs = [
    ...note.split(/\n{2,}/).filter(Boolean),
    ...(files.length === 0 ? [] : [texts.dispatch.files(files)]),
    ...(leftOut.length === 0 ? [] : [texts.dispatch.leftOut(leftOut)]),
  ]
  const title = event === 'message' ? texts.changed.message : texts.changed.note
  return [{ kind: 'text', title, paragraphs: paragraphs.map((text) => [text]) }]
}

const detailBlocks = (input: Input): Block[] => {
  const { submission, context, texts, payload } = input
  const isAmended = payload.event === 'amended' || payload.event === 'several'
  return [
    contactBlock(input),
    {
      kind: 'action',
      label: texts.openInInbox,
      href: `${context.siteUrl}/admin/inbox/${submission.reference}`,
      note: isAmended ? [texts.changed.earlier] : [],
    },
    {
      kind: 'rows',
      title: isAmended ? texts.changed.now : texts.dispatch.everything,
      rows: changedRows(input),
    },
  ]
}

/** Those that changed are marked, with what they were. */
function changedRows({ submission, form, texts, format, payload: { changed, before } }: Input): TextRow[] {
  const shown = show(form, submission.answers, formTexts(form), format)
  const cleared = changed.filter((name) => form.fields[name] && !shown.some((one) => one.name === name))
  const emptied = cleared.map((name) => ({
    name,
    label: formTexts(form).fields[name]?.label ?? name,
    text: texts.changed.leftEmpty,
  }))
  return [...shown, ...emptied].map(({ name, label, text }) => {
    if (!changed.includes(name)) return { label, text }
    const was = before[name]
    return {
      label: texts.changed.changed(label),
      text,
      ...(was !== undefined && { was: texts.changed.before(was) }),
      isMarked: true,
    }
  })
}
