import { coastOf, type Ferry, ferries, terminalOf } from '../../../domain/lanes/ferries.ts'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import { en } from '../../../translations/en/en.ts'
import { monthsText } from '../../../translations/en/months.ts'
import { beforeYouAsk } from '../../../translations/en/pages/before-you-ask.tsx'
import { PhoneFold } from '../../ui/lists/phone-fold.tsx'
import styles from './before-you-ask.module.css'

const texts = beforeYouAsk.ferries

/** All crossings, by where they are, then by who sails them. */
export const Ferries = () => (
  <ul className={styles.coasts}>
    {[...Map.groupBy(ferries, coastOf)].map(([coast, sailed]) => (
      <li key={coast}>
        <PhoneFold summary={<h3>{texts.coasts[coast]}</h3>}>
          <Coast sailed={sailed} />
        </PhoneFold>
      </li>
    ))}
  </ul>
)

/** A long list has its own columns, below its operator. */
function Coast({ sailed }: { sailed: Ferry[] }) {
  const operators = [...Map.groupBy(sailed, ({ operator }) => operator)]
  return (
    <>
      {operators.filter(isLong).map(([operator, crossings]) => (
        <div key={operator} className="pb-5">
          <h4 className="pb-1 type-label tracking-0">{operator}</h4>
          <ul className={styles.columns}>{crossings.map(crossingOf)}</ul>
        </div>
      ))}
      <ul className={styles.columns}>
        {operators
          .filter((each) => !isLong(each))
          .map(([operator, crossings]) => (
            <li className="pb-5" key={operator}>
              <h4 className="pb-1 type-label tracking-0">{operator}</h4>
              <ul>{crossings.map(crossingOf)}</ul>
            </li>
          ))}
      </ul>
    </>
  )
}

const isLong = ([, crossings]: [string, Ferry[]]): boolean => crossings.length > 8

function crossingOf({ towns: [from, to], hours, season }: Ferry) {
  const crossing = texts.crossing(terminalOf(from.name), terminalOf(to.name)).replaceAll("'", '’')
  return (
    <li key={crossing} className={`column-and-rest tabular ${styles.crossing}`}>
      <span>
        {crossing} {season && <small className="block steel">{monthsText(...season)}</small>}
      </span>
      <span>{nonBreakingUnits(en.lane.hours(String(hours)))}</span>
    </li>
  )
}
