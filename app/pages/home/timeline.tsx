import { company } from '../../../domain/company.ts'
import { home } from '../../../translations/en/pages/home.tsx'
import styles from './timeline.module.css'

const { journey } = home.about

const events = new Map<number, string>([
  [company.founded, journey.founded],
  [company.firstTruckRegistered, journey.firstTruckRegistered],
  [company.fleetExpanded, journey.fleetExpanded],
])

/** One cell a year, so that dated events stand where they fall. */
export function Timeline({ presentYear }: { presentYear: number }) {
  const years = Array.from({ length: presentYear - company.founded }, (_, index) => company.founded + index)
  return (
    <ol className={styles.timeline}>
      {years.map((year) =>
        events.has(year) ? (
          <li key={year} className={styles.event}>
            <time>{year}</time>
            <p>{events.get(year)}</p>
          </li>
        ) : (
          <li key={year} aria-hidden="true" />
        ),
      )}
      <li className={styles.now} aria-hidden="true">
        {presentYear}
      </li>
    </ol>
  )
}
