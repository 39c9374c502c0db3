import { pages } from '../domain/pages.ts'
import { load } from './load.ts'
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
  let asked = 0
  const requests = pages.map(
    ({ path }) => `GET ${path} HTTP/1.1\r\nHost: bench\r\nAccept-Encoding: gzip, deflate, br, zstd\r\n\r\n`,
  )
  const { perSecond } = await load({ address, next: () => requests[asked++ % requests.length] ?? '' })
  return perSecond
}
