/**
 * Measures what was built against references in the same run and prints the table.
 * `npm ci --prefix tools` comes first. `--only views,load` measures a part; `--rounds 1` is quick and rough.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openBrowser } from './browser.ts'
import { callRows } from './calls.ts'
import { inboxRows } from './inbox.ts'
import { laneRows } from './lanes.ts'
import { lighthouseRows } from './lighthouse.ts'
import { loadRows } from './load.ts'
import { mailRow } from './mail.ts'
import { navigationRow } from './navigation.ts'
import { postgresRows } from './postgres.ts'
import { startProgram } from './program.ts'
import { buildRow, startRow, testRow } from './project.ts'
import { signInRow } from './sign-ins.ts'
import { type Row, table } from './table.ts'
import { tapRows } from './taps.ts'
import { viewRows } from './views.ts'

const { values } = parseArgs({
  options: { only: { type: 'string' }, rounds: { type: 'string', default: '5' } },
})
const rounds = Number(values.rounds)
mkdirSync(path.join(import.meta.dirname, '../node_modules/.cache'), { recursive: true })

const parts: Record<string, () => Promise<Row[]>> = {
  build: async () => [buildRow(Math.min(rounds, 3))],
  start: async () => [await startRow(rounds)],
  views: () => withServers(async (site, reference) => viewRows(await browser, site, reference, rounds)),
  taps: () => withServers(async (site) => tapRows(await browser, site, rounds)),
  navigation: () => withServers(async (site) => [await navigationRow(await browser, site, rounds)]),
  lighthouse: () => withServers(async (site, reference) => lighthouseRows(site, reference, rounds)),
  load: () => withServers((site, reference) => loadRows(site, reference, rounds)),
  postgres: () => postgresRows(rounds),
  signIns: async () => [await signInRow(Math.min(rounds, 3))],
  mail: async () => [await mailRow(Math.min(rounds, 3))],
  inbox: () => inboxRows(rounds),
  lanes: laneRows,
  calls: callRows,
  // Takes longer than all the others together.
  tests: async () => [testRow(Math.min(rounds, 3))],
}
const chosen = values.only?.split(',') ?? Object.keys(parts).filter((part) => part !== 'tests')

const browser = openBrowser()
const rows: Row[] = []
for (const part of chosen) {
  console.error(`${part} …`)
  try {
    rows.push(...((await parts[part]?.()) ?? []))
  } catch (error) {
    rows.push({ measure: part, target: '', isMet: false, note: String(error) })
  }
}
await (await browser).close()
console.log(table(rows))

type Server = Awaited<ReturnType<typeof startProgram>>

/** Each part has servers of its own, fresh ones. */
async function withServers(measure: (site: Server, reference: Server) => Promise<Row[]>): Promise<Row[]> {
  const reference = await startProgram('references/bare-server.ts')
  const site = await startProgram('../server/main.ts', {
    NEWS_API_URL: `${reference.url}/v2/everything`,
    NEWS_API_KEY: 'bench',
  })
  try {
    return await measure(site, reference)
  } finally {
    await Promise.all([site.stop(), reference.stop()])
  }
}
