/** Where to go after signing in: only pages of the staff on this site, as a path. */
export function returnUrl(query: string, origin: string): string | undefined {
  const wanted = new URLSearchParams(query).get('to') ?? ''
  const url = URL.parse(wanted, origin)
  const isOurs =
    url?.origin === origin && wanted.startsWith('/') && /^\/admin\/(inbox|account)(\/|$)/.test(url.pathname)
  return isOurs ? url.pathname + url.search : undefined
}

export const signInUrl = (from: string): string => `/admin/sign-in?to=${encodeURIComponent(from)}`
