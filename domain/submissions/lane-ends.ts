import { formNamed } from '../forms/forms.ts'

/** The two places of a submission's lane as typed, the pickup first; undefined for a form without them. */
export function laneEnds({
  form,
  answers,
}: {
  form: string
  answers: Readonly<Record<string, unknown>>
}): [from: string, to: string] | undefined {
  const [from, to] = formNamed(form)?.lane?.map((name) => answers[name]) ?? []
  return typeof from === 'string' && typeof to === 'string' ? [from, to] : undefined
}
