import { Hono } from 'hono'
import type { SignedInEnv } from '../../accounts/require-role.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refusals } from '../../http/error-messages.ts'
import { refuse } from '../../http/error-responses.ts'
import { findCustomer } from '../../inbox/find-customer.ts'

/** All that one person sent; what it adds up to in money is the owner's. */
export function inboxCustomerRoutes({ store, now }: Pick<Dependencies, 'store' | 'now'>) {
  return new Hono<SignedInEnv>().get('/customers/:reference', async (context) => {
    const withSums = context.get('session').role === 'owner'
    const asked = { now: now(), after: context.req.query('after'), withSums }
    const reference = context.req.param('reference')
    const customer = await store.transact((transaction) => findCustomer(transaction, reference, asked))
    return customer ? context.json(customer) : refuse(context, refusals.notFound)
  })
}
