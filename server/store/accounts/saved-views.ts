import type { SavedView } from '../../../domain/submissions/inbox.ts'
import { normalizedEmail } from '../../../domain/text/email-address.ts'
import type { Transaction } from '../database.ts'
import { createId } from '../ids.ts'

/** Of one member of staff. */
const MAX_VIEWS = 30

/** In the order in which they were saved. */
export const listViews = ({ build, run }: Transaction, account: string): Promise<SavedView[]> =>
  run(
    build
      .selectFrom('saved_views')
      .select(['id', 'name', 'query', 'text'])
      .where('account', '=', account)
      .orderBy('id'),
  )

/** Takes the place of one with the same name. False where there are too many. */
export async function saveView(
  transaction: Transaction,
  { account, at, ...view }: Omit<SavedView, 'id'> & { account: string; at: number },
): Promise<boolean> {
  const { build, run } = transaction
  const known = await listViews(transaction, account)
  const same = known.find(({ name }) => name === view.name)
  if (same) {
    await run(build.updateTable('saved_views').set(view).where('id', '=', same.id))
    return true
  }
  if (known.length >= MAX_VIEWS) return false
  await run(build.insertInto('saved_views').values({ id: createId(at), account, ...view }))
  return true
}

/** False where the account has none with that id. */
export async function deleteView({ build, run }: Transaction, account: string, id: string): Promise<boolean> {
  const deleted = await run(
    build.deleteFrom('saved_views').where('account', '=', account).where('id', '=', id).returning('id'),
  )
  return deleted.length > 0
}

/** Those that search for an email address. */
export async function deleteViewsNaming({ build, run }: Transaction, email: string): Promise<void> {
  const normalized = normalizedEmail(email)
  const rows = await run(build.selectFrom('saved_views').select(['id', 'text']).where('text', '!=', ''))
  const naming = rows.filter(({ text }) => text.toLowerCase().includes(normalized)).map(({ id }) => id)
  if (naming.length > 0) await run(build.deleteFrom('saved_views').where('id', 'in', naming))
}
