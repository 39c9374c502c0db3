import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { createApp } from '../server/app.ts'
import { NO_SITE } from '../server/pages/site.ts'
import { openTestDependencies, TEST_SECRET } from '../server/testing/test-dependencies.ts'
import { addStaff, PASSWORD } from '../server/testing/test-staff.ts'
import { fillSubmissions } from './fill-submissions.ts'
import { sendSubmissions } from './load.ts'
import { type Program, startProgram } from './program.ts'
import { type Row, rowOf } from './table.ts'

const STORED = 100_000
const SIGN_INS_A_SECOND = 20
const SITE_URL = 'http://localhost:3000'

/** Fifty visitors sending at once, in turn with and without many sign-ins and an export. */
export async function signInRow(rounds: number): Promise<Row> {
  const dataDir = mkdtempSync(path.join(import.meta.dirname, '../node_modules/.cache/bench-sign-ins-'))
  const cookie = await prepare(dataDir)
  const site = await startProgram('../server/main.ts', {
    DATA_DIR: dataDir,
    APP_SECRET: TEST_SECRET,
    SITE_URL,
    TRUST_PROXY: '1',
  })
  try {
    const [quiet, busy]: [number[], number[]] = [[], []]
    await sendSubmissions(site)
    for (let round = 0; round < rounds; round++) {
      quiet.push((await sendSubmissions(site)).p99)
      const stop = disturb(site, cookie)
      busy.push((await sendSubmissions(site)).p99)
      await stop()
    }
    return rowOf({
      measure: `p99 of a submission during ${SIGN_INS_A_SECOND} sign-ins a second and an export of 100,000`,
      unit: 'ms',
      values: busy,
      references: quiet,
      limit: { atMost: 3 },
      of: 'the same without them',
    })
  } finally {
    await site.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Fills the database and signs in a member of staff; resolves to their cookies. */
async function prepare(dataDir: string): Promise<string> {
  const dependencies = await openTestDependencies({ DATA_DIR: dataDir })
  await fillSubmissions(dependencies.store.transact, STORED)
  const staff = await addStaff(createApp(dependencies, NO_SITE), dependencies, 'bench@company.example')
  await staff.post('/api/inbox/confirm', { password: PASSWORD })
  await dependencies.search.close()
  await dependencies.store.close()
  return [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

/** Each sign-in is somebody else's, from another address, so that every password is looked at. */
function disturb({ url }: Program, cookie: string): () => Promise<void> {
  let isOver = false
  const signIn = () =>
    post(`${url}/api/auth/sign-in/email`, { email: `${Math.random()}@a.example`, password: 'guess' })
  const exportAll = async () => {
    while (!isOver) {
      const response = await post(`${url}/api/inbox/export.csv`, {}, cookie)
      if (!response.ok) throw new Error(`The export answered ${response.status}`)
      for await (const part of response.body ?? []) if (isOver && part.length > 0) return
    }
  }
  const pending: Promise<unknown>[] = [exportAll()]
  const signIns = setInterval(() => pending.push(signIn()), 1000 / SIGN_INS_A_SECOND)
  return async () => {
    isOver = true
    clearInterval(signIns)
    await Promise.all(pending)
  }
}

const post = (url: string, body: unknown, cookie = ''): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: SITE_URL,
      'x-forwarded-for': `10.${random()}.${random()}.${random()}`,
      cookie,
    },
    body: JSON.stringify(body),
  })

const random = (): number => Math.floor(Math.random() * 256)
