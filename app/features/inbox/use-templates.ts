import { useEffect, useState } from 'react'
import type { Template } from '../../../domain/quotes/templates.ts'
import { callApi } from './inbox-api.ts'

export interface TemplatesResponse {
  templates: readonly Template[]
}

/** As last read, so that another submission begins with them at once. */
let known: readonly Template[] | undefined

/** Of replies and quotes; undefined until they are there. */
export function useTemplates(): [
  templates: readonly Template[] | undefined,
  show: (templates: readonly Template[]) => void,
] {
  const [templates, setTemplates] = useState(known)
  const show = (read: readonly Template[]) => {
    known = read
    setTemplates(read)
  }
  useEffect(() => {
    void callApi<TemplatesResponse>('/api/inbox/templates').then((result) => {
      if (!result.ok) return
      known = result.body.templates
      setTemplates(known)
    })
  }, [])
  return [templates, show]
}
