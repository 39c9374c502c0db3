/**
 * Measures what was built against references in the same run and prints the table.
 * `--json FILE` keeps it; `--only views,throughput` measures a part; `--rounds 1` is quick and rough.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openBrowser } from './browser.ts'
import { buildRow } from './build.ts'
import { inboxRows } from './inbox.ts'
import { laneRows } from './lanes.ts'
import { lighthouseRows } from './lighthouse.ts'
import { navigationRow } from './navigation.ts'
import { pressRows } from './presses.ts'
import { startProgram } from './program.ts'
import type { Row } from './row.ts'
import { signInRow } from './sign-ins.ts'
import { submissionRows } from './submissions.ts'
import { table } from './table.ts'
import { throughputRow } from './throughput.ts'
import { viewRows } from './views.ts'

const { values } = parseArgs({
  options: { json: { type: 'string' }, only: { type: 'string' }, rounds: { type: 'string', default: '5' } },
})
const rounds = Number(values.rounds)
mkdirSync(path.join(import.meta.dirname, '../node_modules/.cache'), { recursive: true })

const parts: Record<string, () => Promise<Row[]>> = {
  build: async () => [buildRow(Math.min(rounds, 3))],
  views: () => withServers(async (site, stripped) => viewRows(await browser, { site, stripped }, rounds)),
  navigation: () => withServers(async (site) => [await navigationRow(await browser, site, rounds)]),
  presses: () => withServers(async (site) => pressRows(await browser, site, rounds)),
  lighthouse: () => withServers(async (site, stripped) => lighthouseRows(site, stripped, rounds)),
  throughput: () => withServers(async (site, _, bare) => [await throughputRow(site, bare, rounds)]),
  submissions: () => withServers(async (site, _, __, noDatabase) => submissionRows(site, noDatabase, rounds)),
  signIns: async () => [await signInRow(Math.min(rounds, 3))],
  inbox: () => inboxRows(rounds),
  lanes: laneRows,
}

const browser = openBrowser()
const rows: Row[] = []
for (const [name, measure] of Object.entries(parts)) {
  if (values.only && !values.only.split(',').includes(name)) continue
  console.error(`${name} …`)
  rows.push(...(await measure()))
}
await (await browser).close()

console.log(table(rows))
if (values.json)
  writeFileSync(
    values.json,
    `${JSON.stringify({ at: new Date().toISOString(), node: process.version, rows }, null, 2)}\n`,
  )

type Server = Awaited<ReturnType<typeof startProgram>>

/** Each part has servers of its own, fresh ones. */
async function withServers(
  measure: (site: Server, stripped: Server, bare: Server, noDatabase: Server) => Promise<Row[]>,
): Promise<Row[]> {
  const news = await startProgram('references/news.ts')
  const environment = { NEWS_API_URL: `${news.address}/v2/everything`, NEWS_API_KEY: 'bench' }
  const servers = await Promise.all([
    startProgram('../server/main.ts', [], environment),
    startProgram('references/bare-server.ts', ['--without-scripts']),
    startProgram('references/bare-server.ts'),
    startProgram('references/no-database.ts'),
  ])
  try {
    return await measure(...servers)
  } finally {
    await Promise.all([...servers, news].map((server) => server.stop()))
  }
}
