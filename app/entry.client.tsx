import { StrictMode, startTransition } from 'react'
import { HydratedRouter } from 'react-router/dom'
import { hydrateRoot } from './boot/hydrate-root.ts'
import { loadAsDocument } from './boot/load-as-document.ts'
import { PageDataProvider, pageDataIn } from './page-data/page-data.tsx'
import { followWherePartIsMissing, prefetchPagesOnIntent } from './page-modules.ts'
import { SettingsProvider, settingsIn } from './settings/settings.tsx'

const instrumentations = [followWherePartIsMissing]
prefetchPagesOnIntent()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <SettingsProvider value={settingsIn(document.documentElement.dataset)}>
        <PageDataProvider value={pageDataIn(document)}>
          <HydratedRouter instrumentations={instrumentations} />
        </PageDataProvider>
      </SettingsProvider>
    </StrictMode>,
    {
      // Nothing is left of the page.
      onUncaughtError(error) {
        reportError(error)
        void loadAsDocument()
      },
    },
  )
})
