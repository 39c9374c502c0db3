import { Hono } from 'hono'
import type { Dependencies } from '../dependencies.ts'
import { hasToken } from '../http/bearer-token.ts'

/** Closed unless METRICS_TOKEN is set: then there is no such URL. */
export const metricsRoutes = ({ config, metrics }: Pick<Dependencies, 'config' | 'metrics'>) => {
  const { metricsToken } = config
  return new Hono().get('/metrics', async (context, next) => {
    if (metricsToken === undefined) return next()
    if (!hasToken(context.req, metricsToken)) {
      context.header('WWW-Authenticate', 'Bearer')
      return context.text('This URL needs a bearer token.', 401)
    }
    const { contentType, text } = await metrics.render()
    return context.body(text, 200, { 'Content-Type': contentType })
  })
}
