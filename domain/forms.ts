import { carrier } from './carrier.ts'
import { driver } from './driver.ts'
import type { SubmissionForm } from './form.ts'
import { quote } from './quote.ts'

/** Every form that the server takes. Adding one: its definition, its page, and a line here. */
export const submissionForms: readonly SubmissionForm[] = [quote, carrier, driver]

const byName = new Map(submissionForms.map((form) => [form.name, form]))
const byPage = new Map<string, SubmissionForm>(submissionForms.map((form) => [form.page, form]))

export const formNamed = (name: unknown): SubmissionForm | undefined =>
  typeof name === 'string' ? byName.get(name) : undefined

/** The form that a page asks. */
export const formAt = (path: string): SubmissionForm | undefined => byPage.get(path)

/** The forms that one address takes. */
export const formsPostedTo = (endpoint: SubmissionForm['endpoint']): SubmissionForm[] =>
  submissionForms.filter((form) => form.endpoint === endpoint)
