import { createContext, useContext } from 'react'
import type { PageData, RequestPageData } from '../../domain/page-data.ts'

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

/** Marks the text of an entry of the conversation in the page. */
export const entryText = (id: string) => ({ 'data-entry': id })

const withTexts = (request: RequestPageData, textOf: (id: string) => string): RequestPageData => ({
  ...request,
  view: {
    ...request.view,
    conversation: request.view.conversation.map((entry) => ({ ...entry, text: textOf(entry.id) })),
  },
})

/** Drawings and the texts of the conversation stay out: they are in the page already. */
function jsonOf({ request, received, today }: ShownData): string {
  const shown: PageData = {
    ...(request && { request: { ...withTexts(request, () => ''), code: '' } }),
    ...(received && { received }),
    ...(today && { today }),
  }
  return JSON.stringify(shown).replaceAll('<', '\\u003c')
}

/** What the document was rendered with. */
export function pageDataIn(page: Document): PageData {
  const { request, ...others }: PageData = JSON.parse(page.getElementById(ID)?.textContent || '{}')
  const textOf = (id: string) => page.querySelector(`[data-entry="${id}"]`)?.textContent ?? ''
  return { ...others, ...(request && { request: withTexts(request, textOf) }) }
}
