import { useEffect, useState } from 'react'
import { DEFAULT_LOCALE } from '../../../domain/locale.ts'
import type { RequestPageData } from '../../../domain/page-data.ts'
import type { RequestEvent, RequestView } from '../../../domain/submissions/request-view.ts'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import { shortDay } from '../../../domain/time/company-time.ts'
import { request } from '../../../translations/en/pages/request.tsx'
import { enQuotes } from '../../../translations/en/quotes.ts'
import { enRequest } from '../../../translations/en/request-page.ts'
import { BreakableEmail } from '../../ui/page/breakable-email.tsx'
import page from './request.module.css'
import styles from './request-answers.module.css'
import { nounOf } from './request-text.ts'
import { RequestTime } from './request-time.tsx'

export const RequestAnswers = ({ answers }: Pick<RequestView, 'answers'>) => (
  <section aria-labelledby="answers-heading">
    <h2 id="answers-heading">
      {request.answers.title}{' '}
      <small className="type-small leading-2 tracking-0 steel">{request.answers.note}</small>
    </h2>
    <dl className={`${page.pairs} ${styles.answers}`}>
      {answers.map(({ name, label, words }) => (
        <div
          className="flex wrap gap-x-3 py-2 lined-below"
          key={name}
          data-size={isLong(words) ? 'wide' : undefined}
        >
          <dt className="steel">{label}</dt>
          <dd className="anywhere pre-line">
            <bdi>
              <BreakableEmail>{nonBreakingUnits(words)}</BreakableEmail>
            </bdi>
          </dd>
        </div>
      ))}
    </dl>
  </section>
)

const isDecision = (event: RequestEvent): event is 'accepted' | 'declined' =>
  event === 'accepted' || event === 'declined'

/** On paper answers are side by side, long ones alone. */
const isLong = (text: string): boolean => text.length > 60 || text.includes('\n')

export function RequestHistory({ view, now }: RequestPageData) {
  const [isLocal, setLocal] = useState(false)
  useEffect(() => setLocal(true), [])
  const texts = enRequest.events(nounOf(view))
  return (
    // A printed quote is a paper of its own.
    <section className={view.quote ? 'screen-only' : undefined} aria-labelledby="history-heading">
      <h2 id="history-heading">{request.history.title}</h2>
      <ol className={styles.history}>
        {view.history.map(({ at, event, note, recorded }) => (
          <li key={`${at} ${event} ${note}`}>
            {view.isErased && event === 'received' ? (
              <time className="block text-sm steel" dateTime={at.slice(0, 10)}>
                {shortDay(at.slice(0, 10), DEFAULT_LOCALE, 'short')}
              </time>
            ) : (
              <RequestTime
                className="block text-sm steel balance"
                at={at}
                now={now}
                beforeLocal={isLocal && <br />}
              />
            )}
            <b className="strong">
              {recorded && isDecision(event)
                ? enRequest.recordedEvents[event](enQuotes.yourWays[recorded])
                : texts[event]}
            </b>
          </li>
        ))}
      </ol>
    </section>
  )
}
