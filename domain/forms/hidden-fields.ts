/**
 * Sent beside the answers: a field that people do not see, which browsers fill in for nobody, a signed time, and the
 * idempotency key where a browser sends the form itself.
 */
export const TRAP_FIELD = 'reply_note'
export const TOKEN_FIELD = 'form_token'
export const KEY_FIELD = 'idempotency_key'
