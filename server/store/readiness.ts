import { CompiledQuery } from 'kysely'
import { quoteRequest } from '../../domain/forms/quote-request.ts'
import type { Log } from '../log.ts'
import type { Database, GroupWork, Transaction } from './database.ts'
import { reasonOf, StoreUnavailable } from './errors.ts'
import { enqueueEmail } from './mail/emails.ts'
import { contentionOf } from './postgres/postgres-errors.ts'
import { isDamaged } from './sqlite/sqlite-errors.ts'
import { createSubmission } from './submissions/create-submissions.ts'

/** The outcome of a check is reused for this long, in milliseconds. */
const FRESH_MS = 1000

/** Records outages; a readiness check stores a submission and undoes it. */
export function watchReadiness(database: Database, log: Log, clock = () => performance.now()) {
  let last: { at: number; outage?: StoreUnavailable } = { at: Number.NEGATIVE_INFINITY }
  let damage: StoreUnavailable | undefined

  return {
    transact: <Result>(work: Parameters<typeof database.transact<Result>>[0]) =>
      watched(database.transact(work)),
    transactTogether: <Item, Result>(work: GroupWork<Item, Result>, item: Item) =>
      watched(database.transactTogether(work, item)),
    check,
    noteDamage,
    assertUndamaged,
  }

  /** Records outages. Waiting for a row that others change as well is none. */
  async function watched<Result>(result: Promise<Result>): Promise<Result> {
    try {
      return await result
    } catch (error) {
      if (error instanceof StoreUnavailable && contentionOf(error) === undefined) noteOutage(error)
      throw error
    }
  }

  function noteOutage(outage: StoreUnavailable) {
    if (last.outage === undefined) log.error({ reason: reasonOf(outage) }, 'nothing can be stored at present')
    if (isDamaged(outage.cause)) damage ??= outage
    last = { at: clock(), outage }
  }

  function noteDamage(reason: string) {
    log.error({ reason }, 'the database is damaged, so nothing new is accepted; restore a backup')
    damage ??= new StoreUnavailable(reason)
  }

  function assertUndamaged() {
    if (damage !== undefined) throw damage
  }

  /** A damaged database stays not ready, even while some of it can be written. */
  async function check(): Promise<void> {
    assertUndamaged()
    if (clock() - last.at > FRESH_MS) {
      await database.transact(probe).catch((error) => {
        if (error instanceof StoreUnavailable) noteOutage(error)
        throw error
      })
      if (last.outage !== undefined) log.info('storing works again')
      last = { at: clock() }
    }
    if (last.outage !== undefined) throw last.outage
  }
}

/** Stores a submission with its messages and takes it back, then commits a row. */
export async function probe(transaction: Transaction): Promise<void> {
  const { build, run } = transaction
  const at = Date.now()
  await run(CompiledQuery.raw('savepoint probe'))
  const created = await createSubmission(transaction, { form: quoteRequest, answers: {}, at })
  const submission = 'id' in created ? created.id : undefined
  for (const template of ['dispatch', 'confirmation'])
    await enqueueEmail(transaction, { submission, template, recipient: '', mailDomain: '', at })
  await run(CompiledQuery.raw('rollback to savepoint probe'))
  await run(CompiledQuery.raw('release savepoint probe'))
  const beat_at = new Date(at).toISOString()
  await run(
    build
      .insertInto('heartbeat')
      .values({ name: 'server', beat_at })
      .onConflict((known) => known.column('name').doUpdateSet({ beat_at })),
  )
}
