import { setTimeout as pause } from 'node:timers/promises'
import { startSmtp, type TestSmtp } from '../server/testing/programs/smtp.ts'
import { newDatabase, startPostgres } from '../server/testing/programs/test-postgres.ts'
import { type Load, sendSubmissions } from './load.ts'
import { type Program, startProgram } from './program.ts'
import { type Row, rowOf, spreadOf } from './table.ts'

const INSTANCES = [1, 2, 4]
const CONNECTIONS = 50
const MANY_CONNECTIONS = 200
const MAIL_MS = 200

/** All on one machine and one Postgres that syncs, each measured in every round; mail goes out meanwhile. */
export async function postgresRows(rounds: number): Promise<Row[]> {
  const postgres = await startPostgres({ isMeasured: true })
  const mail = await startSmtp({ onRcptTo: (_address, _session, done) => setTimeout(done, MAIL_MS) })
  const started: Program[] = []
  const start = async (file: string, environment: Record<string, string>) => {
    const program = await startProgram(file, environment)
    started.push(program)
    return program
  }
  try {
    const bare = await start('references/bare-postgres.ts', { DATABASE_URL: await newDatabase(postgres.url) })
    const sqlite = await start('../server/main.ts', { SMTP_URL: mail.url })
    const shared = await Promise.all(
      INSTANCES.map((count) => startInstances(count, postgres.url, mail, start)),
    )
    const measures = new Map<string, () => Promise<Load>>([
      ['bare', () => sendSubmissions(bare)],
      ['sqlite', () => sendSubmissions(sqlite)],
      ...shared.map((instances): [string, () => Promise<Load>] => [
        `${instances.length}`,
        () => sendToAll(instances, CONNECTIONS),
      ]),
      ['many', () => sendToAll(shared[0] ?? [], MANY_CONNECTIONS)],
    ])
    return rowsOf(await inTurn(measures, rounds))
  } finally {
    await Promise.all(started.map((program) => program.stop()))
    await mail.close()
    await postgres.remove()
  }
}

/** The first makes the tables. */
async function startInstances(
  count: number,
  postgresUrl: string,
  mail: TestSmtp,
  start: (file: string, environment: Record<string, string>) => Promise<Program>,
): Promise<Program[]> {
  const environment = {
    DATABASE_URL: await newDatabase(postgresUrl),
    SMTP_URL: mail.url,
    APP_SECRET: 'the secret of all instances of the bench',
  }
  const instances: Program[] = []
  for (let number = 0; number < count; number++) instances.push(await start('../server/main.ts', environment))
  return instances
}

/** The connections are shared out evenly. */
async function sendToAll(instances: readonly Program[], connections: number): Promise<Load> {
  const loads = await Promise.all(
    instances.map((instance) => sendSubmissions(instance, Math.floor(connections / instances.length))),
  )
  return {
    perSecond: loads.reduce((sum, load) => sum + load.perSecond, 0),
    median: Math.max(...loads.map(({ median }) => median)),
    p99: Math.max(...loads.map(({ p99 }) => p99)),
  }
}

async function inTurn(
  measures: ReadonlyMap<string, () => Promise<Load>>,
  rounds: number,
): Promise<ReadonlyMap<string, Load[]>> {
  const results = new Map<string, Load[]>()
  for (let round = 0; round <= rounds; round++)
    for (const [name, measure] of measures) {
      const load = await measure()
      // The first round warms up.
      if (round > 0) results.set(name, [...(results.get(name) ?? []), load])
      await pause(SETTLE_MS)
    }
  return results
}

/** Until the work that a load leaves behind is done. */
const SETTLE_MS = 500

function rowsOf(results: ReadonlyMap<string, Load[]>): Row[] {
  const rates = (name: string) => (results.get(name) ?? []).map(({ perSecond }) => perSecond)
  const waits = (name: string) => (results.get(name) ?? []).map(({ p99 }) => p99)
  const noteOf = (name: string) => {
    const medians = (results.get(name) ?? []).map(({ median }) => median)
    return `median ${spreadOf(medians).median} ms, p99 ${spreadOf(waits(name)).median} ms`
  }
  const one = { unit: '/s', values: rates('1'), references: rates('bare'), note: noteOf('1') }
  const bare = { limit: { atLeast: 0.4 }, of: `a bare insert (${noteOf('bare')})` }
  return [
    rowOf({ measure: 'Submissions per second on Postgres, 50 connections', ...one, ...bare }),
    rowOf({
      measure: 'p99 of a submission under that load',
      unit: 'ms',
      values: waits('1'),
      references: waits('bare'),
      limit: { atMost: 5 },
      of: 'a bare insert',
    }),
    rowOf({
      measure: 'The same on SQLite, to compare',
      unit: '/s',
      values: rates('sqlite'),
      references: rates('1'),
      limit: { atLeast: 0 },
      of: 'Postgres',
      note: noteOf('sqlite'),
    }),
    ...['2', '4', 'many'].map((name) =>
      rowOf({
        measure:
          name === 'many'
            ? `Submissions per second on Postgres, ${MANY_CONNECTIONS} connections`
            : `The same, ${name} instances together`,
        unit: '/s',
        values: rates(name),
        references: rates('1'),
        limit: { atLeast: 0.9 },
        of: 'one instance, 50 connections',
        note: noteOf(name),
      }),
    ),
  ]
}
