import { useState } from 'react'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import { Button } from '../../../ui/controls/button.tsx'
import controls from '../controls/controls.module.css'
import { useInboxEvents } from '../inbox-events.ts'
import { Banner } from './banner.tsx'

const { newerVersion: texts } = enInbox

/** Says that the server has a newer page than this tab, and offers to load it. Drafts are stored as they are typed. */
export function NewerVersion() {
  const [isNewer, setNewer] = useState(false)
  useInboxEvents(async ({ kind }) => {
    // One comes with each connection, also after the server was started again.
    if (kind === 'tick' && (await servesNewerPage())) setNewer(true)
  })
  return (
    <div role="status" className="screen-only">
      {isNewer && (
        <Banner
          look="mild"
          title={texts.title}
          actions={
            <Button look="line" className={controls.tight} onClick={() => window.location.reload()}>
              {texts.reload}
            </Button>
          }
        >
          {texts.more}
        </Banner>
      )}
    </div>
  )
}

/** The version of the page when this tab first asked. */
let first: string | undefined

/** Of any page of the staff: it names every file that it needs. */
async function servesNewerPage(): Promise<boolean> {
  const response = await fetch('/admin/inbox', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  const version = response?.ok ? response.headers.get('etag') : undefined
  if (!version) return false
  first ??= version
  return version !== first
}
