import type { TextsOf } from '../../../domain/form.ts'
import type { login } from '../../../domain/login.ts'

export const enLoginForm = {
  fields: { email: { label: 'Email' }, password: { label: 'Password' } },
} satisfies TextsOf<typeof login>
