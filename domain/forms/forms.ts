import type { PublicSettings } from '../public-settings.ts'
import { carrier } from './carrier.ts'
import { driver } from './driver.ts'
import type { SubmissionForm } from './form.ts'
import { quoteRequest } from './quote-request.ts'

/** Every form that the server takes. Adding one: its definition, its page, and its name here. */
export const forms = { quote: quoteRequest, carrier, driver } as const satisfies Record<
  string,
  SubmissionForm
>

export type FormId = keyof typeof forms

export const submissionForms: readonly (SubmissionForm & { id: FormId })[] = Object.values(forms)

const byName = new Map(submissionForms.map((form) => [form.name, form]))
const byPage = new Map<string, SubmissionForm>(submissionForms.map((form) => [form.page, form]))

export const formNamed = (name: unknown): SubmissionForm | undefined =>
  typeof name === 'string' ? byName.get(name) : undefined

/** Whether the site takes this form; driver applications only where they are delivered. */
export const isTaken = (
  form: SubmissionForm,
  { driverApplications }: Pick<PublicSettings, 'driverApplications'>,
): boolean => form.name !== driver.name || driverApplications === 'live'

export const formAt = (path: string): SubmissionForm | undefined => byPage.get(path)

export const formsPostedTo = (endpoint: SubmissionForm['endpoint']): SubmissionForm[] =>
  submissionForms.filter((form) => form.endpoint === endpoint)
