import { email, password } from './field.ts'
import type { Questions } from './form.ts'

/** The carrier portal's demonstration: asked, checked and forgotten. */
export const login: Questions = {
  name: 'Carrier Login',
  fields: {
    email: email({ label: 'E-mail' }),
    password: password({ label: 'Password', autoComplete: 'off' }),
  },
  groups: [{ rows: [['email'], ['password']] }],
}
