import { email, password } from './field.ts'
import type { FormDefinition } from './form.ts'

/** The form of the carrier portal's demonstration: its answers are checked and sent nowhere. */
export const login = {
  id: 'login',
  name: 'Carrier Login',
  fields: {
    email: email(),
    password: password({ autoComplete: 'off' }),
  },
  groups: [{ rows: [['email'], ['password']] }],
} as const satisfies FormDefinition
