import type { Lane } from '../../../domain/lanes/estimate.ts'
import { sketchLane } from '../../../domain/lanes/lane-drawing.ts'
import { nonBreakingUnits } from '../../../domain/non-breaking-units.ts'
import { en } from '../../../translations/en/en.ts'
import { laneText } from '../../../translations/lane-text.ts'
import styles from './lane-summary.module.css'

/** A lane in three lines with a sketch of its road: in forms, on the request's page and in the inbox. */
export function LaneSummary({ lane }: { lane: Lane }) {
  const { distance, hours, waits, days, ferries, borders, estimate } = laneText(lane, en)
  return (
    <div className={styles.summary}>
      <Sketch lane={lane} />
      <p>
        <b>{nonBreakingUnits(distance)}</b>
        <span>
          {nonBreakingUnits([en.lane.atTheWheel(hours), ...waits.map(({ line }) => line)].join(', '))},{' '}
          {en.lane.drivingDays(days)}
        </span>
        {ferries.map((ferry) => (
          <span key={ferry}>{nonBreakingUnits(ferry)}</span>
        ))}
        {borders.map(({ title }) => (
          <span key={title}>{title}</span>
        ))}
        <small>{estimate}</small>
      </p>
    </div>
  )
}

function Sketch({ lane }: { lane: Lane }) {
  const { road, from, to } = sketchLane(lane, { width: 64, height: 44 })
  return (
    <svg viewBox="0 0 64 44" aria-hidden="true">
      <path d={road} />
      <circle cx={from[0]} cy={from[1]} r="4.5" />
      <circle className={styles.end} cx={to[0]} cy={to[1]} r="3.5" />
    </svg>
  )
}
