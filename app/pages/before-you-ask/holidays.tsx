import { DEFAULT_LOCALE } from '../../../domain/locale.ts'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import { shortWeekday } from '../../../domain/time/company-time.ts'
import { type Holiday, holidaysFrom } from '../../../domain/time/holidays.ts'
import { holidayText } from '../../../translations/en/holidays.ts'
import { monthName } from '../../../translations/en/months.ts'
import styles from './before-you-ask.module.css'

export const Holidays = ({ today }: { today: string }) => (
  <ol className={styles.columns}>
    {[...Map.groupBy(holidaysFrom(today), ({ day }) => day.slice(0, 'YYYY-MM'.length))].map(
      ([month, holidays]) => (
        <li className="pb-5" key={month}>
          <h3 className="type-h4 pb-1">
            {monthName(Number(month.slice('YYYY-'.length)))} {month.slice(0, 'YYYY'.length)}
          </h3>
          <ul>{[...Map.groupBy(holidays, ({ day }) => day)].map(dayOf)}</ul>
        </li>
      ),
    )}
  </ol>
)

const dayOf = ([day, holidays]: [string, Holiday[]]) => (
  <li key={day} className={styles.day}>
    <time className="strong tabular ink" dateTime={day}>
      {shortWeekday(day, DEFAULT_LOCALE)} {Number(day.slice('YYYY-MM-'.length))}
    </time>
    <span>{nonBreakingUnits(holidays.map(textOf).join('; '))}</span>
  </li>
)

const textOf = ({ name, places, insteadOf }: Holiday): string =>
  holidayText(name, places, insteadOf !== undefined)
