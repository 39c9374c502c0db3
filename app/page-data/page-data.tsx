import { createContext, useContext } from 'react'
import type { PageData } from '../../domain/page-data.ts'

const Data = createContext<PageData>({})

export const PageDataProvider = Data.Provider

/** What the page shows of one visitor's request; empty in a page that is built for everybody. */
export const usePageData = (): PageData => useContext(Data)

const ID = 'page-data'

/** Tells the application what the page was rendered with. */
export function PageDataScript() {
  // A form that comes back and a change stay documents: only these pages become the application.
  const { request, received, today } = usePageData()
  if (!request && !received && !today) return null
  return (
    <script
      id={ID}
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without "<", which could end the element
      dangerouslySetInnerHTML={{ __html: jsonOf({ request, received, today }) }}
      suppressHydrationWarning
    />
  )
}

type ShownData = { [part in 'request' | 'received' | 'today']: PageData[part] | undefined }

/** Drawings stay out: they are in the page already. */
function jsonOf({ request, received, today }: ShownData): string {
  const shown: PageData = {
    ...(request && { request: { ...request, code: '' } }),
    ...(received && { received }),
    ...(today && { today }),
  }
  return JSON.stringify(shown).replaceAll('<', '\\u003c')
}

/** What the document was rendered with. */
export const pageDataIn = (page: Document): PageData =>
  JSON.parse(page.getElementById(ID)?.textContent || '{}')
