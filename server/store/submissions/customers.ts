import { formatAmount } from '../../../domain/quotes/money.ts'
import type { CustomerSums } from '../../../domain/submissions/customer.ts'
import { eventsWith, type StoredContact } from '../../../domain/submissions/submission-events.ts'
import type { Transaction } from '../database.ts'
import { ORIGINAL } from './files.ts'

/** How many submissions an address sent, and when the first; undefined where there are none. */
export async function countSubmissionsOf(
  { build, run }: Transaction,
  email: string,
): Promise<{ count: number; firstAt: string } | undefined> {
  const [row] = await run(
    build
      .selectFrom('submissions')
      .select(({ fn }) => [fn.countAll().as('count'), fn.min('received_at').as('first_at')])
      .where('email', '=', email),
  )
  return row?.first_at ? { count: Number(row.count), firstAt: row.first_at } : undefined
}

/** The newest of what the address and staff said to each other; what was sent first is no event of its own. */
export async function findLastContact(
  { build, run }: Transaction,
  email: string,
): Promise<{ at: string; event: StoredContact; reference: string } | undefined> {
  const [row] = await run(
    build
      .selectFrom('submission_events')
      .innerJoin('submissions', 'submissions.id', 'submission_events.submission')
      .select(['at', 'event', 'reference'])
      .where('email', '=', email)
      .where('event', 'in', eventsWith('isContact'))
      .$narrowType<{ event: StoredContact }>()
      .orderBy('submission_events.id', 'desc')
      .limit(1),
  )
  return row
}

/** Without their content, newest first. */
export const listFilesOf = (
  { build, run }: Transaction,
  email: string,
  limit: number,
): Promise<{ id: string; name: string; bytes: number; reference: string }[]> =>
  run(
    build
      .selectFrom('files')
      .innerJoin('submissions', 'submissions.id', 'files.submission')
      .select(['files.id', 'name', 'bytes', 'reference'])
      .where('email', '=', email)
      .where('field', '!=', ORIGINAL)
      .orderBy('files.id', 'desc')
      .limit(limit),
  )

/** Of the newest quote of each request, in the order of their names. One that was replaced without another counts no more. */
export async function sumQuotesOf({ build, run }: Transaction, email: string): Promise<CustomerSums[]> {
  const rows = await run(
    build
      .selectFrom('quotes')
      .innerJoin('submissions', 'submissions.id', 'quotes.submission')
      .select(({ fn, exists, selectFrom }) => [
        'currency',
        'quotes.state',
        exists(
          selectFrom('submission_events')
            .select('submission_events.id')
            .whereRef('submission_events.submission', '=', 'quotes.submission')
            .where('event', '=', 'booked'),
        ).as('is_booked'),
        fn.countAll().as('count'),
        fn.sum('total').as('total'),
      ])
      .where('email', '=', email)
      .where('quotes.state', 'not in', ['replaced', 'withdrawn'])
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('quotes as newer')
              .select('newer.id')
              .whereRef('newer.submission', '=', 'quotes.submission')
              .whereRef('newer.number', '>', 'quotes.number'),
          ),
        ),
      )
      .groupBy(['currency', 'quotes.state', 'is_booked'])
      .orderBy('currency'),
  )
  const currencies = [...new Set(rows.map(({ currency }) => currency))]
  return currencies.map((currency) => {
    const own = rows.filter((row) => row.currency === currency)
    const accepted = own.filter(({ state }) => state === 'accepted')
    const booked = accepted.filter((row) => Boolean(row.is_booked))
    return { currency, quoted: sumOf(own), accepted: sumOf(accepted), booked: sumOf(booked) }
  })
}

const sumOf = (rows: readonly { count: string | number | bigint; total: string | number | bigint }[]) => ({
  count: rows.reduce((sum, { count }) => sum + Number(count), 0),
  total: formatAmount(rows.reduce((sum, { total }) => sum + Number(total), 0)),
})
