import type { Transaction } from '../database.ts'
import type { AccountRow } from '../tables.ts'

export interface Account extends AccountRow {
  hasSecondFactor: boolean
}

/** By an email as `normalizedEmail` writes it, or by id. */
export async function findAccount(
  { build, run }: Transaction,
  by: { email: string } | { id: string },
): Promise<Account | undefined> {
  const [column, value] = 'id' in by ? (['accounts.id', by.id] as const) : (['email', by.email] as const)
  const [row] = await run(accountsOf(build).where(column, '=', value))
  return row && accountFrom(row)
}

/** By email. */
export async function listAccounts({ build, run }: Transaction): Promise<Account[]> {
  return (await run(accountsOf(build).orderBy('email'))).map(accountFrom)
}

/** False where the email is taken. */
export async function addAccount({ build, run }: Transaction, account: AccountRow): Promise<boolean> {
  const added = await run(
    build
      .insertInto('accounts')
      .values(account)
      .onConflict((known) => known.column('email').doNothing())
      .returning('id'),
  )
  return added.length > 0
}

/** False where nobody has the id, or the password is no longer `ifPasswordHash`. */
export async function updateAccount(
  { build, run }: Transaction,
  id: string,
  changes: Partial<Pick<AccountRow, 'role' | 'password_hash' | 'one_time_password_until'>>,
  ifPasswordHash?: string,
): Promise<boolean> {
  const update = build.updateTable('accounts').set(changes).where('id', '=', id).returning('id')
  const updated = await run(
    ifPasswordHash === undefined ? update : update.where('password_hash', '=', ifPasswordHash),
  )
  return updated.length > 0
}

/** Those of these ids that there are, as they stay until the transaction ends. */
export async function lockAccounts(
  { dialect, build, run }: Transaction,
  ids: readonly string[],
): Promise<Pick<AccountRow, 'id' | 'role'>[]> {
  const rows = build.selectFrom('accounts').select(['id', 'role']).where('id', 'in', ids).orderBy('id')
  return run(rows.$if(dialect === 'postgres', (query) => query.forUpdate()))
}

/** With its sessions and second factor. */
export async function removeAccount({ build, run }: Transaction, id: string): Promise<void> {
  await run(build.deleteFrom('accounts').where('id', '=', id))
}

const accountsOf = (build: Transaction['build']) =>
  build
    .selectFrom('accounts')
    .leftJoin('second_factors', 'second_factors.account', 'accounts.id')
    .selectAll('accounts')
    .select('confirmed_at')

const accountFrom = ({ confirmed_at, ...row }: AccountRow & { confirmed_at: string | null }): Account => ({
  ...row,
  hasSecondFactor: confirmed_at !== null,
})
