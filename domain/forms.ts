import { carrier } from './carrier.ts'
import type { Form } from './form.ts'
import { quote } from './quote.ts'

/** The forms that can be posted, by the name that comes with them. */
export const forms: Record<string, Form> = Object.fromEntries(
  [quote, carrier].map((form) => [form.name, form]),
)
