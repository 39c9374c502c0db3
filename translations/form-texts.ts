import type { SubmissionForm, SubmissionTexts, SubmissionTextsOf } from '../domain/forms/form.ts'
import type { FormId, forms } from '../domain/forms/forms.ts'
import { phoneQuoteRequest } from '../domain/forms/quote-request.ts'
import { enCarrierForm } from './en/forms/carrier.ts'
import { enDriverForm } from './en/forms/driver.ts'
import { enQuoteForm } from './en/forms/quote.ts'

const en = {
  quote: enQuoteForm,
  carrier: enCarrierForm,
  driver: enDriverForm,
} satisfies { [Id in FormId]: SubmissionTextsOf<(typeof forms)[Id]> }

const byId = new Map<string, SubmissionTexts>([...Object.entries(en), [phoneQuoteRequest.id, en.quote]])

/** What pages, emails and records call a form, its fields and their options. */
export function formTexts({ id }: Pick<SubmissionForm, 'id'>): SubmissionTexts {
  const texts = byId.get(id)
  if (texts === undefined) throw new Error(`The form ${id} has no texts.`)
  return texts
}
