import type { LaneQuote } from '../../domain/quotes/quotes.ts'
import type { Dependencies } from '../dependencies.ts'
import { listLaneQuotes } from '../store/submissions/quotes.ts'

/** Our own quotes between places near these, as typed; none where one of them is not clear. */
export async function findLaneQuotes(
  { store, lanes, now }: Pick<Dependencies, 'store' | 'lanes' | 'now'>,
  from: string,
  to: string,
): Promise<LaneQuote[]> {
  const found = await lanes.lane(from, to)
  if (!('lane' in found)) return []
  const { lane } = found
  return store.transact((transaction) => listLaneQuotes(transaction, lane, now()))
}
