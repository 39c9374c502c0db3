import { expect, test } from 'vitest'
import type { Field } from '../../../domain/forms/field.ts'
import { quoteRequest } from '../../../domain/forms/quote-request.ts'
import { services } from './service-cards.ts'

test.each(services)('the quote link of $name fills in answers that the form accepts', (service) => {
  const answers = [...new URL(service.quote, 'http://localhost').searchParams]
  expect(answers).toHaveLength(1)
  const fields: Record<string, Field> = quoteRequest.fields
  for (const [field, typed] of answers) {
    const read = field === 'services' ? [typed] : typed
    expect(fields[field]?.read(read)).toEqual({ answer: read })
  }
})
