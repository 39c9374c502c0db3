/** Why a connection failed, as a plain phrase where the code is a common one. */
export function plainReason(error: unknown): string {
  const code = codeOf(error)
  return code === undefined ? String(error instanceof Error ? error.message : error) : plainCode(code)
}

export const plainCode = (code: string): string =>
  Object.hasOwn(REASONS, code) ? `${REASONS[code]} (${code})` : code

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error.name === 'TimeoutError') return 'ETIMEDOUT'
  const { originalCode, code } = error as { originalCode?: unknown; code?: unknown }
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause
  return [originalCode, codeOf(inner), code].find((one): one is string => typeof one === 'string')
}

const REASONS: Record<string, string> = {
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet, or the clock of this machine is behind',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is from an authority that this machine does not trust',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate is from an authority that this machine does not trust',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'it does not send its intermediate certificate',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  ECONNREFUSED: 'nothing listens at that address',
  ECONNRESET: 'the connection was cut',
  ENOTFOUND: 'the name does not resolve',
  EAI_AGAIN: 'the name server does not answer',
  EHOSTUNREACH: 'there is no route to it',
  ENETUNREACH: 'there is no route to it',
  ETIMEDOUT: 'no answer in time',
  ETLS: 'TLS could not be started',
  EAUTH: 'the user or password was refused',
}
