import { Link } from 'react-router'
import type { InboxSummary } from '../../../../../domain/submissions/inbox.ts'
import { wholePercent } from '../../../../../domain/text/whole-percent.ts'
import { HOUR } from '../../../../../domain/time/durations.ts'
import { enInbox } from '../../../../../translations/en/staff/inbox.ts'
import { duration } from '../../../../features/inbox/times.ts'
import { ReceivedChart } from './received-chart.tsx'
import { shownDays } from './shown-days.ts'
import styles from './summary-bar.module.css'
import { Trend } from './trend.tsx'

const { summary: texts } = enInbox

type Figures = Omit<InboxSummary, 'mine' | 'spam' | 'unanswered' | 'deadLetters' | 'deliveryProblems'>

/** Before the server responded: takes the same room. */
const UNKNOWN: Figures = {
  open: Number.NaN,
  dueSoon: Number.NaN,
  overdue: Number.NaN,
  medianHours: null,
  p90Hours: null,
  withinPromise: null,
  received: [],
  replied: [],
}

const count = (number: number): number | string => (Number.isNaN(number) ? '–' : number)

export function SummaryBar({ numbers = UNKNOWN }: { numbers: Figures | undefined }) {
  const { open, dueSoon, overdue, medianHours, p90Hours, withinPromise } = numbers
  const days = shownDays(numbers)
  return (
    <section className={styles.summary} aria-label={texts.name}>
      <div className={styles.row}>
        <dl className={styles.figures}>
          <div>
            <dt className="text-sm slate leading-25">
              <Link className="inherit plain underline-on-hover cover" to="/admin/inbox">
                {texts.open}
              </Link>
            </dt>
            <dd className="nowrap">{count(open)}</dd>
          </div>
          <div className={dueSoon > 0 ? styles.due : undefined}>
            <dt className="text-sm slate leading-25">
              <Link className="inherit plain underline-on-hover cover" to="/admin/inbox?view=due">
                {texts.due}
                <span className={styles.long}>{texts.dueLong}</span>
              </Link>
            </dt>
            <dd className="nowrap">{count(dueSoon)}</dd>
          </div>
          <div className={overdue > 0 ? styles.over : undefined}>
            <dt className="text-sm slate leading-25">
              <Link className="inherit plain underline-on-hover cover" to="/admin/inbox?view=due">
                {texts.overdue}
              </Link>
            </dt>
            <dd className="nowrap">{count(overdue)}</dd>
          </div>
          <div className="isolate">
            <dt className="text-sm slate leading-25">
              {texts.median}
              <span className={styles.long}>{texts.medianLong}</span>
              {p90Hours !== null && (
                <span className={styles.p90}>{texts.ninety(duration(p90Hours * HOUR))}</span>
              )}
            </dt>
            <dd className="nowrap">
              {medianHours === null ? (
                <small>{numbers === UNKNOWN ? '–' : texts.none}</small>
              ) : (
                <Hours of={medianHours} />
              )}
              <Trend values={days.map(({ medianHours = null }) => medianHours)} />
            </dd>
          </div>
          <div className={`${styles.share} isolate`}>
            <dt className="text-sm slate leading-25">{texts.share}</dt>
            <dd className="nowrap">
              {withinPromise === null ? (
                <small>{numbers === UNKNOWN ? '–' : texts.none}</small>
              ) : (
                <>
                  {wholePercent(withinPromise)} <small>%</small>
                </>
              )}
              <Trend values={days.map(({ withinPromise = null }) => withinPromise)} top={1} />
            </dd>
          </div>
        </dl>
        <ReceivedChart days={days} />
      </div>
    </section>
  )
}

/** The figures large, their units small; of hours, phones leave out the minutes. */
const Hours = ({ of }: { of: number }) => {
  const [figure, unit, ...finer] = duration(of * HOUR).split(' ')
  return (
    <>
      {figure} <small>{unit}</small>
      {finer.length > 0 && (
        <span className={styles.finer}>
          {` ${finer[0]} `}
          <small>{finer[1]}</small>
        </span>
      )}
    </>
  )
}
