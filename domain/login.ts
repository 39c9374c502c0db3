import { email, password } from './field.ts'
import type { FormDefinition } from './form.ts'

/** The carrier portal's demonstration: asked, checked and forgotten. */
export const login: FormDefinition = {
  id: 'login',
  name: 'Carrier Login',
  fields: {
    email: email({ label: 'Email' }),
    password: password({ label: 'Password', autoComplete: 'off' }),
  },
  groups: [{ rows: [['email'], ['password']] }],
}
