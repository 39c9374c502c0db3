import { BlockList, isIPv4, isIPv6 } from 'node:net'

/**
 * Whether an IP address belongs to the public internet: no loopback, private, shared, link-local or reserved
 * range, no cloud's metadata service, and no IPv6 form that wraps an IPv4 address.
 */
export function isPublicIp(ip: string): boolean {
  if (isIPv4(ip)) return !reserved.check(ip, 'ipv4')
  return isIPv6(ip) && global.check(ip, 'ipv6') && !reserved.check(ip, 'ipv6')
}

/** The only part of IPv6 from which public addresses are given out. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

const reserved = new BlockList()
// https://www.iana.org/assignments/iana-ipv4-special-registry, and 168.63.129.16, Azure's metadata service.
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '168.63.129.16/32',
])
  reserve(range, 'ipv4')
// https://www.iana.org/assignments/iana-ipv6-special-registry, as far as it lies in 2000::/3.
for (const range of ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'])
  reserve(range, 'ipv6')

function reserve(range: string, family: 'ipv4' | 'ipv6'): void {
  const [start = '', bits] = range.split('/')
  reserved.addSubnet(start, Number(bits), family)
}
