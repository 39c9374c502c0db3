import { isIP } from 'node:net'
import type { Context } from 'hono'
import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6ToBinary,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr'

/** The IP address that a request is counted by: the socket's, or what the trusted proxies say. */
export const ipOf = (context: Context, trustProxy: number): string =>
  clientIp(
    context.env?.incoming?.socket?.remoteAddress ?? '',
    context.req.header('x-forwarded-for'),
    trustProxy,
  )

/**
 * The client's IP address: the nth hop from the right of X-Forwarded-For, where n proxies are trusted.
 * A hop that is no IP address ends the search; an IPv6 address counts as its whole /64.
 */
export function clientIp(socketIp: string, forwardedFor: string | undefined, proxies: number): string {
  // Only the last ones count, and a client may send thousands.
  const hops = (proxies > 0 && forwardedFor ? forwardedFor.split(',').slice(-proxies) : []).map(bare)
  let client = bare(socketIp)
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
  const ip = (bracketed ?? written.replace(/^([\d.]+):\d+$/, '$1')).replace(/%.*$/, '')
  if (isIP(ip) !== 6) return ip
  const binary = convertIPv6ToBinary(ip)
  return isIPv4MappedIPv6(binary) ? convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(binary)) : ip
}

function network(ip: string): string {
  const binary = convertIPv6ToBinary(ip)
  const groups = [112n, 96n, 80n, 64n].map((shift) => ((binary >> shift) & 0xffffn).toString(16))
  return `${groups.join(':')}::/64`
}
