import autocannon from 'autocannon'
import { pages } from '../domain/site-map.ts'
import type { Program } from './program.ts'
import type { Row } from './row.ts'
import { ratioOf, spreadOf } from './statistics.ts'

/** Every page in turn, asked for by 50 connections at once. */
export async function throughputRow(site: Program, bare: Program, rounds: number): Promise<Row> {
  const ours: number[] = []
  const references: number[] = []
  await pagesPerSecond(site)
  await pagesPerSecond(bare)
  for (let round = 0; round < rounds; round++) {
    ours.push(await pagesPerSecond(site))
    references.push(await pagesPerSecond(bare))
  }
  const ratio = ratioOf(ours, references)
  return {
    measure: 'Static pages per second',
    measured: spreadOf(ours),
    reference: spreadOf(references),
    ratio,
    unit: '/s',
    target: '≥ 0.8 × a bare Node server',
    met: ratio.median >= 0.8,
  }
}

async function pagesPerSecond({ address }: Program): Promise<number> {
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }
  const requests = pages.map(({ path }) => ({ path, headers }))
  const result = await autocannon({ url: address, connections: 50, duration: 4, requests })
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} pages were not served`)
  return result.requests.average
}
