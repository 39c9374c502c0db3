import type { Answers, SubmissionForm } from '../../domain/forms/form.ts'

/** `d•••@northfield.example` */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '•••' : `${[...email][0]}•••${email.slice(at)}`
}

/** `•••-0142`: the last four digits. */
function maskPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  return digits.length < 7 ? '•••' : `•••-${digits.slice(-4)}`
}

/** The answers with the sender's address and phone masked, for everyone who has the page's address. */
export function maskAnswers(form: SubmissionForm, answers: Answers): Answers {
  const masked = { ...answers }
  const [email, phone] = [masked[form.replyTo], masked[form.phone]]
  if (typeof email === 'string') masked[form.replyTo] = maskEmail(email)
  if (typeof phone === 'string') masked[form.phone] = maskPhone(phone)
  return masked
}

/** What was typed, with an address or phone that was left masked replaced by the stored one. */
export function unmask(
  form: SubmissionForm,
  typed: Record<string, unknown>,
  stored: Answers,
): Record<string, unknown> {
  const masked = maskAnswers(form, stored)
  const restored = { ...typed }
  for (const name of [form.replyTo, form.phone])
    if (restored[name] !== undefined && restored[name] === masked[name]) restored[name] = stored[name]
  return restored
}
