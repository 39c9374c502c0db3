import type { Lane } from '../../../../../domain/lanes/estimate.ts'
import { understoodPlaces } from '../../../../../domain/lanes/understood-places.ts'
import { en } from '../../../../../translations/en/en.ts'
import { enInbox } from '../../../../../translations/en/staff/inbox.ts'
import { laneText } from '../../../../../translations/lane-text.ts'
import { lazyPart } from '../../../../ui/part-boundary.tsx'
import styles from './lane-panel.module.css'

const { submission: texts } = enInbox

/** The map is as large as the rest of the page. */
const LanePicture = lazyPart(
  async () => (await import('../../../../features/lane/lane-picture.tsx')).LanePicture,
)

/** `typed` are the texts of the request: the places of the estimate are named where they are not what was typed. */
export function LanePanel({ lane, typed }: { lane: Lane; typed: readonly string[] }) {
  const understood = understoodPlaces(lane, typed)
  const { kilometres, miles, low, high, hours, waits, days, ferries, borders, estimate } = laneText(lane, en)
  return (
    <section className={`night ${styles.panel}`} aria-label={texts.lane}>
      <div className={styles.map}>
        <LanePicture
          lane={lane}
          {...(isNarrow() ? { width: 390, height: 172 } : { width: 560, height: 212 })}
        />
      </div>
      <div className={styles.text}>
        <b>
          {en.lane.about} {kilometres}
        </b>
        <p className="mt-1 text-sm slate leading-5">
          {miles}, {en.lane.range(low.kilometres, high.kilometres)}
          <br />
          {[en.lane.atTheWheel(hours), ...waits.map(({ line }) => line), en.lane.drivingDays(days)].join(
            ', ',
          )}
          {[...ferries, ...borders.map(({ title }) => title)].map((title) => (
            <span key={title}>
              <br />
              {title}
            </span>
          ))}
        </p>
        {understood && <p className="mt-1 text-sm slate leading-5">{en.lane.estimatedFor(...understood)}</p>}
        <p className={styles.estimate}>{estimate}</p>
      </div>
    </section>
  )
}

/** As in the stylesheet: the map is then above its words. */
const isNarrow = (): boolean => matchMedia('(width < 48em)').matches
