import { company } from '../../../domain/company.ts'
import { driverLog, type LogDay, type Trip } from '../../../domain/driving/driver-log.ts'
import { drivingLimits } from '../../../domain/driving/driving-hours.ts'
import { type DutySegment, dutyStatuses } from '../../../domain/driving/log-rules.ts'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import { enLogbook as texts } from '../../../translations/en/logbook.ts'
import { Fold } from '../../ui/lists/fold.tsx'
import { SpecTable } from '../../ui/lists/spec-table.tsx'
import styles from './logbook.module.css'

interface Props {
  trip: Trip
  from: string
  to: string
  /** Small, without a table. */
  compact?: boolean
}

/** A driver's log of a lane, drawn on the grid that every driver keeps: four rows, 24 hours a day, one line. */
export function Logbook({ trip, from, to, compact }: Props) {
  const log = driverLog(trip)
  const name = texts.name(
    from,
    to,
    log.map(({ hours, kilometres, borders }, index) =>
      texts.dayInWords(index, hours.driving, kilometres, borders.length > 0),
    ),
  )
  return (
    <div className={['container', compact && styles.compact].filter(Boolean).join(' ')}>
      <div className={styles.days} role="img" aria-label={name}>
        {log.map((day, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day has nothing but its place
          <Day key={index} day={day} index={index} />
        ))}
      </div>
      <p className={`mt-4 text-sm slate max-w-none leading-5 ${styles.caption}`}>
        <b className="strong ink">{texts.caption(company.address.city)}</b> {nonBreakingUnits(ruleOf(trip))}
      </p>
      {!compact && (
        <div className="mt-3 ruled text-sm">
          <Fold summary={texts.table.summary}>
            <SpecTable caption={texts.table.summary} head={texts.table.head} rows={log.map(inFigures)} />
          </Fold>
        </div>
      )}
    </div>
  )
}

function ruleOf({ countries, borders }: Trip): string {
  const [country = 'CA'] = countries
  return borders.length > 0 ? texts.atBorder(drivingLimits) : texts.rule[country](drivingLimits[country])
}

const inFigures = ({ hours, kilometres }: LogDay, index: number): string[] => [
  texts.day(index),
  texts.way(kilometres.from, kilometres.to),
  ...([hours.driving, hours.onDuty, hours.sleeper, hours.off] as const).map(texts.duration),
]

function Day({ day: { segments, hours, kilometres, borders }, index }: { day: LogDay; index: number }) {
  const sum = hours.driving > 0 ? texts.driving(hours.driving) : texts.rest
  return (
    <div className={styles.day}>
      <p className={styles.name}>
        <b className="type-h4 ink">{texts.day(index)}</b>{' '}
        <span>{hours.driving > 0 && nonBreakingUnits(texts.way(kilometres.from, kilometres.to))}</span>
      </p>
      <div className={styles.rows}>
        {dutyStatuses.map((status) => (
          <span key={status}>{texts.rows[status]}</span>
        ))}
      </div>
      <svg className={styles.plot} viewBox="0 0 480 104" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.band} d="M0 65H480" />
        <path className={styles.hours} d="M0 52H480" />
        <path className={styles.halves} d="M0 4.5H480M0 30.5H480M0 56.5H480M0 82.5H480" />
        <path className={styles.grid} d="M0 0H480M0 26H480M0 52H480M0 78H480M0 104H480M0 0V104M480 0V104" />
        <path className={styles.driving} d={drivingOf(segments)} />
        <path className={styles.line} d={lineOf(segments)} />
        {borders.map((at) => (
          <g key={at}>
            <path className={styles.gap} d={`M${at * HOUR} 0V104`} />
            <path className={styles.gate} d={`M${at * HOUR - 5} 0V104M${at * HOUR + 5} 0V104`} />
          </g>
        ))}
      </svg>
      <p className={styles.ticks}>
        {texts.ticks.map((tick) => (
          <span className="flex middle nowrap" key={tick}>
            {tick}
          </span>
        ))}
      </p>
      <p className={styles.sum}>
        <b className="strong ink">{nonBreakingUnits(sum)}</b> {borders.map(texts.border).join(', ')}
      </p>
    </div>
  )
}

/** Units of the drawing an hour, and a row. */
const HOUR = 20
const ROW = 26
const middleOf = ({ status }: DutySegment): number => (dutyStatuses.indexOf(status) + 0.5) * ROW

const drivingOf = (segments: readonly DutySegment[]): string =>
  segments
    .filter(({ status }) => status === 'driving')
    .map(({ from, to }) => `M${from * HOUR} 65H${to * HOUR}`)
    .join('')

const lineOf = (segments: readonly DutySegment[]): string =>
  segments.map((segment, at) => `${at === 0 ? 'M0 ' : 'V'}${middleOf(segment)}H${segment.to * HOUR}`).join('')
