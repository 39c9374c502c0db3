import { DEFAULT_LOCALE } from '../../../domain/locale.ts'
import { shortDay } from '../../../domain/time/calgary-time.ts'
import { type Holiday, holidaysFrom } from '../../../domain/time/holidays.ts'
import { holidayText } from '../../../translations/en/holidays.ts'
import { Lines } from '../../ui/lists/lines.tsx'
import styles from './before-you-ask.module.css'

export function Holidays({ today }: { today: string }) {
  const days = [...Map.groupBy(holidaysFrom(today), ({ day }) => day)].map(lineOf)
  const half = Math.ceil(days.length / 2)
  return (
    <div className={styles.halves}>
      <Lines items={days.slice(0, half)} />
      <Lines items={days.slice(half)} />
    </div>
  )
}

const lineOf = ([day, holidays]: [string, Holiday[]]) => ({
  title: `${shortDay(day, DEFAULT_LOCALE, 'short')}, ${day.slice(0, 4)}`,
  text: holidays
    .map(({ name, places, insteadOf }) => holidayText(name, places, insteadOf !== undefined))
    .join('; '),
})
