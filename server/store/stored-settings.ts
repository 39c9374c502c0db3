import type { DispatchMail, DispatchMailSettings } from '../../domain/staff/dispatch-mail.ts'
import type { Transaction } from './database.ts'

/** A value that was kept under a name, as JSON; undefined or null when there is none. */
export async function findSetting<Value>(
  { build, run }: Transaction,
  name: string,
): Promise<Value | null | undefined> {
  const [row] = await run(build.selectFrom('settings').select('value').where('name', '=', name))
  return row && JSON.parse(row.value)
}

export async function saveSetting({ build, run }: Transaction, name: string, value: unknown): Promise<void> {
  const row = { name, value: JSON.stringify(value) }
  await run(
    build
      .insertInto('settings')
      .values(row)
      .onConflict((known) => known.column('name').doUpdateSet({ value: row.value })),
  )
}

/**
 * Changes a value that was kept under a name, or the one that holds where there is none; two at once never lose what
 * the other wrote. Resolves to the new value; undefined, with nothing changed, where `change` gives none.
 */
export async function changeSetting<Value>(
  transaction: Transaction,
  name: string,
  initial: Value,
  change: (value: Value) => Value | undefined,
): Promise<Value | undefined> {
  const { build, run, dialect } = transaction
  const row = { name, value: JSON.stringify(initial) }
  await run(
    build
      .insertInto('settings')
      .values(row)
      .onConflict((known) => known.doNothing()),
  )
  const [{ value } = row] = await run(
    build
      .selectFrom('settings')
      .select('value')
      .where('name', '=', name)
      .$if(dialect === 'postgres', (query) => query.forUpdate()),
  )
  const changed = change(JSON.parse(value))
  if (changed !== undefined) await saveSetting(transaction, name, changed)
  return changed
}

/** What came of backups, and which problems the owner was told of. */
export const BACKUP_RECORD = 'backup'
export const TOLD_PROBLEMS = 'told problems'

/** Of the machine: where a backup is restored, each is `null` again, as on a new site. */
export const settingsOfMachine = [BACKUP_RECORD, TOLD_PROBLEMS]

const DISPATCH_MAIL = 'dispatch mail'

/** All is mailed until it is turned off. */
export async function readDispatchMail(transaction: Transaction): Promise<DispatchMailSettings> {
  const stored = await findSetting<Partial<DispatchMailSettings>>(transaction, DISPATCH_MAIL)
  const isMailed = (name: DispatchMail) => stored?.[name] !== false
  return {
    message: isMailed('message'),
    accepted: isMailed('accepted'),
    declined: isMailed('declined'),
  }
}

export const writeDispatchMail = (transaction: Transaction, settings: DispatchMailSettings): Promise<void> =>
  saveSetting(transaction, DISPATCH_MAIL, settings)
