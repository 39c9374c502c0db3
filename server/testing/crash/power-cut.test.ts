import { expect, test } from 'vitest'
import { openSqlite } from '../../store/sqlite/sqlite.ts'
import { report, sized } from '../long.ts'
import { silent } from '../test-dependencies.ts'
import { buildRecorder, canRecord, cutPower } from './power-cut.ts'

const ROUNDS = sized(2, 20)
/** In the long form enough for the database's log to be written back several times. */
const ACKNOWLEDGED = sized(300, 5000)

// It takes a C compiler to see what reaches the disk.
const powerTest = test.skipIf(!canRecord())

powerTest(
  'a power cut loses no acknowledged submission',
  async () => {
    const library = buildRecorder()
    let acknowledged = 0
    for (let round = 0; round < ROUNDS; round++) {
      const survives = round % 2 === 0 ? () => false : () => Math.random() < 0.5
      const after = Math.ceil(ACKNOWLEDGED * Math.random())
      const cut = await cutPower({ library, synchronous: 'full', after, survives })
      expect(await missing(cut)).toEqual([])
      acknowledged += cut.acknowledged.length
    }
    report('power cut', { rounds: ROUNDS, acknowledged, lost: 0 })
  },
  20 * 60_000,
)

powerTest('the same at synchronous=NORMAL loses some, so the simulation works', async () => {
  const options = {
    library: buildRecorder(),
    synchronous: 'normal',
    // So few that the database's log is not yet written back, which would sync it.
    after: 100,
    most: 100,
    survives: () => false,
  } as const
  const cut = await cutPower(options)
  const lost = (await missing(cut)).length
  expect(lost).toBeGreaterThan(0)
  report('power cut at synchronous=NORMAL', { rounds: 1, acknowledged: cut.acknowledged.length, lost })
})

async function missing({ acknowledged, folder }: { acknowledged: string[]; folder: string }) {
  const database = await openSqlite({ dataDir: folder }, silent)
  const rows = await database
    .transact(({ build, run }) =>
      run(
        build
          .selectFrom('submissions')
          .innerJoin('emails', 'emails.submission', 'submissions.id')
          .select(['reference', (row) => row.fn.countAll().as('emails')])
          .groupBy('reference'),
      ),
    )
    .finally(() => database.close())
  const whole = new Set(rows.filter((row) => Number(row.emails) === 2).map((row) => row.reference))
  return acknowledged.filter((reference) => !whole.has(reference))
}
