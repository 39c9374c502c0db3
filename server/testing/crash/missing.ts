import type { DatabaseSettings } from '../../store/database.ts'
import { openStatements } from '../statements.ts'

/** Which of these references are not stored with at least two messages. */
export async function missingIn(
  settings: Pick<DatabaseSettings, 'dataDir' | 'databaseUrl'>,
  references: readonly string[],
): Promise<string[]> {
  const statements = await openStatements({ ...settings })
  const rows = (await statements.run(
    `select reference from submissions join emails on submission = submissions.id
    group by reference having count(*) >= 2`,
  )) as { reference: string }[]
  await statements.close()
  const whole = new Set(rows.map(({ reference }) => reference))
  return references.filter((reference) => !whole.has(reference))
}
