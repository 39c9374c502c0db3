import { Hono } from 'hono'
import { refusals } from '../http/error-messages.ts'
import { refuse } from '../http/error-responses.ts'
import type { NewsService } from '../news/news-service.ts'

export const newsRoutes = ({ news }: { news: Pick<NewsService, 'latest' | 'picture'> }) =>
  new Hono()
    .get('/api/news', async (context) => {
      const latest = await news.latest()
      return latest ? context.json(latest) : refuse(context, refusals.noNews)
    })
    .get('/api/news/images/:name', async (context) => {
      const picture = await news.picture(context.req.param('name'))
      if (!picture) return refuse(context, refusals.notFound)
      return context.body(picture.bytes, 200, { 'Content-Type': picture.type })
    })
