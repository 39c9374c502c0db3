import { enInbox } from '../../../domain/messages/en-inbox.ts'
import { HostileText } from '../../features/inbox/hostile-text.tsx'
import { ask } from '../../features/inbox/inbox-api.ts'
import { Moment } from '../../features/inbox/marks.tsx'
import { momentText } from '../../features/inbox/times.ts'
import { useNow } from '../../features/inbox/use-now.ts'

const { account: texts } = enInbox

export interface OpenSession {
  id: string
  createdAt: string
  usedAt: string
  device: string | null
  isThis: boolean
}

export function SessionList({ sessions, onEnded }: { sessions: OpenSession[] | undefined; onEnded(): void }) {
  const now = useNow()
  const end = async (id: string) => {
    await ask(`/api/inbox/account/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' })
    onEnded()
  }
  return (
    <section className="part" aria-labelledby="sessions-heading">
      <h2 id="sessions-heading">{texts.sessions}</h2>
      <p className="quiet">{texts.sessionsHint}</p>
      <ul className="messages">
        {sessions?.map(({ id, createdAt, usedAt, device, isThis }) => (
          <li key={id}>
            <span>
              <b>
                <HostileText>{deviceText(device)}</HostileText>
              </b>{' '}
              {isThis && <span className="changed">{texts.thisOne}</span>}
            </span>
            <span className="detail">
              {texts.since(momentText(createdAt, now))}, <Moment iso={usedAt} now={now} />
            </span>
            {!isThis && (
              <button type="button" className="button line tight" onClick={() => void end(id)}>
                {texts.end}
                <span className="sr"> {texts.endLabel(texts.since(momentText(createdAt, now)))}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The browser and the system, where the header names those that are known. */
function deviceText(device: string | null): string {
  const find = (names: readonly string[]) => names.find((name) => device?.includes(name))
  const browser = find(['Edg', 'Firefox', 'Chrome', 'Safari'])?.replace('Edg', 'Edge')
  const system = find(['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux'])
  return [browser, system].filter(Boolean).join(', ') || device?.slice(0, 60) || '?'
}
