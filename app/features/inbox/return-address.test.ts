import { expect, test } from 'vitest'
import { returnAddress, signInAddress } from './return-address.ts'

const ORIGIN = 'https://company.example'
const after = (to: string) => returnAddress(`?to=${encodeURIComponent(to)}`, ORIGIN)

test.each(['/admin/inbox', '/admin/inbox?view=mine', '/admin/inbox/Q-7F3K2M', '/admin/account'])(
  'signing in leads back to %s',
  (path) => expect(returnAddress(new URL(signInAddress(path), ORIGIN).search, ORIGIN)).toBe(path),
)

test.each([
  '',
  'https://evil.example/admin/inbox',
  '//evil.example/admin/inbox',
  '/\\evil.example/admin/inbox',
  'javascript:alert(1)',
  '/admin/inbox/../../quote',
  '/admin/inboxes',
  '/admin/sign-in?to=/admin/sign-in',
  'https://company.example/admin/inbox',
])('it never leads to %s', (path) => expect(after(path)).toBeUndefined())
