import type { TextsOf } from '../../../domain/forms/form.ts'
import type { login } from '../../../domain/forms/login.ts'

export const enLoginForm = {
  fields: { email: { label: 'Email' }, password: { label: 'Password' } },
} satisfies TextsOf<typeof login>
