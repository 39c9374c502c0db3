import { formNamed } from '../../../../domain/forms.ts'
import type { SubmissionDetails } from '../../../../domain/inbox.ts'
import { freightServices } from '../../../../domain/quote-request.ts'
import { enInbox } from '../../../../translations/en/inbox.ts'

const { replies: texts } = enInbox

interface ReplyTemplate {
  id: string
  name: string
  text(details: SubmissionDetails): string
}

/** The words of an answer, where it was given. */
const answer = ({ answers }: SubmissionDetails, name: string): string =>
  withoutTurns(answers.find((one) => one.name === name)?.words ?? '')

/** In a letter, marks that turn the direction of text would turn our own words, too. */
const withoutTurns = (text: string): string =>
  text.replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')

const nameOf = ({ name }: SubmissionDetails): string => withoutTurns(name)

function load(details: SubmissionDetails): string {
  const [from = '', to = ''] = details.summaryParts.map(withoutTurns)
  return texts.load({
    from,
    to,
    weight: answer(details, 'freight.weight'),
    freight: answer(details, 'freight.type'),
    pickup: answer(details, 'pickupDate'),
  })
}

const forQuotes: readonly ReplyTemplate[] = [
  {
    id: 'price',
    name: texts.price,
    text: (details) => texts.priceText(nameOf(details), load(details), texts.trailer),
  },
  {
    id: 'reefer',
    name: texts.priceRefrigerated,
    text: (details) => texts.priceText(nameOf(details), load(details), texts.refrigeratedTrailer),
  },
  {
    id: 'missing',
    name: texts.missing,
    text: (details) => texts.missingText(nameOf(details), details.reference),
  },
  { id: 'no', name: texts.no, text: (details) => texts.noText(nameOf(details), load(details)) },
]

const forApplications: readonly ReplyTemplate[] = [
  {
    id: 'next',
    name: texts.nextStep,
    text: (details) => texts.nextStepText(nameOf(details), details.reference),
  },
  {
    id: 'not-now',
    name: texts.notNow,
    text: (details) => texts.notNowText(nameOf(details), details.reference),
  },
]

const empty: ReplyTemplate = { id: 'empty', name: texts.empty, text: () => '' }

/** The first is offered. */
export function templatesFor(details: SubmissionDetails): readonly ReplyTemplate[] {
  if (!formNamed(details.form)?.lane) return [...forApplications, empty]
  const isCold = details.services.includes(freightServices.temperatureControlled)
  return [...(isCold ? forQuotes.toSorted((one) => (one.id === 'reefer' ? -1 : 0)) : forQuotes), empty]
}

/** What still has to be filled in. */
export const placeholdersIn = (text: string): string[] => [...new Set(text.match(/\[[a-z ]{3,40}\]/g))]
