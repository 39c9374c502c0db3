import type { Transaction } from '../database.ts'
import type { SecondFactorRow } from '../tables.ts'

export async function findSecondFactor(
  { build, run }: Transaction,
  account: string,
): Promise<SecondFactorRow | undefined> {
  const [row] = await run(build.selectFrom('second_factors').selectAll().where('account', '=', account))
  return row
}

/** In the place of one that was never confirmed; false where one was. */
export async function addSecondFactor(
  { build, run }: Transaction,
  { account, secret }: Pick<SecondFactorRow, 'account' | 'secret'>,
): Promise<boolean> {
  const added = await run(
    build
      .insertInto('second_factors')
      .values({ account, secret, confirmed_at: null })
      .onConflict((known) =>
        known.column('account').doUpdateSet({ secret }).where('second_factors.confirmed_at', 'is', null),
      )
      .returning('account'),
  )
  return added.length > 0
}

export async function confirmSecondFactor(
  { build, run }: Transaction,
  account: string,
  confirmed_at: string,
): Promise<void> {
  await run(build.updateTable('second_factors').set({ confirmed_at }).where('account', '=', account))
}

export async function removeSecondFactor({ build, run }: Transaction, account: string): Promise<void> {
  await run(build.deleteFrom('second_factors').where('account', '=', account))
  await run(build.deleteFrom('recovery_codes').where('account', '=', account))
}

/** In the place of those before. */
export async function saveRecoveryCodes(
  { build, run }: Transaction,
  account: string,
  hashes: readonly string[],
): Promise<void> {
  await run(build.deleteFrom('recovery_codes').where('account', '=', account))
  const rows = hashes.map((code_hash) => ({ account, code_hash }))
  if (rows.length > 0) await run(build.insertInto('recovery_codes').values(rows))
}

/** True once for each code, even if others send it at the same moment. */
export async function takeRecoveryCode(
  { build, run }: Transaction,
  account: string,
  codeHash: string,
): Promise<boolean> {
  const used = await run(
    build
      .deleteFrom('recovery_codes')
      .where('account', '=', account)
      .where('code_hash', '=', codeHash)
      .returning('code_hash'),
  )
  return used.length > 0
}
