import { expect, test } from 'vitest'
import { company } from '../../../domain/company.ts'
import type { Field } from '../../../domain/field.ts'
import { quote } from '../../../domain/quote.ts'
import { services } from './services.ts'

test.each(services)(
  '$name has a title and a description that search engines show whole',
  ({ title, description }) => {
    expect(`${title} | ${company.name}`.length).toBeLessThanOrEqual(60)
    expect(description.length).toBeLessThanOrEqual(155)
  },
)

test.each(services)('the quote link of $name fills in answers that the form accepts', (service) => {
  const answers = [...new URL(service.quote, 'http://localhost').searchParams]
  expect(answers).toHaveLength(1)
  const fields: Record<string, Field> = quote.fields
  for (const [field, typed] of answers) {
    const answer = fields[field]?.read(typed)
    expect(answer).toEqual({ answer: field === 'services' ? [typed] : typed })
  }
})
