import { Hono } from 'hono'
import type { Services } from '../services.ts'

export const newsRoutes = ({ news }: Pick<Services, 'news'>) =>
  new Hono()
    .get('/api/news', async (context) => {
      const latest = await news.latest()
      if (latest) return context.json(latest)
      return context.json({ success: false, message: UNAVAILABLE }, 502)
    })
    .get('/api/news/images/:name', async (context) => {
      const picture = await news.picture(context.req.param('name'))
      if (!picture) return context.json({ success: false, message: 'There is no such picture.' }, 404)
      return context.body(new Uint8Array(picture.bytes), 200, { 'Content-Type': picture.type })
    })

const UNAVAILABLE = 'Unable to load news at this time. Please try again later.'
