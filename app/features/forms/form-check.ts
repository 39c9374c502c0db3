import { TOKEN_FIELD, TRAP_FIELD } from '../../../domain/forms/hidden-fields.ts'

let token: string | undefined
let isAsked = false

/** Asks for the signed time; without it the form is sent as well. */
export function touchForm(): void {
  if (isAsked) return
  isAsked = true
  fetch('/api/form-token')
    .then((response) => (response.ok ? response.json() : {}))
    .then((body: { token?: string }) => {
      token = body.token
    })
    .catch(() => {
      isAsked = false
    })
}

/** What goes along with the answers, by name; empty where there is nothing. */
export function formCheck(entered: FormData): Record<string, string> {
  const trap = entered.get(TRAP_FIELD)
  return {
    ...(typeof trap === 'string' && trap !== '' && { [TRAP_FIELD]: trap }),
    ...(token !== undefined && { [TOKEN_FIELD]: token }),
  }
}
