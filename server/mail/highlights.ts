import { shorten } from '../../domain/text/shorten.ts'
import { answerDeadline } from '../../domain/time/answer-deadline.ts'
import { companyTime, shortDay } from '../../domain/time/company-time.ts'
import { briefAnswers } from '../../translations/brief-answers.ts'
import { namedByTown } from '../lanes/town-of-code.ts'
import type { Headline } from './email-content.ts'
import type { SubmissionEmailInput } from './email-template.ts'

/** The facts that identify a submission at a glance. */
interface Highlights {
  headline: Headline
  /** Lines below the headline. */
  facts: string[]
  /** In the subject, after the reference. */
  subject: string[]
}

type Input = SubmissionEmailInput<unknown>

export function highlightsOf(input: Input): Highlights {
  const { form, texts } = input
  const shown = (names: readonly string[]) => names.map((name) => shownAnswer(name, input)).filter(Boolean)
  const name = shown(form.company ? [form.company] : form.senderName).join(' ')
  const [from = '', to = ''] = form.lane?.map((end) => namedByTown(shownAnswer(end, input))) ?? []
  return {
    headline: form.lane ? { from, to } : name || texts.unnamed,
    facts: form.highlights.lines.map((names) => shown(names).join(', ')).filter(Boolean),
    subject: [
      form.lane ? `${from} → ${to}` : name,
      ...form.highlights.subject.map((one) => shownAnswer(one, input, 'subject')),
    ].filter(Boolean),
  }
}

/** Characters of one answer. */
const MAX_LENGTH = 60

/** Empty where there is none. */
function shownAnswer(
  name: string,
  { form, submission, texts, format }: Input,
  place: 'subject' | 'text' = 'text',
): string {
  const answer = submission.answers[name]
  if (name === form.pickup && typeof answer === 'string')
    return texts.pickup(shortDay(answer, format.locale, place === 'text' ? 'short' : undefined))
  const [text = ''] = briefAnswers(form, submission.answers, [name], format)
  return shorten(text.replaceAll(/\s+/g, ' '), MAX_LENGTH)
}

export const senderNameOf = ({ form, submission, texts }: Input): string =>
  form.senderName
    .map((name) => submission.answers[name] ?? '')
    .filter(Boolean)
    .join(' ') || texts.unnamed

/** Until when dispatch promised a reply, if it did. */
export function answerByOf(
  { submission, form, texts, format }: Input,
  length: 'long' | 'short',
): string | undefined {
  const deadline = answerDeadline(form, submission.receivedAt)
  return deadline === null ? undefined : texts.inCompanyZone(companyTime(deadline, length, format.locale))
}
