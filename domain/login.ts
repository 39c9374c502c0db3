import { email, password } from './field.ts'
import type { FormDefinition } from './form.ts'

/** The carrier portal's demonstration: asked, checked and forgotten. */
export const login: FormDefinition = {
  name: 'Carrier Login',
  fields: {
    email: email({ label: 'E-mail' }),
    password: password({ label: 'Password', autoComplete: 'off' }),
  },
  groups: [{ rows: [['email'], ['password']] }],
}
