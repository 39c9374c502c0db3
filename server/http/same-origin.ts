/**
 * Whether a request that changes something comes from our own pages: by its `Origin`, which has to be the site's or
 * the host asked; without one, by `Sec-Fetch-Site`. Programs that send neither are not browsers and are let through.
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const origin = headers.get('origin')
  if (origin === null) return headers.get('sec-fetch-site') !== 'cross-site'
  if (origin === siteUrl) return true
  if (!URL.canParse(origin)) return false
  const { protocol, host } = new URL(origin)
  const requested = `${protocol}//${headers.get('host')}`
  return URL.canParse(requested) && new URL(requested).host === host
}
