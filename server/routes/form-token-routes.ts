import { Hono } from 'hono'
import type { Dependencies } from '../dependencies.ts'
import { issueFormToken } from '../submissions/form-token.ts'

/** Fetched when a form is first touched; `no-store` is the default of every response. */
export const formTokenRoutes = ({ config, now }: Pick<Dependencies, 'config' | 'now'>) =>
  new Hono().get('/api/form-token', (context) =>
    context.json({ token: issueFormToken(now(), config.appSecret) }),
  )
