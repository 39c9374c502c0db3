import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { examples } from '../domain/forms/examples.ts'
import { pages } from '../domain/pages.ts'
import { type Program, startProgram } from './program.ts'
import { type Row, ratioOf, rowOf } from './table.ts'

export const fromTools = createRequire(path.join(import.meta.dirname, '../tools/package.json'))

const SECONDS = 4

export interface Load {
  perSecond: number
  /** Milliseconds. */
  median: number
  p99: number
}

interface LoadFigures extends Record<'2xx' | 'non2xx' | 'errors' | 'duration', number> {
  latency: { p50: number; p99: number }
}

/** Fifty connections, each sending the next request as soon as one is answered. */
async function load(options: object): Promise<Load> {
  const autocannon: (options: object) => Promise<LoadFigures> = fromTools('autocannon')
  const outcome = await autocannon({ connections: 50, duration: SECONDS, ...options })
  const { non2xx, errors, duration, latency } = outcome
  if (non2xx + errors > 0) throw new Error(`${non2xx} responses were not 2xx, ${errors} requests failed`)
  return { perSecond: outcome['2xx'] / duration, median: latency.p50, p99: latency.p99 }
}

const getPages = ({ url }: Program) =>
  load({
    url,
    requests: pages.map((page) => ({ path: page.path })),
    headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' },
  })

/** Each with an Idempotency-Key of its own. */
export const sendSubmissions = ({ url }: Pick<Program, 'url'>, connections = 50): Promise<Load> =>
  load({
    connections,
    url: `${url}/api/send-quote`,
    method: 'POST',
    idReplacement: true,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': '[<id>]' },
    body: JSON.stringify({ formName: 'Quote Request', formData: examples.quote }),
  })

export async function loadRows(site: Program, reference: Program, rounds: number): Promise<Row[]> {
  const noDatabase = await startProgram('references/no-database.ts')
  const inTurn = async (measures: (() => Promise<Load>)[]): Promise<Load[][]> => {
    for (const measure of measures) await measure()
    const results: Load[][] = measures.map(() => [])
    for (let round = 0; round < rounds; round++)
      for (const [index, measure] of measures.entries()) results[index]?.push(await measure())
    return results
  }
  const [ours = [], bare = []] = await inTurn([() => getPages(site), () => getPages(reference)])
  const [appended = [], stored = [], unstored = []] = await inTurn([
    async () => append(),
    () => sendSubmissions(site),
    () => sendSubmissions(noDatabase),
  ])
  await noDatabase.stop()
  return [
    rowOf({
      measure: 'Static pages per second',
      unit: '/s',
      values: ratesOf(ours),
      references: ratesOf(bare),
      limit: { atLeast: 0.8 },
      of: 'a bare Node server',
    }),
    submissionRow(ratesOf(stored), ratesOf(appended), ratesOf(unstored)),
    rowOf({
      measure: 'p99 of a submission under that load',
      unit: 'ms',
      values: waitsOf(stored),
      references: waitsOf(unstored),
      limit: { atMost: 5 },
      of: 'the same without a database',
    }),
  ]
}

/** Met by either ratio: where the disk is so fast that the processor decides, the server that stores nothing is held against. */
function submissionRow(stored: number[], appended: number[], unstored: number[]): Row {
  const ofServer = ratioOf(stored, unstored).median
  const row = rowOf({
    measure: 'Durable submissions per second, 50 connections',
    unit: '/s',
    values: stored,
    references: appended,
    limit: { atLeast: 1.5 },
    of: 'append and fsync, or ≥ 0.6 × the same without a database',
    note: `${ofServer.toFixed(2)} × the same without a database`,
  })
  return { ...row, isMet: row.isMet || ofServer >= 0.6 }
}

const ratesOf = (loads: Load[]): number[] => loads.map(({ perSecond }) => perSecond)
const waitsOf = (loads: Load[]): number[] => loads.map(({ p99 }) => p99)

/** 4 kB and fsync, over and over. */
function append(): Load {
  const file = path.join(import.meta.dirname, `../node_modules/.cache/append-${process.pid}`)
  const block = Buffer.alloc(4096, 'a')
  const opened = openSync(file, 'a')
  const began = performance.now()
  let appended = 0
  for (; performance.now() - began < SECONDS * 1000; appended++) {
    writeSync(opened, block)
    fsyncSync(opened)
  }
  const seconds = (performance.now() - began) / 1000
  closeSync(opened)
  rmSync(file)
  return { perSecond: appended / seconds, median: Number.NaN, p99: Number.NaN }
}
