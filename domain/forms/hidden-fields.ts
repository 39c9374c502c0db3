/** Sent beside the answers: a field that people do not see, which browsers fill in for nobody, and a signed time. */
export const TRAP_FIELD = 'reply_note'
export const TOKEN_FIELD = 'form_token'
