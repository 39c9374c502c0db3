import { type RefObject, useLayoutEffect, useRef } from 'react'
import { wholePercent } from '../../../../../domain/text/whole-percent.ts'
import { HOUR } from '../../../../../domain/time/durations.ts'
import { enInbox } from '../../../../../translations/en/staff/inbox.ts'
import { duration, monthDayOf } from '../../../../features/inbox/times.ts'
import styles from './received-chart.module.css'
import { DAYS, formNames, type ShownDay } from './shown-days.ts'

const { summary: texts, forms } = enInbox

/** Escape closes it, and so does a click outside, which does nothing else. */
function useClosing(details: RefObject<HTMLDetailsElement | null>): void {
  useLayoutEffect(() => {
    const close = (event: Event) => {
      const { current } = details
      if (!current?.open) return
      event.preventDefault()
      event.stopPropagation()
      current.open = false
      current.querySelector('summary')?.focus()
    }
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close(event)
    const onClick = (event: MouseEvent) => !details.current?.contains(event.target as Node) && close(event)
    addEventListener('keydown', onKey, true)
    addEventListener('click', onClick, true)
    return () => {
      removeEventListener('keydown', onKey, true)
      removeEventListener('click', onClick, true)
    }
  }, [details])
}

export function ReceivedChart({ days }: { days: ShownDay[] }) {
  const table = useRef<HTMLDetailsElement>(null)
  useClosing(table)
  const totals = formNames.map((_, form) => days.reduce((sum, { counts }) => sum + (counts[form] ?? 0), 0))
  return (
    <div className={styles.chart}>
      <p className={`text-sm strong nowrap ${styles.title}`}>{texts.axis}</p>
      <ul className={styles.key} aria-label={texts.chart}>
        {formNames.map((name, form) => (
          <li key={name} className={`flex center gap-2 nowrap ${colours[form]}`}>
            <i />
            {forms[name]?.many} <b className="strong ink">{totals[form]}</b>
          </li>
        ))}
      </ul>
      <details ref={table} className={styles.asTable}>
        <summary className="inline-flex center text-sm leading-1 nowrap slate pointer">
          {texts.asTable}
        </summary>
        <section
          className="absolute scroll boxed r3 sheet text-sm right-0 shadow-2"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by keyboard
          tabIndex={0}
          aria-label={texts.chart}
        >
          <ReceivedTable days={days} />
        </section>
      </details>
      <Bars
        days={days}
        label={texts.chartLabel(
          formNames.map((name, form) => `${forms[name]?.many} ${totals[form]}`).join(', '),
        )}
      />
    </div>
  )
}

/** In the order of `names`. */
const colours = [styles.quote, styles.carrier, styles.driver]

const ReceivedTable = ({ days }: { days: ShownDay[] }) => (
  <table className="data-table">
    <caption className="sr">{texts.chart}</caption>
    <thead>
      <tr>
        <th scope="col">{texts.day}</th>
        {formNames.map((name) => (
          <th className="number" key={name} scope="col">
            {forms[name]?.many}
          </th>
        ))}
        <th className="number" scope="col">
          {texts.median}
        </th>
        <th className="number" scope="col">
          {texts.share}
        </th>
      </tr>
    </thead>
    <tbody>
      {days.toReversed().map(({ day, counts, medianHours, withinPromise }) => (
        <tr key={day}>
          <th scope="row">{monthDayOf(day)}</th>
          {formNames.map((name, form) => (
            <td className="number" key={name}>
              {counts[form]}
            </td>
          ))}
          <td className="number">{medianHours === undefined ? '' : duration(medianHours * HOUR)}</td>
          <td className="number">
            {withinPromise === undefined ? '' : `${wholePercent(withinPromise)}\u00a0%`}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const LEFT = 26
const RIGHT = 536
const STEP = 17
const BAR = 12
const FLOOR = 32
const HEIGHT = 26
const WEEK = 7

/** Today, and the same day of the weeks before. */
const ticks = Array.from({ length: Math.ceil(DAYS / WEEK) }, (_, weeks) => DAYS - 1 - weeks * WEEK)

const middleOf = (index: number): number => LEFT + 2 + index * STEP + BAR / 2

const tickPath = (index: number): string => `M${middleOf(index)} ${FLOOR}v4`

function Bars({ days, label }: { days: ShownDay[]; label: string }) {
  const most = Math.max(...days.map(({ counts }) => counts.reduce((sum, one) => sum + one, 0)), 1)
  const top = Math.ceil(most / 5) * 5
  return (
    <svg viewBox="0 0 536 50" role="img" aria-label={label}>
      <path className={styles.grid} d={`M${LEFT} ${FLOOR - HEIGHT}H${RIGHT}`} />
      <text x="18" y={FLOOR - HEIGHT + 4.5} textAnchor="end">
        {top}
      </text>
      <text x="18" y={FLOOR + 4.5} textAnchor="end">
        0
      </text>
      {days.map(({ day, counts }, index) => (
        <Bar key={day} counts={counts} x={LEFT + 2 + index * STEP} unit={HEIGHT / top} />
      ))}
      <path className={styles.base} d={`M${LEFT} ${FLOOR + 0.5}H${RIGHT}${ticks.map(tickPath).join('')}`} />
      {ticks.map((index) => (
        <text
          key={index}
          x={index === DAYS - 1 ? RIGHT : middleOf(index)}
          y="49"
          textAnchor={index === DAYS - 1 ? 'end' : 'middle'}
        >
          {index === DAYS - 1 ? texts.today : monthDayOf(days[index]?.day ?? '')}
        </text>
      ))}
    </svg>
  )
}

function Bar({ counts, x, unit }: { counts: number[]; x: number; unit: number }) {
  let floor = FLOOR
  return counts.map((count, form) => {
    if (count === 0) return null
    const height = count * unit
    floor -= height
    const gap = Math.min(0.6, height / 2)
    return (
      <rect
        key={formNames[form]}
        className={`${styles.bar} ${colours[form]}`}
        x={x}
        y={floor + gap}
        width={BAR}
        height={height - gap}
      />
    )
  })
}
