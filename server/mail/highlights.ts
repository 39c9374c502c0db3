import { type SubmissionForm, show } from '../../domain/form.ts'
import { calgaryTime, shortDay } from './calgary-time.ts'
import type { Headline, Run } from './email-content.ts'
import type { SubmissionEmailInput } from './email-template.ts'
import { clipped } from './header-text.ts'

/** What tells one submission from another at a glance. */
export interface Highlights {
  headline: Headline
  /** In one line below the headline. */
  facts: string[]
  /** In the subject, after the reference. */
  subject: string[]
}

type Input = SubmissionEmailInput<unknown>

/** Short facts stay on one line each. */
export const factRuns = (facts: readonly string[]): Run[] =>
  facts.flatMap((fact, index) => [
    ...(index === 0 ? [] : [' · ']),
    { text: fact, isUnbroken: fact.length <= 24 },
  ])

type Shown = Record<string, string | undefined>

export function highlightsOf(input: Input): Highlights {
  const shown = Object.fromEntries(
    show(input.form, input.submission.answers, input.format).map(({ name, words }) => [
      name,
      clipped(words.replaceAll(/\s+/g, ' '), MOST),
    ]),
  )
  return (byForm[input.form.id] ?? fromSummary)(shown, input)
}

/** Characters of one answer. */
const MOST = 60

const byForm: Record<string, (shown: Shown, input: Input) => Highlights> = {
  quote(shown, { submission, words, format }) {
    const { pickupLocation: from = '', deliveryLocation: to = '', services } = shown
    const { pickupDate } = submission.answers
    const pickup = (weekday?: 'short') =>
      typeof pickupDate === 'string' ? words.pickup(shortDay(pickupDate, format.locale, weekday)) : undefined
    return {
      headline: { from, to },
      facts: given(shown['freight.type'], shown['freight.weight'], services, pickup('short')),
      subject: given(`${from} → ${to}`, services, pickup()),
    }
  },
  carrier(shown, { words }) {
    const dot = numbered('DOT', shown.dotNumber)
    const trucks = shown.numberOfTrucks === undefined ? undefined : words.trucks(shown.numberOfTrucks)
    return {
      headline: shown.companyName ?? words.unnamed,
      facts: given(dot, numbered('MC', shown.mcNumber), trucks, shown.equipmentType),
      subject: given(shown.companyName, dot, trucks),
    }
  },
  driver(shown, { words, form }) {
    const name = nameFrom(form, shown) ?? words.unnamed
    const years = shown.experience === undefined ? undefined : words.yearsDriving(shown.experience)
    return {
      headline: name,
      facts: given(shown.licenseType, years, shown.location),
      subject: given(name, shown.licenseType),
    }
  },
}

/** For a form without highlights of its own. */
function fromSummary(shown: Shown, { form, words }: Input): Highlights {
  const [headline = words.unnamed, ...facts] = given(...form.summary.map((name) => shown[name]))
  return { headline, facts, subject: [headline, ...facts] }
}

const given = (...texts: (string | undefined)[]): string[] =>
  texts.filter((text): text is string => text !== undefined && text !== '')

/** `DOT 7654321`, also where the sender typed the prefix. */
function numbered(prefix: string, number: string | undefined): string | undefined {
  if (number === undefined || number.toUpperCase().startsWith(prefix)) return number
  return `${prefix} ${number}`
}

const nameFrom = (form: SubmissionForm, shown: Shown): string | undefined =>
  given(...form.senderName.map((name) => shown[name])).join(' ') || undefined

/** The sender's name. */
export const senderNameOf = ({ form, submission, words }: Input): string =>
  given(...form.senderName.map((name) => textOf(submission.answers[name]))).join(' ') || words.unnamed

const textOf = (answer: unknown): string | undefined => (typeof answer === 'string' ? answer : undefined)

/** Until when dispatch promised an answer, if it did. */
export function answerByOf(
  { submission, form, words, format }: Input,
  length: 'long' | 'weekday',
): string | undefined {
  if (form.answerWithinHours === undefined) return undefined
  const deadline = Date.parse(submission.receivedAt) + form.answerWithinHours * 3_600_000
  return words.inCalgary(calgaryTime(deadline, length, format.locale))
}
