import { useEffect } from 'react'
import { documentTitle } from '../../../../domain/pages.ts'
import { enInbox } from '../../../../translations/en/inbox.ts'

/** The tab counts what is open. */
export function useTabTitle(open: number | undefined): void {
  useEffect(() => {
    if (open === undefined) return
    const title = documentTitle(enInbox.staff.inbox)
    document.title = open > 0 ? `(${open}) ${title}` : title
  }, [open])
}
