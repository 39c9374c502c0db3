/** What the log shows of an address: no query, and no key of a request's page. */
export const loggedPath = (url: string): string =>
  (url.split(/[?#]/, 1)[0] ?? '').replace(REQUEST_KEY, '$1[key]').slice(0, LONGEST)

const REQUEST_KEY = /^((?:\w+:\/\/[^/]*)?\/(?:api\/)?requests\/[^/]+\/).+/i
const LONGEST = 500
