import { prerender } from 'react-dom/static'
import type { EntryContext } from 'react-router'
import { ServerRouter } from 'react-router'

/** Renders one page whole; an error in it fails the build instead of being published. */
export default async function render(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
) {
  const { prelude } = await prerender(<ServerRouter context={router} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error
    },
  })
  headers.set('Content-Type', 'text/html')
  return new Response(prelude, { status, headers })
}
