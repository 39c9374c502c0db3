import { Hono } from 'hono'
import type { Services } from '../services.ts'

export const healthRoutes = ({ store }: Pick<Services, 'store'>) =>
  new Hono()
    .use(async (context, next) => {
      await next()
      context.header('Cache-Control', 'no-store')
    })
    .get('/healthz', (context) => context.text('alive'))
    .get('/readyz', async (context) => {
      const canStore = await store.check()
      return canStore ? context.text('ready') : context.text('cannot store at present', 503)
    })
