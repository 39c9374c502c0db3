/**
 * Whether a request that changes something comes from our own pages: by its `Origin`, which has to be the site's or
 * the host asked; without one, by `Sec-Fetch-Site` and `Referer`. Programs that send none are not browsers and are let
 * through.
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  if (headers.has('origin')) return hasOwnOrigin(headers, siteUrl)
  const referer = headers.get('referer')
  const site = headers.get('sec-fetch-site') ?? 'none'
  return (site === 'same-origin' || site === 'none') && (!referer || isOurs(referer, headers, siteUrl))
}

/** As `isSameOrigin`, where a program has to say whose pages it acts for. */
export function hasOwnOrigin(headers: Headers, siteUrl: string): boolean {
  const origin = headers.get('origin')
  return origin !== null && isOurs(origin, headers, siteUrl)
}

function isOurs(url: string, headers: Headers, siteUrl: string): boolean {
  if (!URL.canParse(url)) return false
  const { origin, protocol, host } = new URL(url)
  if (origin === siteUrl) return true
  const requested = `${protocol}//${headers.get('host')}`
  return URL.canParse(requested) && new URL(requested).host === host
}
