import { prerender } from 'react-dom/static'
import type { EntryContext } from 'react-router'
import { ServerRouter } from 'react-router'
import { PAGE_DATA_HEADER, type PageData, parsePageData } from '../domain/page-data.ts'
import { type PublicSettings, placeholders, SETTINGS_HEADER } from '../domain/public-settings.ts'
import { PageDataProvider } from './page-data/page-data.tsx'
import { SettingsProvider } from './settings/settings.tsx'

/** Renders one page whole; an error in it fails the build instead of being published. */
export default async function render(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
) {
  const settings: PublicSettings = {
    ...placeholders,
    driverApplications: 'demo',
    ...JSON.parse(request.headers.get(SETTINGS_HEADER) ?? '{}'),
  }
  const data: PageData = parsePageData(request.headers.get(PAGE_DATA_HEADER))
  const { prelude } = await prerender(
    <SettingsProvider value={settings}>
      <PageDataProvider value={data}>
        <ServerRouter context={router} url={request.url} />
      </PageDataProvider>
    </SettingsProvider>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error
      },
    },
  )
  headers.set('Content-Type', 'text/html')
  return new Response(prelude, { status, headers })
}
