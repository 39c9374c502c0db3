import { type DrivingDay, drivingDays } from '../../../domain/driving/driving-hours.ts'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import { safety } from '../../../translations/en/pages/safety.tsx'
import { Drawing } from '../../features/drawings/drawing.tsx'
import { Figure, Figures } from '../../ui/page/figure.tsx'
import { clock } from './clock-art.ts'
import styles from './clocks.module.css'

const { clock: texts, also, countries, parts } = safety.hours

export const Clocks = () => (
  <Figures>
    {drivingDays.map((day) => (
      <Figure
        key={day.country}
        title={countries[day.country]}
        note={also[day.country]}
        side={<a href={day.rule.url}>{day.rule.name}</a>}
      >
        <Clock {...day} />
      </Figure>
    ))}
  </Figures>
)

const Clock = (day: DrivingDay) => (
  <div className={styles.clock}>
    <Drawing art={clock(day)} view={[-244, 244, 488, 488]} name={texts.name(day)} />
    <dl className={styles.parts}>
      {day.parts.map(({ kind, hours }) => (
        <div className="flex baseline between gap-4 py-2 lined leading-35" key={kind}>
          <dt className={`relative min-0 slate ${styles[kind]}`}>
            {nonBreakingUnits(parts[day.country][kind])}
          </dt>
          <dd className="type-h4 nowrap tabular">{nonBreakingUnits(texts.hours(hours))}</dd>
        </div>
      ))}
      <div className="flex baseline between gap-4 py-2 lined leading-35">
        <dt className={`relative min-0 slate ${styles.window}`}>{texts.window}</dt>
        <dd className="type-h4 nowrap tabular">{nonBreakingUnits(texts.hours(day.window))}</dd>
      </div>
    </dl>
  </div>
)
