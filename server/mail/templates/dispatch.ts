import { z } from 'zod'
import { show } from '../../../domain/forms/form.ts'
import { understoodPlaces } from '../../../domain/lanes/understood-places.ts'
import { companyTime } from '../../../domain/time/company-time.ts'
import { formTexts } from '../../../translations/form-texts.ts'
import { contactBlock } from '../contact.ts'
import { type SubmissionEmailInput, submissionTemplate } from '../email-template.ts'
import { answerByOf, highlightsOf } from '../highlights.ts'
import { isSendableEmail } from '../transports/header-text.ts'

/** A submission as dispatch gets it: everything that was sent. */
export const dispatch = submissionTemplate({
  manner: 'dispatch',
  payload: z.object({}),
  content(input) {
    const { submission, form, context, texts, format } = input
    const { headline, facts, subject } = highlightsOf(input)
    const answerBy = answerByOf(input, 'short')
    const deadline = answerBy === undefined ? [] : [texts.answerBy(answerBy)]
    const contact = contactBlock(input)
    const canReply = isSendableEmail(String(submission.answers[form.replyTo]))
    return {
      subject: [submission.reference, subject.join(', ')].join(' '),
      preheader: texts.dispatch.preheader([...deadline, ...facts]),
      label: formTexts(form).title,
      blocks: [
        {
          kind: 'head',
          eyebrow: [
            { text: submission.reference, isStrong: true, isUnbroken: true },
            ` ${texts.dispatch.received(companyTime(submission.receivedAt, 'short', format.locale))}`,
          ],
          headline,
          lines: [
            { tone: 'ink', runs: [facts.join('\n')] },
            ...deadline.map((text) => ({ tone: 'accent' as const, runs: [text] })),
          ],
        },
        contact,
        {
          kind: 'action',
          label: texts.openInInbox,
          href: `${context.siteUrl}/admin/inbox/${submission.reference}`,
          note: [[canReply ? replyNote(input) : texts.noReply, ...filesNote(input)].join(' ')],
        },
        {
          kind: 'rows',
          title: texts.dispatch.everything,
          rows: show(form, submission.answers, formTexts(form), format),
          ...laneNote(input),
        },
      ],
      footer: [`${texts.sentBy(context.dispatchEmail)}\n${texts.dispatch.stored(formTexts(form).noun)}`],
    }
  },
})

const replyNote = ({ submission, context, texts }: SubmissionEmailInput<unknown>): string =>
  context.staffReplyAddress(submission.reference) === undefined
    ? texts.dispatch.reply
    : texts.dispatch.replyInConversation

function filesNote({ submission, form, texts }: SubmissionEmailInput<unknown>): string[] {
  const names = Object.entries(form.fields).flatMap(([name, { control }]) =>
    control === 'file' && submission.answers[name] !== undefined ? String(submission.answers[name]) : [],
  )
  return names.length === 0 ? [] : [texts.dispatch.files(names)]
}

/** Distance, days and borders of a lane between known places. */
function laneNote({ lane, texts, format, submission }: SubmissionEmailInput<unknown>): { note?: string } {
  if (lane === undefined) return {}
  const typed = Object.values(submission.answers).filter((value) => typeof value === 'string')
  const understood = understoodPlaces(lane, typed)
  const { kilometres, miles, drivingDays, borders } = lane
  const distance = texts.dispatch.distance(format.number(kilometres.about), format.number(miles.about))
  const days = texts.dispatch.days(drivingDays.low, drivingDays.high)
  return {
    note: [
      ...(understood ? [texts.dispatch.understood(...understood)] : []),
      texts.dispatch.lane(
        distance,
        days,
        borders.map(({ name }) => name),
      ),
    ].join(' '),
  }
}
