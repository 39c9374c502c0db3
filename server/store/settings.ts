import type { DispatchMail, DispatchMailSettings } from '../../domain/dispatch-mail.ts'
import type { Transaction } from './database.ts'

/** A value that was kept under a name, as JSON; undefined when there is none. */
export async function findSetting<Value>(
  { build, run }: Transaction,
  name: string,
): Promise<Value | undefined> {
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
