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

test.each([
  ['(403) 555-0142', 'tel:+14035550142'],
  ['1 403 555 0142', 'tel:+14035550142'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['020 7946 0958 1', 'tel:020794609581'],
  ['403-555-0142 ext. 12', 'tel:+14035550142;ext=12'],
  ['403-555-0142 x12', 'tel:+14035550142;ext=12'],
  ['403-555-0142;12', 'tel:+14035550142;ext=12'],
  ['403-555-0142 extension 12', 'tel:+14035550142;ext=12'],
  ['555-01', undefined],
  ['1234567890123456', undefined],
  ['call me', undefined],
])('%s is dialled as %s', (typed, link) => expect(phoneLink(typed)).toBe(link))
