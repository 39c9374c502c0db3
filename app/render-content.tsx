import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { RenderContent } from '../domain/page-data.ts'
import type { RequestTimePath } from '../domain/pages.ts'
import { PageDataProvider, PageDataScript } from './page-data/page-data.tsx'
import BeforeYouAsk from './pages/before-you-ask/before-you-ask.tsx'
import CarriersApply from './pages/carriers-apply.tsx'
import DriverJobs from './pages/driver-jobs/driver-jobs.tsx'
import Quote from './pages/quote.tsx'
import ChangeRequest from './pages/request/change-request.tsx'
import Request from './pages/request/request.tsx'
import ThankYou from './pages/request/thank-you.tsx'
import { type HeadText, HeadTextContext } from './seo/head-text.ts'
import { SettingsProvider } from './settings/settings.tsx'

const pages: Record<RequestTimePath, ComponentType> = {
  '/quote': Quote,
  '/shippers/before-you-ask': BeforeYouAsk,
  '/carriers/apply': CarriersApply,
  '/careers/driver-jobs': DriverJobs,
  '/thank-you': ThankYou,
  '/requests/reference/key': Request,
  '/requests/reference/change': ChangeRequest,
}

/** Renders one page for one visitor, with the components and in the order of `app/root.tsx`. */
export const renderContent: RenderContent = ({ path, url, data, settings }) => {
  const Page = pages[path]
  const head: HeadText = {}
  const content = renderToString(
    <SettingsProvider value={settings}>
      <PageDataProvider value={data}>
        <HeadTextContext value={head}>
          <StaticRouter location={url}>
            <Page />
            <PageDataScript />
          </StaticRouter>
        </HeadTextContext>
      </PageDataProvider>
    </SettingsProvider>,
  )
  return { title: head.title ?? '', content }
}
