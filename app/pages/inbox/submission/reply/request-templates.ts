import { company } from '../../../../../domain/company.ts'
import { formNamed } from '../../../../../domain/forms/forms.ts'
import {
  type PlaceholderValues,
  type Template,
  templatesFor,
} from '../../../../../domain/quotes/templates.ts'
import type { SubmissionDetails } from '../../../../../domain/submissions/inbox.ts'
import { enInbox } from '../../../../../translations/en/staff/inbox.ts'

const { composer: texts } = enInbox

type OfKind<Kind extends Template['kind']> = Extract<Template, { kind: Kind }>

export interface OfferedTemplates<Of extends Template> {
  /** Best first. */
  fitting: readonly Of[]
  others: readonly Of[]
}

/** Those of one kind that answer the request. */
export const offeredFor = <Kind extends Template['kind']>(
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
      text: ['freight.type', 'freight.dimensions', 'additionalInfo']
        .map((name) => answer(details, name))
        .join(' '),
    },
  )

export function valuesOf(details: SubmissionDetails): PlaceholderValues {
  const isLane = formNamed(details.form)?.lane !== undefined
  const [from = '', to = ''] = isLane ? details.summaryParts.map(withoutTurns) : []
  const [freight, weight, pickup] = ['freight.type', 'freight.weight', 'pickupDate'].map((name) =>
    answer(details, name),
  ) as [string, string, string]
  return {
    name: withoutTurns(details.name),
    company: withoutTurns(details.company),
    reference: details.reference,
    lane: isLane ? texts.laneOf(from, to) : '',
    from,
    to,
    freight,
    weight,
    load: isLane ? texts.load({ from, to, weight, freight, pickup }) : '',
    'pickup date': pickup,
    'our company': company.name,
    'our phone': company.phone.shown,
  }
}

const answer = ({ answers }: SubmissionDetails, name: string): string =>
  withoutTurns(answers.find((one) => one.name === name)?.words ?? '')

/** In a letter, marks that turn the direction of text would turn our own words, too. */
const withoutTurns = (text: string): string =>
  text.replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')

/** What still has to be filled in. */
export const placeholdersIn = (text: string): string[] => [...new Set(text.match(/\[[a-z ]{3,40}\]/g))]
