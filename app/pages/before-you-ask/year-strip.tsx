import { type RoadSeason, roadSeasons, spansOf, startOfMonth } from '../../../domain/time/road-seasons.ts'
import { monthName } from '../../../translations/en/months.ts'
import { beforeYouAsk } from '../../../translations/en/pages/before-you-ask.tsx'
import styles from './year-strip.module.css'

const texts = beforeYouAsk.seasons

/** Twelve months from the present one on, with the usual weeks of each season. */
export function YearStrip({ today }: { today: string }) {
  const start = startOfMonth(today)
  return (
    <div className="stack type-small" role="img" aria-label={texts.picture.name}>
      <div className={`grid one-column center gap-x-4 ${styles.months}`} aria-hidden="true">
        <span className="from-36" />
        <Months start={start} />
      </div>
      {[...Map.groupBy(roadSeasons, ({ kind }) => kind)].map(([kind, seasons]) => (
        <div key={kind} aria-hidden="true">
          <b className="type-label">{texts.kinds[kind]}</b>
          {seasons.map((season) => (
            <Row key={season.name} season={season} start={start} />
          ))}
        </div>
      ))}
    </div>
  )
}

const Months = ({ start }: { start: string }) => (
  <ol className="grid">
    {Array.from({ length: 12 }, (_, at) => {
      const name = monthName(((Number(start.slice(5, 7)) - 1 + at) % 12) + 1)
      return (
        <li className="text-center" key={name}>
          {name.slice(0, 1)}
          <span className="from-48">{name.slice(1, 3)}</span>
        </li>
      )
    })}
  </ol>
)

const Row = ({ season, start }: { season: RoadSeason; start: string }) => (
  <div className={`grid one-column center gap-x-4 ${styles.row}`}>
    <span>{texts.rows[season.name].short}</span>
    <svg className={`full paper r1 ${styles[season.kind]}`} aria-hidden="true">
      {Array.from({ length: 11 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have nothing but their order
        <line key={at} x1={percent((at + 1) / 12)} x2={percent((at + 1) / 12)} y1="0" y2="100%" />
      ))}
      {spansOf(season, start).map(({ from, to }) => (
        <rect key={from} x={percent(from)} width={percent(to - from)} y="25%" height="50%" rx="3" />
      ))}
    </svg>
  </div>
)

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`
