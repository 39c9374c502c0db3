import { z } from 'zod'
import { company } from '../../../domain/company.ts'
import { dialLink } from '../../../domain/contact-links.ts'
import { companyTime } from '../../../domain/time/company-time.ts'
import { phoneHours } from '../../../translations/en/opening-hours.ts'
import { formTexts } from '../../../translations/form-texts.ts'
import type { Block, Headline, Run } from '../email-content.ts'
import { type SubmissionEmailInput, submissionTemplate } from '../email-template.ts'
import { answerByOf } from '../highlights.ts'

type Input = SubmissionEmailInput<unknown>

/**
 * Anyone can type any address, so no typed text is repeated: a form must not carry a stranger's text to others.
 * Places are named as in our index. No promotion (CASL).
 */
export const confirmation = submissionTemplate({
  manner: 'automatic',
  payload: z.object({}),
  content(input) {
    const { submission, form, texts } = input
    const answerBy = answerByOf(input, 'long')
    const isQuote = answerBy !== undefined
    const promise = isQuote ? texts.confirmation.weAnswerBy(answerBy) : texts.confirmation.weContactYou
    return {
      subject: confirmationSubject(input),
      preheader: promise,
      label: company.phone.shown,
      blocks: [
        {
          kind: 'head',
          eyebrow: [
            texts.confirmation.received(formTexts(form).noun),
            { text: submission.reference, isStrong: true, isUnbroken: true },
          ],
          headline: knownLane(input) ?? texts.confirmation.thanks,
          lines: [
            { tone: 'promise', runs: [promise] },
            {
              tone: 'slate',
              runs: [isQuote ? texts.confirmation.commitment : texts.confirmation.contact],
            },
          ],
        },
        requestPageAction(input, texts.confirmation.page(isQuote)),
        nextSteps(input),
        {
          kind: 'text',
          paragraphs: [
            ...leftBlank(input),
            ...paperLink(input),
            [texts.confirmation.wrong, dispatchPhone, phoneHours ? ` (${phoneHours}).` : '.'],
            ...(isQuote && company.whoCarries ? [[company.whoCarries]] : []),
          ],
        },
      ],
      footer: [`${companyLine}\n${texts.confirmation.why}`],
    }
  },
})

/** By label alone: nothing typed is repeated. */
function leftBlank({ submission, form, texts }: Input): Run[][] {
  const labels = (form.helpful ?? []).flatMap((name) =>
    submission.answers[name] === undefined ? (formTexts(form).fields[name]?.label.toLowerCase() ?? []) : [],
  )
  return labels.length === 0 ? [] : [[texts.confirmation.leftBlank(labels)]]
}

/** Nothing typed is repeated: the paper opens with a code that only this email has. */
const paperLink = ({ submission, form, context, texts }: Input): Run[][] =>
  form.lane
    ? [
        [
          texts.confirmation.paper,
          {
            text: texts.confirmation.paperLink,
            href: context.siteUrl + context.paperPath(form, submission),
          },
          texts.confirmation.paperNote,
        ],
      ]
    : []

/** Replies have the same subject, so that mail programs keep them together. */
export function confirmationSubject(input: Input): string {
  const { submission, form, texts } = input
  return texts.confirmation.subject(formTexts(form).noun, submission.reference, input.lane)
}

export const dispatchPhone: Run = {
  text: company.phone.shown,
  href: dialLink(company.phone.dialled),
  isUnbroken: true,
}

/** Canada's anti-spam law asks for a postal address. */
export const companyLine = [
  company.legalName ?? company.name,
  company.address.street,
  company.address.city,
  [company.address.province, company.address.postalCode].filter(Boolean).join(' '),
]
  .filter(Boolean)
  .join(', ')

/** Beside the button: what to know before it is pressed. */
export function requestPageAction(
  { submission, context, texts }: Input,
  label: string,
  note = texts.confirmation.pageNote,
): Block {
  const { reference, keyVersion } = submission
  return {
    kind: 'action',
    label,
    href: context.siteUrl + context.requestPath(reference, keyVersion),
    note: [note],
  }
}

/** Only where both places are recognised, and in the words of the index. */
export const knownLane = ({ lane }: Input): Exclude<Headline, string> | undefined =>
  lane && { from: lane.from.label, to: lane.to.label }

function nextSteps(input: Input): Block {
  const { submission, texts, format } = input
  const answerBy = answerByOf(input, 'long')
  const { steps, confirmation: own } = texts
  return {
    kind: 'steps',
    title: own.next,
    steps: [
      {
        title: steps.received,
        text: texts.inCompanyZone(companyTime(submission.receivedAt, 'long', format.locale)),
        isDone: true,
      },
      { title: steps.inProgress, text: own.reviewing(answerBy !== undefined), isDone: false },
      {
        title: steps.answered,
        text: answerBy === undefined ? own.answered : own.answeredBy(answerBy),
        isDone: false,
      },
    ],
  }
}
