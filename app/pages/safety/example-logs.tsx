import { exampleLanes } from 'virtual:example-lanes'
import { company } from '../../../domain/company.ts'
import { cityOf, loggedCities } from '../../../domain/lanes/example-lanes.ts'
import { safety } from '../../../translations/en/pages/safety.tsx'
import { Logbook } from '../../features/lane/logbook.tsx'
import choice from '../../ui/controls/choice.module.css'
import styles from './example-logs.module.css'

const texts = safety.log
const shown = loggedCities.map((city) => ({ to: cityOf(city), lane: exampleLanes[city] }))

/** A lane within Canada, or one across the border; chosen without scripts. */
export const ExampleLogs = () => (
  <div className={styles.logs}>
    <fieldset className={`${choice.choice} ${styles.lanes}`}>
      <legend className="sr">{texts.which}</legend>
      {shown.map(({ to }, index) => (
        <label className="focus-frame relative" key={to}>
          <input
            className="absolute inset-0 full h-full pointer"
            type="radio"
            name="log-lane"
            defaultChecked={index === 0}
          />
          <span className="grid place-center min-target py-1 px-4 edged type-label">{texts.lane(to)}</span>
        </label>
      ))}
    </fieldset>
    {shown.map(({ to, lane }) => (
      <div key={to} className={styles.log}>
        <Logbook trip={lane.trip} from={company.address.city} to={to} />
      </div>
    ))}
  </div>
)
