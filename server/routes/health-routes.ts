import { Hono } from 'hono'
import type { Dependencies } from '../dependencies.ts'
import { StoreUnavailable } from '../store/store.ts'

export const healthRoutes = ({ store, stopping }: Pick<Dependencies, 'store' | 'stopping'>) =>
  new Hono()
    .get('/healthz', (context) => context.text('alive'))
    .get('/readyz', async (context) => {
      const reason = stopping.aborted ? 'stopping' : await whyNotReady(store)
      return reason === undefined ? context.text('ready') : context.text(reason, 503)
    })

async function whyNotReady(store: Dependencies['store']): Promise<string | undefined> {
  try {
    await store.check()
    return undefined
  } catch (error) {
    if (error instanceof StoreUnavailable) return 'cannot store at present'
    throw error
  }
}
