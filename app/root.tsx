import { DEFAULT_LOCALE } from '../domain/locale.ts'
import './styles/layers.css'
import './styles/reset.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/layout.css'
import './styles/classes.css'
import type { ReactNode } from 'react'
import { Links, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import { company } from '../domain/company.ts'
import { letterPicture, MARK, markLetter } from '../domain/letter-mark.ts'
import { pageAtPath } from '../domain/pages.ts'
import { enSite } from '../translations/en/site.ts'
import { LaneWatcher } from './features/lane/lane-watcher.tsx'
import { Overlays } from './overlays.tsx'
import { PageDataScript } from './page-data/page-data.tsx'
import { NotFound } from './pages/not-found.tsx'
import { settingsAttributes, useSettings } from './settings/settings.tsx'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import { QuoteBar } from './shell/quote-bar.tsx'
import { useRouteFocus } from './shell/use-route-focus.ts'
import { PartBoundary } from './ui/part-boundary.tsx'

/** A letter is so short that it costs less in the page than a request. */
const icon = company.hasLogo ? MARK : `data:image/svg+xml,${encodeURIComponent(letterPicture(markLetter()))}`

/** Without the frame of the site: what broke may be the header. */
export const ErrorBoundary = () => (
  <main id="content">
    <NotFound />
  </main>
)

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={DEFAULT_LOCALE} {...settingsAttributes(useSettings())}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#F6F3EC" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0E1B24" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href={icon} type="image/svg+xml" />
        {import.meta.env.DEV && <Links />}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** What a page may say about its surroundings, in `export const handle`. */
export interface PageHandle {
  /** Its first screen is dark, and the header with it. */
  night?: boolean
  /** A page of the staff, with a header of its own and no footer. */
  staff?: boolean
  /** The quote's address with the answers that the page already knows, for the quote bar. */
  quote?: string
  /** It is the quote form, or has a quote button in its head: the header has none. */
  hasQuote?: true
}

export default function Site() {
  const arrived = useRouteFocus()
  const match = useMatches().at(-1)
  const handle = (match?.handle ?? {}) as PageHandle
  const page = pageAtPath(match?.id ?? '')
  return (
    <>
      <a className="skip" href="#content">
        {enSite.labels.skip}
      </a>
      {handle.staff ? (
        <Outlet />
      ) : (
        <>
          <PartBoundary>
            <Header
              page={page}
              night={handle.night === true}
              hasQuoteBar={page?.hasQuoteButton === true}
              hasQuoteButton={!page?.hasQuoteButton && !handle.hasQuote}
            />
          </PartBoundary>
          <main id="content">
            <Outlet />
            <PageDataScript />
          </main>
          <PartBoundary>
            <Footer />
          </PartBoundary>
        </>
      )}
      <PartBoundary fallback={null}>
        {page?.hasQuoteButton && <QuoteBar to={handle.quote ?? '/quote'} isOnSill={handle.night === true} />}
      </PartBoundary>
      <p className="sr" role="status">
        {arrived}
      </p>
      <Overlays />
      <PartBoundary fallback={null}>
        <LaneWatcher />
      </PartBoundary>
    </>
  )
}
