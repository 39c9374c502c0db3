import { lazy, Suspense, useEffect, useState } from 'react'
import { formatOf } from '../../../domain/format.ts'
import type { Lane } from '../../../domain/lanes/estimate.ts'
import { DEFAULT_LOCALE } from '../../../domain/locale.ts'
import { enInbox } from '../../../domain/messages/en-inbox.ts'
import { callApi } from '../../features/inbox/inbox-api.ts'

const { submission: texts } = enInbox

/** The map is as large as the rest of the page. */
const LanePicture = lazy(() =>
  import('../../features/lane/lane-picture.tsx').then(({ LanePicture }) => ({ default: LanePicture })),
)

/** The lane between two places; undefined until both are known to be places with a road between them. */
export function useLane([from = '', to = '']: readonly string[]): Lane | undefined {
  const [lane, setLane] = useState<Lane>()
  useEffect(() => {
    if (!from || !to) return
    let isOver = false
    void callApi<Lane>(`/api/lane?${new URLSearchParams({ from, to })}`).then((answer) => {
      if (answer.ok && !isOver) setLane(answer.body)
    })
    return () => {
      isOver = true
    }
  }, [from, to])
  return lane
}

/** How far it is. */
export function LanePanel({ lane }: { lane: Lane }) {
  const { kilometres, miles, drivingHours, drivingDays, borders } = lane
  return (
    <section className="map-panel night" aria-label={texts.lane}>
      <div className="lane-map">
        <Suspense>
          <LanePicture
            lane={lane}
            {...(isNarrow() ? { width: 390, height: 172 } : { width: 560, height: 212 })}
          />
        </Suspense>
      </div>
      <div className="said">
        <b>{texts.about(number(kilometres.about))}</b>
        <p className="more">
          {texts.laneMore(number(miles.about), number(kilometres.low), number(kilometres.high))}
          <br />
          {texts.driving(
            number(drivingHours.low),
            number(drivingHours.high),
            texts.days(drivingDays.low, drivingDays.high),
          )}
          {borders.map(({ name }) => (
            <span key={name}>
              <br />
              {texts.borderAt(name)}
            </span>
          ))}
        </p>
        <p className="est">{texts.estimate}</p>
      </div>
    </section>
  )
}

/** As in the stylesheet: the map then stands above its words. */
const isNarrow = (): boolean => matchMedia('(max-width: 45em)').matches

const { number } = formatOf(DEFAULT_LOCALE)
