import { en } from '../../../../translations/en/en.ts'
import type { SignedInContext } from '../../../accounts/require-role.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { refusals } from '../../../http/error-messages.ts'
import { refuse } from '../../../http/error-responses.ts'
import { findDetails } from '../../../inbox/submission-details.ts'
import type { ChangeResult } from '../../../store/submissions/submission-changes.ts'

export const author = (context: SignedInContext, { now }: Dependencies) => ({
  reference: context.req.param('reference') ?? '',
  who: context.get('session').email,
  at: now(),
})

export async function details(context: SignedInContext, { store, now }: Dependencies): Promise<Response> {
  const reference = context.req.param('reference') ?? ''
  const found = await store.transact((transaction) => findDetails(transaction, reference, now()))
  return found ? context.json(found) : refuse(context, refusals.notFound)
}

/** A conflict shows what the submission is now; the caller keeps its draft. */
export async function changeResponse(
  context: SignedInContext,
  dependencies: Dependencies,
  result: ChangeResult,
): Promise<Response> {
  if (result.outcome === 'not-found') return refuse(context, refusals.notFound)
  if (result.outcome === 'full') return refuse(context, refusals.staffTextFull)
  if (result.outcome === 'changed') return details(context, dependencies)
  const { reference } = result.current
  const current = await dependencies.store.transact((transaction) =>
    findDetails(transaction, reference, dependencies.now()),
  )
  return context.json({ success: false, message: en.inbox.conflict, current }, 409)
}
