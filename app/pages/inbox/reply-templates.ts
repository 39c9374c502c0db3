import { company } from '../../../domain/company.ts'
import { formNamed } from '../../../domain/forms.ts'
import type { SubmissionDetails } from '../../features/inbox/inbox-api.ts'

interface ReplyTemplate {
  id: string
  name: string
  text(details: SubmissionDetails): string
}

const closing = `To book, or to ask anything, answer this email or call ${company.phone.shown}.

Dispatch, ${company.name}`

/** The words of an answer, where it was given. */
const answer = ({ answers }: SubmissionDetails, name: string): string =>
  answers.find((one) => one.name === name)?.text ?? ''

function load(details: SubmissionDetails): string {
  const [from, to] = details.summaryParts
  const parts = [
    `${from} to ${to}`,
    [answer(details, 'freight.weight'), answer(details, 'freight.type')].filter(Boolean).join(' of '),
    answer(details, 'pickupDate') && `pickup ${answer(details, 'pickupDate')}`,
  ]
  return parts.filter(Boolean).join(', ')
}

const price = (equipment: string) => (details: SubmissionDetails) =>
  `Hello ${details.name},

${load(details)}: [price] in [currency], for one ${equipment}. It includes [what it includes] and holds until [date].

${closing}`

const forQuotes: readonly ReplyTemplate[] = [
  { id: 'price', name: 'Price for a lane', text: price('53 ft trailer') },
  { id: 'reefer', name: 'Price for a lane, refrigerated', text: price('53 ft refrigerated trailer') },
  {
    id: 'missing',
    name: 'Something is missing',
    text: (details) => `Hello ${details.name},

Thank you for your request ${details.reference}. Before we can give you a price, we need to know [what is missing].

${closing}`,
  },
  {
    id: 'no',
    name: 'We cannot take this load',
    text: (details) => `Hello ${details.name},

Thank you for asking about ${load(details)}. We cannot take this load: [reason].

${closing}`,
  },
]

const forApplications: readonly ReplyTemplate[] = [
  {
    id: 'next',
    name: 'Next step',
    text: (details) => `Hello ${details.name},

Thank you for your application ${details.reference}. The next step: [next step].

Dispatch, ${company.name}`,
  },
  {
    id: 'not-now',
    name: 'Not at this time',
    text: (details) => `Hello ${details.name},

Thank you for your application ${details.reference}. We cannot take it further at this time: [reason].

Dispatch, ${company.name}`,
  },
]

const empty: ReplyTemplate = { id: 'empty', name: 'Empty', text: () => '' }

/** The first is offered. */
export function templatesFor(details: SubmissionDetails): readonly ReplyTemplate[] {
  if (!formNamed(details.form)?.lane) return [...forApplications, empty]
  const isCold = details.services.includes('Temperature Controlled')
  return [...(isCold ? forQuotes.toSorted((one) => (one.id === 'reefer' ? -1 : 0)) : forQuotes), empty]
}

/** What still has to be filled in. */
export const placeholdersIn = (text: string): string[] => [...new Set(text.match(/\[[a-z ]{3,40}\]/g))]
