import { expect, onTestFinished, test, vi } from 'vitest'
import { driver } from '../../../../domain/forms/driver.ts'
import { examples } from '../../../../domain/forms/examples.ts'
import { quoteRequest } from '../../../../domain/forms/quote-request.ts'
import { browserWire, post, type Reply, type Wire } from './post-submission.ts'

const submission = { answers: examples.quote, entered: new FormData(), key: 'a-key' }

/** Answers every call the same way. */
const respondingWith = (status: number, body: unknown): Wire => {
  const reply = async (): Promise<Reply> => ({
    status,
    text: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { json: reply, multipart: reply }
}

test('a quote goes out as JSON with its form name and key', async () => {
  const calls: unknown[][] = []
  const json: Wire['json'] = async (...call) => {
    calls.push(call)
    return { status: 200, text: '{}' }
  }
  await post(quoteRequest, submission, { ...respondingWith(500, ''), json })
  expect(calls).toEqual([
    ['/api/send-quote', 'a-key', { formData: examples.quote, formName: 'Quote Request' }],
  ])
})

test('a form with a file goes out whole, and reports how much has been sent', async () => {
  const entered = new FormData()
  entered.set('resume', new File(['%PDF-1.7'], 'resume.pdf'))
  const shares: number[] = []
  const multipart: Wire['multipart'] = async (url, key, body, onProgress) => {
    onProgress?.(0.5)
    expect([url, key, body.get('resume')]).toEqual([
      '/api/driver-application',
      'a-key',
      entered.get('resume'),
    ])
    return { status: 200, text: '{"success":true,"reference":"D-7F3K2M"}' }
  }
  const onProgress = (share: number) => shares.push(share)
  const outcome = await post(
    driver,
    { ...submission, entered, onProgress },
    { ...respondingWith(500, ''), multipart },
  )
  expect(outcome).toMatchObject({ ending: 'stored', reference: 'D-7F3K2M' })
  expect(shares).toEqual([0.5])
})

test('a stored submission comes with its reference and the address of its page', async () => {
  const page = '/requests/Q-7F3K2M/abcdefghijklmnopqrstuv'
  const body = { success: true, message: 'ok', reference: 'Q-7F3K2M', page }
  expect(await post(quoteRequest, submission, respondingWith(200, body))).toEqual({
    ending: 'stored',
    reference: 'Q-7F3K2M',
    page,
    problems: {},
  })
})

test('an address that is not of a request is ignored', async () => {
  const body = { success: true, reference: 'Q-7F3K2M', page: 'javascript:alert(1)' }
  expect((await post(quoteRequest, submission, respondingWith(200, body))).page).toBeUndefined()
})

test('a refusal brings its message and its problems, and nothing that is not text', async () => {
  const body = {
    success: false,
    message: 'Please correct the fields below.',
    problems: { email: 'Required: one @', phone: 5 },
  }
  expect(await post(quoteRequest, submission, respondingWith(422, body))).toMatchObject({
    ending: 'refused',
    message: 'Please correct the fields below.',
    problems: { email: 'Required: one @' },
  })
})

test.each([
  [200, { success: false }, 'Failed to send email'],
  [200, { success: true, message: '' }, undefined],
  [500, '<html>', 'HTTP error! status: 500'],
  [502, { success: false, message: 'Down.' }, 'Down.'],
  [404, [], 'HTTP error! status: 404'],
])('a reply of %i with %j is logged as %s', async (status, body, error) => {
  expect((await post(quoteRequest, submission, respondingWith(status, body))).error).toBe(error)
})

const lost = () => Promise.reject(new TypeError('Failed to fetch'))

test.each([
  ['an outage', respondingWith(503, { success: false, message: 'Later.' })],
  ['a page that is not ours', respondingWith(413, '<html>too large</html>')],
  ['a lost connection', { json: lost, multipart: lost }],
])('after %s it is unknown whether it was stored', async (_, wire) => {
  expect((await post(quoteRequest, submission, wire)).ending).toBe('unknown')
})

test.each(['fetch', 'XMLHttpRequest'])('a browser that cannot call %s has sent nothing', async (name) => {
  vi.stubGlobal(name, () => {
    throw new TypeError('not a function')
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  await expect(post(name === 'fetch' ? quoteRequest : driver, submission)).rejects.toThrow(TypeError)
})

test('an upload that moves has no deadline, one that stands still has', async () => {
  const requests: Slow[] = []
  /** An upload that moves when it is told to. */
  class Slow {
    timeout = 0
    status = 200
    responseText = '{"success":true}'
    readonly upload: { onprogress?: (moved: { loaded: number; total: number }) => void } = {}
    onload?: () => void
    ontimeout?: () => void
    constructor() {
      requests.push(this)
    }
    open() {}
    setRequestHeader() {}
    send() {}
  }
  vi.stubGlobal('XMLHttpRequest', Slow)
  onTestFinished(() => void vi.unstubAllGlobals())
  let now = 5000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => void vi.restoreAllMocks())
  const shares: number[] = []
  const reply = browserWire(1000).multipart('/', 'key', new FormData(), (share) => shares.push(share))
  const [request] = requests
  expect(request?.timeout).toBe(1000)
  for (const loaded of [1, 2, 3]) {
    now += 900
    request?.upload.onprogress?.({ loaded, total: 4 })
  }
  expect(request?.timeout).toBe(3700)
  expect(shares).toEqual([0.25, 0.5, 0.75])
  request?.ontimeout?.()
  await expect(reply).rejects.toThrow('The upload failed')
})

test('a file that has changed or gone since it was chosen is named, and nothing is sent', async () => {
  const gone = new File(['%PDF-1.7'], 'cv.pdf')
  gone.slice = () => {
    const blob = new Blob()
    blob.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'))
    return blob
  }
  const entered = {
    *[Symbol.iterator]() {
      yield ['resume', gone]
    },
  } as unknown as FormData
  const never = () => Promise.reject(new Error('sent'))
  const result = await post(driver, { ...submission, entered }, { json: never, multipart: never })
  expect(result).toMatchObject({
    ending: 'refused',
    problems: { resume: expect.stringContaining('changed') },
  })
})
