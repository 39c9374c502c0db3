import { Hono } from 'hono'
import type { Services } from '../services.ts'
import { issueFormToken } from '../submissions/form-token.ts'

/** Fetched when a form is first touched; `no-store` is the default of every response. */
export const formTokenRoutes = ({ config, now }: Pick<Services, 'config' | 'now'>) =>
  new Hono().get('/api/form-token', (context) =>
    context.json({ token: issueFormToken(now(), config.appSecret) }),
  )
