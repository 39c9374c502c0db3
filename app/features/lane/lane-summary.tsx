import type { Lane } from '../../../domain/lanes/estimate.ts'
import { land } from '../../../domain/lanes/generated/land.ts'
import { sketchLane } from '../../../domain/lanes/lane-drawing.ts'
import { understoodPlaces } from '../../../domain/lanes/understood-places.ts'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import { en } from '../../../translations/en/en.ts'
import { laneText } from '../../../translations/lane-text.ts'
import { Arrow } from '../../ui/controls/icons.tsx'
import { BeforeYouAsk } from './before-links.tsx'
import drawing from './drawn-lane.module.css'
import { LanePicture } from './lane-picture.tsx'
import styles from './lane-summary.module.css'

/** A lane in three lines with a sketch of its road, in forms. `typed` are the texts it was estimated for. */
export function LaneSummary({ lane, typed }: { lane: Lane; typed: readonly string[] }) {
  const understood = understoodPlaces(lane, typed)
  const { distance, hours, waits, days, ferries, borders, estimate } = laneText(lane, en)
  return (
    <div className={styles.summary}>
      <Sketch lane={lane} />
      <p>
        <b className="block type-action balance">{nonBreakingUnits(distance)}</b>
        <span className="block text-sm">
          {nonBreakingUnits([en.lane.atTheWheel(hours), ...waits.map(({ line }) => line)].join(', '))},{' '}
          {en.lane.drivingDays(days)}
        </span>
        {ferries.map((ferry) => (
          <span className="block text-sm" key={ferry}>
            {nonBreakingUnits(ferry)}
          </span>
        ))}
        {borders.map(({ title }) => (
          <span className="block text-sm" key={title}>
            {title}
          </span>
        ))}
        {understood && <span className="block text-sm">{en.lane.estimatedFor(...understood)}</span>}
        <small className="text-sm steel">{estimate}</small>
      </p>
    </div>
  )
}

const SKETCH = { width: 96, height: 64 }

function Sketch({ lane }: { lane: Lane }) {
  const { road, from, to, ground } = sketchLane(lane, SKETCH)
  return (
    <svg
      className={`rigid r1 ${drawing.drawn}`}
      viewBox={`0 0 ${SKETCH.width} ${SKETCH.height}`}
      aria-hidden="true"
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own */}
      <g className="land" transform={ground} dangerouslySetInnerHTML={{ __html: land }} />
      <path className="road" d={road} />
      <circle cx={from[0]} cy={from[1]} r="4.5" />
      <circle className={styles.end} cx={to[0]} cy={to[1]} r="3.5" />
    </svg>
  )
}

/** The same on a map of its own, for the side of a page. */
export function LaneAside({ lane }: { lane: Lane }) {
  const text = laneText(lane, en)
  const facts = [
    [en.lane.road, `${en.lane.about} ${text.kilometres} (${text.miles})`],
    [en.lane.wheel, text.hours],
    ...text.waits.map(({ title, hours }) => [title, hours]),
    [en.lane.days, text.days],
  ]
  return (
    <section className={styles.aside} aria-labelledby="lane-beside">
      <div className={`night ${styles.map}`}>
        <LanePicture lane={lane} width={400} height={200} />
      </div>
      <h2 className="mt-3 mb-2 type-h3" id="lane-beside">
        {text.from} <Arrow className="inline-block accent" /> <span className="sr">{en.lane.to}</span>{' '}
        {text.to}
      </h2>
      <dl>
        {facts.map(([name, value]) => (
          <div className="flex wrap baseline between gap-x-3 py-2 lined text-ui" key={name}>
            <dt className="slate">{name}</dt>
            <dd className="type-action">{nonBreakingUnits(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="type-small steel">{text.estimate}</p>
      <BeforeYouAsk className="type-small steel" parts={text.before} />
    </section>
  )
}
