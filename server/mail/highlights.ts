import { type SubmissionForm, show } from '../../domain/forms/form.ts'
import { quoteRequest } from '../../domain/forms/quote-request.ts'
import { shorten } from '../../domain/text/shorten.ts'
import { answerDeadline } from '../../domain/time/answer-deadline.ts'
import { companyTime, shortDay } from '../../domain/time/company-time.ts'
import { formTexts } from '../../translations/form-texts.ts'
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

type Shown = Record<string, string | undefined>

export function highlightsOf(input: Input): Highlights {
  const shown = Object.fromEntries(
    show(input.form, input.submission.answers, formTexts(input.form), input.format).map(({ name, text }) => [
      name,
      shorten(text.replaceAll(/\s+/g, ' '), MAX_LENGTH),
    ]),
  )
  return (byForm[input.form.id] ?? fromSummary)(shown, input)
}

/** Characters of one answer. */
const MAX_LENGTH = 60

const byForm: Record<string, (shown: Shown, input: Input) => Highlights> = {
  quote(shown, { submission, texts, format }) {
    const [from = '', to = ''] = quoteRequest.lane.map((name) => namedByTown(shown[name] ?? ''))
    const { services } = shown
    const { pickupDate } = submission.answers
    const pickup = (weekday?: 'short') =>
      typeof pickupDate === 'string' ? texts.pickup(shortDay(pickupDate, format.locale, weekday)) : undefined
    return {
      headline: { from, to },
      facts: withoutEmpty(line(...quoteRequest.detail.map((name) => shown[name])), services, pickup('short')),
      subject: withoutEmpty(`${from} → ${to}`, services, pickup()),
    }
  },
  carrier(shown, { texts }) {
    const dot = withPrefix('DOT', shown.dotNumber)
    const trucks = shown.numberOfTrucks === undefined ? undefined : texts.trucks(shown.numberOfTrucks)
    return {
      headline: shown.companyName ?? texts.unnamed,
      facts: withoutEmpty(line(dot, withPrefix('MC', shown.mcNumber)), line(trucks, shown.equipmentType)),
      subject: withoutEmpty(shown.companyName, dot, trucks),
    }
  },
  driver(shown, { texts, form }) {
    const name = nameFrom(form, shown) ?? texts.unnamed
    return {
      headline: name,
      facts: withoutEmpty(line(shown.licenseType, shown.experience), shown.location),
      subject: withoutEmpty(name, shown.licenseType),
    }
  },
}

/** For a form without highlights of its own. */
function fromSummary(shown: Shown, { form, texts }: Input): Highlights {
  const [headline = texts.unnamed, ...facts] = withoutEmpty(...form.summary.map((name) => shown[name]))
  return { headline, facts, subject: [headline, ...facts] }
}

const withoutEmpty = (...texts: (string | undefined)[]): string[] =>
  texts.filter((text): text is string => text !== undefined && text !== '')

const line = (...texts: (string | undefined)[]): string => withoutEmpty(...texts).join(', ')

/** `DOT 7654321`, also where the sender typed the prefix. */
function withPrefix(prefix: string, number: string | undefined): string | undefined {
  if (number === undefined || number.toUpperCase().startsWith(prefix)) return number
  return `${prefix} ${number}`
}

const nameFrom = (form: SubmissionForm, shown: Shown): string | undefined =>
  withoutEmpty(...form.senderName.map((name) => shown[name])).join(' ') || undefined

export const senderNameOf = ({ form, submission, texts }: Input): string =>
  withoutEmpty(...form.senderName.map((name) => textOf(submission.answers[name]))).join(' ') || texts.unnamed

const textOf = (answer: unknown): string | undefined => (typeof answer === 'string' ? answer : undefined)

/** Until when dispatch promised a reply, if it did. */
export function answerByOf(
  { submission, form, texts, format }: Input,
  length: 'long' | 'short',
): string | undefined {
  const deadline = answerDeadline(form, submission.receivedAt)
  return deadline === null ? undefined : texts.inCompanyZone(companyTime(deadline, length, format.locale))
}
