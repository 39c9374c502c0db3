import { examples } from '../../domain/forms/examples.ts'

interface Calls {
  ordinary(): Promise<unknown>
  /** The dearest of its kind that anyone has found, by name. */
  worst: Record<string, () => Promise<unknown>>
}

type Send = (path: string, init?: RequestInit) => Promise<Response>

/** Marks that belong to the letter before them. */
export const MARKS = '\u0316\u0301'

/** As long as the part fits in. */
export const filling = (part: string, length: number): string => part.repeat(length / part.length)

/** What a stranger can send. `request` sends each as another client, so that no limit hides what is behind it. */
export function worstCalls(request: Send): Record<string, Calls> {
  let sent = 0
  const postJson = (path: string, body: unknown) => post(path, JSON.stringify(body), 'application/json')
  const post = (path: string, body: string, type: string) =>
    request(path, { method: 'POST', headers: { 'content-type': type }, body })
  const quote = (additionalInfo: string) =>
    postJson('/api/send-quote', {
      formName: 'Quote Request',
      formData: { ...examples.quote, email: `pat${sent++}@shipper.example`, additionalInfo },
    })
  const signIn = (email: string, password: string) => postJson('/api/auth/sign-in/email', { email, password })
  const lane = (place: string) => request(`/api/lane?from=${place}&to=${place}`)
  const places = (typed: string) => request(`/api/places?q=${typed}`)
  const wrongEmail = () => `nobody${sent++}@company.example`
  const marks = filling(MARKS, 30_000)
  return {
    'a lane': { ordinary: () => lane('Calgary, AB'), worst: each(PLACES, (part) => lane(typedOf(part))) },
    places: { ordinary: () => places('s'), worst: each(PLACES, (part) => places(typedOf(part))) },
    'a quote request': {
      ordinary: () => quote(''),
      worst: {
        words: () => quote(filling('word ', 9990)),
        'spaces before a sign': () => quote(`whatsapp${filling(' ', 9900)}x`),
        'marks on one letter': () => quote(`a${filling(MARKS, 9900)}`),
        lines: () => quote(filling('a\n', 9990)),
        tags: () => quote(filling('<a ', 9990)),
      },
    },
    'a page that is not there': {
      ordinary: () => request('/nowhere'),
      worst: each(
        [
          '/',
          ...['a', '%41', '%ff', 'a/', '//', '../', 'api/'].map((part) => `/${headerOf(part)}`),
          ...['/api/', '/api/auth/', '/api/inbox/', '/admin/inbox/', '/api/news/images/'].map(
            (start) => start + headerOf('%41'),
          ),
          `/about-us/?${headerOf('a=b&')}`,
        ],
        (path) => request(path),
      ),
    },
    'a request that is not there': {
      ordinary: () => request(`/requests/Q-7F3K2M/${'x'.repeat(22)}`),
      worst: {
        ...each(['%51', '%ff', 'Q'], (part) =>
          request(`/requests/${filling(part, 7500)}/${filling(part, 7500)}`),
        ),
        ...each(['requests/', 'requests//'], (part) => request(`/${headerOf(part)}`)),
      },
    },
    'a form that a link fills in': {
      ordinary: () => request('/quote?pickupLocation=Calgary'),
      worst: each(
        [
          ...['&', 'a=b&', 'services=LTL&', 'pickupLocation=a&'].map(headerOf),
          ...['%3C', '%22', '%ff', '+'].map((part) => `pickupLocation=${headerOf(part)}`),
        ],
        (query) => request(`/quote?${query}`),
      ),
    },
    ...worstHeaders(request),
    'a form by the type of its body': {
      ordinary: () => post('/api/send-quote', '{}', 'text/plain'),
      worst: each(['a;', 'a', ' ', 'multipart/', 'charset=', ';charset="utf-8"'], (part) =>
        post('/api/send-quote', '{}', `text/plain;${headerOf(part)}x`),
      ),
    },
    'a wrong sign-in': {
      ordinary: () => signIn(wrongEmail(), 'a wrong password'),
      worst: {
        email: () => signIn(marks, 'a wrong password'),
        password: () => signIn(wrongEmail(), marks),
      },
    },
  }
}

function worstHeaders(request: Send): Record<string, Calls> {
  let sent = 0
  const header = (path: string, name: string, parts: string[]): Calls => {
    // Each is another, so that none is remembered.
    const send = (value: string) => request(path, { headers: { [name]: `${value}${sent++}` } })
    return { ordinary: () => send('1'), worst: each(parts, (part) => send(headerOf(part))) }
  }
  return {
    'a page by its encodings': header('/about-us', 'accept-encoding', ['a,', 'a;q=1,', ';q=1', ' ,']),
    'a page by its tags': header('/about-us', 'if-none-match', ['"a",', '""', 'W/"a",', '"']),
    'a page by its range': header('/about-us', 'range', ['0-1,']),
    'a rendered page by its encodings': header('/quote?pickupLocation=Calgary', 'accept-encoding', [
      'a,',
      ' ,',
    ]),
    'no page by its types': header('/nowhere', 'accept', ['application/', 'text/html,']),
    'no page by its languages': header('/nowhere', 'accept-language', ['en,']),
    'a session by its cookies': header('/api/auth/get-session', 'cookie', [
      'a=b; ',
      'staff.session_token=b; ',
      'a=%41; ',
    ]),
    'places by their client': header('/api/places?q=calgary', 'x-forwarded-for', [
      '1.1.1.1,',
      '[',
      '"',
      '%',
      ':',
      '1.',
      ' x',
    ]),
  }
}

const PLACES = [
  'santoxxxx mx ca us ab,',
  'sant xxxxx ca us,',
  'sanxxxxx,',
  'saint maxx ca/',
  'ca ',
  'n l ',
  'sxxx ca,',
  's/',
  'new york ',
  'ab bc sk mb on qc nb ns pe nl ',
  'san de la red deer island alta ',
]
const typedOf = (part: string): string => encodeURIComponent(part.repeat(200).slice(0, 200))

const HEADER_SPACE = 15_000
const headerOf = (part: string): string => filling(part, HEADER_SPACE)

const each = (parts: string[], call: (part: string) => Promise<unknown>): Calls['worst'] =>
  Object.fromEntries(parts.map((part) => [part.slice(0, 40), () => call(part)]))
