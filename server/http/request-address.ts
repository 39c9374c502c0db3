import type { Context } from 'hono'
import { clientAddress } from './client-address.ts'

/** The address a request is counted by: the socket's, or what the believed proxies say. */
export const addressOf = (context: Context, trustProxy: number): string =>
  clientAddress(
    context.env?.incoming?.socket?.remoteAddress ?? '',
    context.req.header('x-forwarded-for'),
    trustProxy,
  )
