import { useEffect, useState } from 'react'
import type { SavedView } from '../../../../../domain/submissions/inbox.ts'
import { callApi } from '../../../../features/inbox/inbox-api.ts'

export function useSavedViews() {
  const [views, setViews] = useState<readonly SavedView[]>([])
  useEffect(() => {
    void callApi<{ views: SavedView[] }>('/api/inbox/views').then(
      (result) => result.ok && setViews(result.body.views),
    )
  }, [])
  return {
    views,
    /** False where it could not be saved. */
    async save(view: Omit<SavedView, 'id'>): Promise<boolean> {
      const result = await callApi<{ views: SavedView[] }>('/api/inbox/views', { body: view })
      if (result.ok) setViews(result.body.views)
      return result.ok
    },
    async remove(id: string): Promise<void> {
      const result = await callApi(`/api/inbox/views/${encodeURIComponent(id)}`, { method: 'DELETE' })
      if (result.ok || result.status === 404) setViews((before) => before.filter((view) => view.id !== id))
    },
  }
}

export type SavedViews = ReturnType<typeof useSavedViews>
