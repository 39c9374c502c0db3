import { expect, test } from 'vitest'
import { clientIp } from './client-ip.ts'

test.each([
  [
    'without a proxy, the socket is believed and the header is not',
    '203.0.113.9',
    '198.51.100.1',
    0,
    '203.0.113.9',
  ],
  ['one proxy: the last hop', '10.0.0.1', '6.6.6.6, 198.51.100.1', 1, '198.51.100.1'],
  ['two proxies: the last hop but one', '10.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
  ['more proxies believed than came: the first hop', '10.0.0.1', '198.51.100.1', 5, '198.51.100.1'],
  ['a hop that is no address ends the belief', '10.0.0.1', '198.51.100.1, unknown', 2, '10.0.0.1'],
  ['an empty hop ends the belief', '10.0.0.1', '198.51.100.1, ', 1, '10.0.0.1'],
  ['no header at all', '10.0.0.1', undefined, 1, '10.0.0.1'],
  ['a port is taken off', '10.0.0.1', '198.51.100.1:4711', 1, '198.51.100.1'],
  ['an IPv6 address counts as its network', '2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2::/64'],
  ['also when it is shortened', '2001:db8::1', undefined, 0, '2001:db8:0:0::/64'],
  ['also in brackets with a port', '10.0.0.1', '"[2001:DB8:1:2::9]:443"', 1, '2001:db8:1:2::/64'],
  ['also with a zone', 'fe80::1%eth0', undefined, 0, 'fe80:0:0:0::/64'],
  ['an IPv4 address in IPv6 clothing is the IPv4 address', '::ffff:203.0.113.9', undefined, 0, '203.0.113.9'],
  ['in hexadecimal clothing too', '::ffff:cb00:7109', undefined, 0, '203.0.113.9'],
  ['no address of a socket', '', undefined, 0, ''],
])('%s', (_, socket, forwarded, proxies, client) => {
  expect(clientIp(socket, forwarded, proxies)).toBe(client)
})
