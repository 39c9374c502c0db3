import { expect, test } from 'vitest'
import type { SubmissionDetails } from '../../../../../domain/submissions/inbox.ts'
import { sentEnvelope } from './typed-envelope.ts'

const details = (addresses: string[]) => ({ email: addresses[0], addresses }) as SubmissionDetails

test('the usual envelope says nothing, and what is typed is tidied', () => {
  expect(sentEnvelope({}, details(['a@x.example']))).toEqual({})
  expect(
    sentEnvelope({ copies: ' b@x.example,, c@x.example ', subject: ' ' }, details(['a@x.example'])),
  ).toEqual({ copies: ['b@x.example', 'c@x.example'] })
})

test('mail goes to the address that took the place of the sender’s, or to the one typed', () => {
  expect(sentEnvelope({}, details(['a@x.example', 'new@x.example']))).toEqual({
    to: 'new@x.example',
    isSenders: true,
  })
  expect(sentEnvelope({ to: 'b@x.example', isSenders: false }, details(['a@x.example']))).toEqual({
    to: 'b@x.example',
    isSenders: false,
  })
})
