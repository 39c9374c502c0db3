import { lookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { takeBounded } from './bounded-fetch.ts'
import { NewsFailure } from './failure.ts'
import { isPublicIp } from './public-ip.ts'

interface IpAddress {
  address: string
  family: number
}

/** How pictures are fetched. Tests pass their own name service, and let loopback through. */
export interface PictureWire {
  timeout: number
  userAgent: string
  lookup: (hostname: string) => Promise<IpAddress[]>
  mayConnect: (ip: string, port: number) => boolean
}

export const publicWire: Pick<PictureWire, 'lookup' | 'mayConnect'> = {
  lookup: (hostname) => lookup(hostname, { all: true }),
  mayConnect: (ip, port) => isPublicIp(ip) && (port === 80 || port === 443),
}

/** The bytes at a URL that a stranger chose: public servers only, 2 MB at most, no redirects, within the time limit. */
export async function fetchPicture(wire: PictureWire, url: string): Promise<Buffer> {
  const signal = AbortSignal.timeout(wire.timeout)
  const parsed = new URL(url)
  const checked = await orAborted(resolve(wire, parsed), signal)
  const response = await orAborted(get(wire, parsed, checked, signal), signal)
  if (response.statusCode !== 200) {
    response.destroy()
    throw new NewsFailure(`status ${response.statusCode}`)
  }
  return await takeBounded(response)
}

async function resolve(wire: PictureWire, { hostname, port, protocol }: URL): Promise<IpAddress[]> {
  const usedPort = Number(port) || (protocol === 'https:' ? 443 : 80)
  const ips = await wire.lookup(hostname.replace(/^\[|\]$/g, ''))
  if (ips.length === 0 || !ips.every(({ address }) => wire.mayConnect(address, usedPort)))
    throw new NewsFailure('not a public address')
  return ips
}

function get(
  wire: PictureWire,
  url: URL,
  ips: IpAddress[],
  signal: AbortSignal,
): Promise<http.IncomingMessage> {
  const options = {
    agent: false as const,
    lookup: only(ips),
    signal,
    headers: { 'User-Agent': wire.userAgent, Accept: 'image/avif, image/webp, image/*;q=0.8' },
  }
  return new Promise((resolve, reject) => {
    const client = url.protocol === 'https:' ? https : http
    client.get(url, options, resolve).on('error', reject)
  })
}

/** Connects to the addresses that were checked: a second lookup could return others. */
const only =
  (ips: IpAddress[]): LookupFunction =>
  (_hostname, options, done) => {
    const [first] = ips
    if (options.all || !first) done(null, ips)
    else done(null, first.address, first.family)
  }

function orAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return Promise.race([work, promise])
}
