import { useState } from 'react'
import { enInbox } from '../../../domain/messages/en-inbox.ts'
import { CrossIcon } from '../../features/inbox/glyphs.tsx'
import { readStored, store } from '../../features/inbox/stored.ts'

const { list: texts } = enInbox
const HIDDEN = 'inboxDeadLettersHidden'

/** Says that mail was given up, until it is hidden or there are more. */
export function DeadLetters({ count }: { count: number }) {
  const [hidden, setHidden] = useState(() => Number(readStored(HIDDEN) ?? 0))
  if (count === 0 || count <= hidden) return null
  const hide = () => {
    store(HIDDEN, String(count))
    setHidden(count)
  }
  return (
    <div className="alarm" role="status">
      <p>
        <span className="lozenge" />
        <span>
          <b>{texts.deadLetters(count)}</b> {texts.deadLettersMore}
        </span>
      </p>
      <div className="acts">
        <button type="button" className="button bare tight" aria-label={texts.hide} onClick={hide}>
          <CrossIcon />
        </button>
      </div>
    </div>
  )
}
