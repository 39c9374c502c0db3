import { isIP } from 'node:net'

/**
 * The address of the client: the nth hop from the right of X-Forwarded-For, where n proxies are trusted.
 * A hop that is no address ends the search; an IPv6 address stands for its whole /64.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  proxies: number,
): string {
  // Only the last ones count, and a client may send thousands.
  const hops = (proxies > 0 && forwardedFor ? forwardedFor.split(',').slice(-proxies) : []).map(bare)
  let client = bare(socketAddress)
  for (let trusted = 0; trusted < proxies; trusted++) {
    const hop = hops.pop()
    if (hop === undefined || isIP(hop) === 0) break
    client = hop
  }
  return isIP(client) === 6 ? network(client) : client
}

/** The first 24 bits of an IPv4 address, 48 of an IPv6 address: about what one organisation has. */
export const networkOf = (client: string): string =>
  (client.includes('.') ? client.split('.') : client.split(':')).slice(0, 3).join(' ')

/** Without port, brackets, zone, or the IPv6 prefix of a mapped IPv4 address. */
function bare(hop: string): string {
  const written = hop.trim().replace(/^"(.*)"$/, '$1')
  const bracketed = /^\[([^\]]*)\](:\d+)?$/.exec(written)?.[1]
  const address = (bracketed ?? written.replace(/^([\d.]+):\d+$/, '$1')).replace(/%.*$/, '')
  if (isIP(address) !== 6) return address
  const groups = groupsOf(address)
  if (!groups.startsWith('0:0:0:0:0:ffff:')) return address
  const [high = 0, low = 0] = groups
    .split(':')
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

const network = (address: string): string => `${groupsOf(address).split(':').slice(0, 4).join(':')}::/64`

/** All eight groups, written out. The URL parser writes the canonical form. */
function groupsOf(address: string): string {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = canonical.split('::')
  if (tail === undefined) return head
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right].join(':')
}
