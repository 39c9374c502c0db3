import { hash, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { Services } from '../services.ts'

/** Closed unless METRICS_TOKEN is set: then there is no such URL. */
export const metricsRoutes = ({ config, metrics }: Pick<Services, 'config' | 'metrics'>) => {
  const { metricsToken } = config
  return new Hono().get('/metrics', async (context, next) => {
    if (metricsToken === undefined) return next()
    if (!hasToken(context, metricsToken)) {
      context.header('WWW-Authenticate', 'Bearer')
      return context.text('This URL needs a bearer token.', 401)
    }
    const { contentType, text } = await metrics.render()
    return context.body(text, 200, { 'Content-Type': contentType })
  })
}

/** Compares hashes of equal length, so that the time reveals nothing about the token. */
function hasToken(context: Context, token: string): boolean {
  const given = /^Bearer +(\S+) *$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? ''
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', token, 'buffer'))
}
