import { company } from '../../../../../domain/company.ts'
import { formNamed } from '../../../../../domain/forms/forms.ts'
import type { Locale } from '../../../../../domain/locale.ts'
import {
  type OfferedTemplates,
  type PlaceholderValues,
  type Template,
  templatesFor,
} from '../../../../../domain/quotes/templates.ts'
import type { SubmissionDetails } from '../../../../../domain/submissions/inbox.ts'
import { formatOf } from '../../../../../domain/text/format.ts'
import { templateValues } from '../../../../../translations/template-values.ts'

type OfKind<Kind extends Template['kind']> = Extract<Template, { kind: Kind }>

/** Those of one kind that answer the request. */
export const offerTemplates = <Kind extends Template['kind']>(
  kind: Kind,
  templates: readonly Template[],
  details: SubmissionDetails,
): OfferedTemplates<OfKind<Kind>> =>
  templatesFor(
    templates.filter((template): template is OfKind<Kind> => template.kind === kind),
    {
      form: details.form,
      locale: details.locale,
      services: details.services,
      text: typedText(details),
      messages: details.conversation.filter(({ from }) => from === 'sender').map(({ text }) => text),
    },
  )

export const valuesOf = (details: SubmissionDetails, locale: Locale): PlaceholderValues =>
  valuesIn(locale, {
    name: withoutTurns(details.name),
    company: withoutTurns(details.company),
    reference: details.reference,
    ends: formNamed(details.form)?.lane === undefined ? [] : details.summaryParts.map(withoutTurns),
    freight: answer(details, formNamed(details.form)?.freight?.description),
    weight: answer(details, formNamed(details.form)?.freight?.weight),
    pickupOn: details.pickupOn,
  })

interface RequestValues {
  name: string
  company: string
  reference: string
  /** Of its lane; none where it has no lane. */
  ends: readonly string[]
  freight: string
  /** As the form shows it. */
  weight: string
  /** `YYYY-MM-DD` */
  pickupOn: string | null
}

/** In the language of a template. */
export function valuesIn(locale: Locale, request: RequestValues): PlaceholderValues {
  const { name, company: senders, reference, ends, freight, weight: shown, pickupOn } = request
  const texts = templateValues[locale]
  const [from = '', to = ''] = ends
  const lane = ends.length > 0 ? texts.lane(from, to) : ''
  const weight = texts.weight(shown)
  const day = pickupOn === null ? '' : formatOf(locale).day(pickupOn)
  return {
    name,
    company: senders,
    reference,
    lane,
    from,
    to,
    freight,
    weight,
    load: lane && [lane, freight, weight, day && texts.pickup(day)].filter(Boolean).join(', '),
    'pickup date': day,
    'our company': company.name,
    'our phone': company.phone.shown,
  }
}

/** What is shipped, and whatever else was said. */
function typedText(details: SubmissionDetails): string {
  const { freight, remarks } = formNamed(details.form) ?? {}
  return [freight?.description, freight?.dimensions, remarks].map((name) => answer(details, name)).join(' ')
}

const answer = ({ answers }: SubmissionDetails, name: string | undefined): string =>
  withoutTurns(answers.find((one) => one.name === name)?.words ?? '')

/** In a letter, marks that turn the direction of text would turn our own words, too. */
const withoutTurns = (text: string): string =>
  text.replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')

/** What has to be filled in by hand. */
const IN_BRACKETS = /(\[[\p{Ll} ’']{3,40}\])/u

/** Every second part is a placeholder, in its brackets. */
export const splitAtPlaceholders = (text: string): string[] => text.split(IN_BRACKETS)

/** What still has to be filled in. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set(splitAtPlaceholders(text).filter((_, index) => index % 2 === 1)),
]
