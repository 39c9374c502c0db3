import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { emailContext } from '../email-context.ts'
import { openLanes } from '../lanes/lanes.ts'
import { requestKey } from '../submissions/request-key.ts'
import { referenceOf, replyAddress } from './reply-address.ts'

const SECRET = 'a secret of thirty-two characters'
const DOMAIN = 'reply.company.example'
const address = replyAddress('Q-7F3K2M', DOMAIN, SECRET)

test('an address names its request and a code of Crockford’s base 32, in lower case', () => {
  expect(address).toMatch(/^q-7f3k2m-[0-9a-hjkmnp-tv-z]{10}@reply\.company\.example$/)
  expect(replyAddress('Q-7F3K2M', DOMAIN, SECRET)).toBe(address)
})

test('another reference or another secret makes another code', () => {
  const codes = [
    address,
    replyAddress('Q-7F3K2N', DOMAIN, SECRET),
    replyAddress('Q-7F3K2M', DOMAIN, `${SECRET}!`),
  ].map((one) => one.slice(9, 19))
  expect(new Set(codes).size).toBe(3)
})

test('the code says nothing of the key of the page', () => {
  const bytes = Buffer.from(requestKey('Q-7F3K2M', 1, SECRET), 'base64url')
  const fromKey = Array.from(bytes, (byte) => '0123456789abcdefghjkmnpqrstvwxyz'[byte & 31]).join('')
  expect(fromKey).not.toContain(address.slice(9, 19))
})

test('an address is known in any case', () => {
  for (const written of [address, address.toUpperCase(), address.replace('reply', 'Reply')])
    expect(referenceOf(written, DOMAIN, SECRET)).toBe('Q-7F3K2M')
})

test('whatever else is no address of ours', () => {
  const [local = ''] = address.split('@')
  const flipped = local.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
  for (const wrong of [
    '',
    '@',
    local,
    `${local}@company.example`,
    `${flipped}@${DOMAIN}`,
    `${local}0@${DOMAIN}`,
    `${local.slice(0, -1)}@${DOMAIN}`,
    `x${local}@${DOMAIN}`,
    `${local.replace('7f3k2m', '7f3k2n')}@${DOMAIN}`,
    `q-7f3k2m@${DOMAIN}`,
    `${'é'.repeat(10)}@${DOMAIN}`,
    `${local}@evil.example@${DOMAIN}`,
  ])
    expect([wrong, referenceOf(wrong, DOMAIN, SECRET)]).toEqual([wrong, undefined])
})

test('senders are given it once mail to it is received, and the mailbox of dispatch until then', () => {
  const given = (environment: Record<string, string>) =>
    emailContext(
      { ...readConfig({ DISPATCH_EMAIL: 'd@company.example', ...environment }), appSecret: SECRET },
      openLanes(),
    ).replyAddress('Q-7F3K2M')
  expect(given({ INBOUND_DOMAIN: DOMAIN })).toBe(address)
  expect(given({})).toBe('d@company.example')
})
