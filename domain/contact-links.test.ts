import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { mailLink, phoneLink } from './contact-links.ts'

test('a mail link has one recipient and no header, whatever the address holds', () => {
  expect(mailLink('a@b.example?bcc=c@d.example,e@f.example')).toBe(
    'mailto:a@b.example%3Fbcc%3Dc@d.example%2Ce@f.example',
  )
  expect(mailLink('a@b.example', 'Your request & more')).toBe(
    'mailto:a@b.example?subject=Your%20request%20%26%20more',
  )
})

/** Of the test data of libphonenumber in the writings of people, and our own. */
const phones: { typed: string; link: string | null }[] = readFileSync(
  path.join(import.meta.dirname, 'testing/phones.jsonl'),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

test.each(phones)('$typed is dialled as $link', ({ typed, link }) =>
  expect(phoneLink(typed) ?? null).toBe(link),
)

test('a long text costs no more than a short one', () => {
  for (const text of ['x'.repeat(10_000), '1'.repeat(10_000), 'ext '.repeat(2500), '1,'.repeat(5000)])
    expect(phoneLink(text)).toBeUndefined()
})
