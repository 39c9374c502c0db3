import { expect, test } from 'vitest'
import { returnUrl, signInUrl } from './return-address.ts'

const ORIGIN = 'https://company.example'
const after = (to: string) => returnUrl(`?to=${encodeURIComponent(to)}`, ORIGIN)

test.each(['/admin/inbox', '/admin/inbox?view=mine', '/admin/inbox/Q-7F3K2M', '/admin/account'])(
  'signing in leads back to %s',
  (path) => expect(returnUrl(new URL(signInUrl(path), ORIGIN).search, ORIGIN)).toBe(path),
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
