import { expect, test } from 'vitest'
import { post } from './post-submission.ts'

const posting = {
  formName: 'Quote Request',
  formData: { name: 'Zoë', 'freight.weight': 18000 },
  key: 'a-key',
}
const answering = (status: number, body: unknown) => async () =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })

test('a submission goes out as the contract names it', async () => {
  const calls: [unknown, RequestInit | undefined][] = []
  await post(posting, async (address, request) => {
    calls.push([address, request])
    return Response.json({ success: true, message: 'ok', reference: 'Q-7F3K2M' })
  })
  const [[address, request] = []] = calls
  expect([address, request?.method]).toEqual(['/api/send-quote', 'POST'])
  expect(request?.headers).toEqual({ 'Content-Type': 'application/json', 'Idempotency-Key': 'a-key' })
  expect(JSON.parse(String(request?.body))).toEqual({ formData: posting.formData, formName: 'Quote Request' })
})

test('a taken submission comes with its reference', async () => {
  const outcome = await post(posting, answering(200, { success: true, message: 'ok', reference: 'Q-7F3K2M' }))
  expect(outcome).toEqual({ ending: 'stored', reference: 'Q-7F3K2M', problems: {} })
})

test('a refusal brings its words and its problems, and nothing that is not text', async () => {
  const body = {
    success: false,
    message: 'Please correct the answers below.',
    problems: { email: 'Required: one @', phone: 5 },
  }
  expect(await post(posting, answering(422, body))).toMatchObject({
    ending: 'refused',
    message: 'Please correct the answers below.',
    problems: { email: 'Required: one @' },
  })
})

test.each([
  [200, { success: false }, 'Failed to send email'],
  [200, { success: true, message: '' }, undefined],
  [500, '<html>', 'HTTP error! status: 500'],
  [502, { success: false, message: 'Down.' }, 'Down.'],
  [404, [], 'HTTP error! status: 404'],
])('an answer of %i with %j is logged as %s', async (status, body, error) => {
  expect((await post(posting, answering(status, body))).error).toBe(error)
})

test.each([
  ['an outage', answering(503, { success: false, message: 'Later.' })],
  ['a page of someone else', answering(413, '<html>too large</html>')],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('after %s nobody can say whether it is stored', async (_, wire) => {
  expect((await post(posting, wire)).ending).toBe('unknown')
})
