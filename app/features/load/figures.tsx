import {
  CUBIC_METRES_PER_CUBIC_FOOT,
  KILOGRAMS_PER_POUND,
  metres,
  number,
} from '../../../domain/load/units.ts'
import type { LoadPlan } from '../../../domain/load.ts'
import styles from './load-planner.module.css'

/** What the load takes and weighs, in both systems of units. */
export function Figures({ plan: { linearFeet, share, weight, volume, density } }: { plan: LoadPlan }) {
  const figures = [
    ['Linear feet', `${number(linearFeet, 1)} ft`, metres(linearFeet)],
    ['Share of the floor', `${number(share * 100)} %`, 'of 53 ft'],
    ['Weight', `${number(weight)} lb`, `${number(weight * KILOGRAMS_PER_POUND)} kg`],
    ['Volume', `${number(volume)} ft³`, `${number(volume * CUBIC_METRES_PER_CUBIC_FOOT, 1)} m³`],
    density > 0
      ? ['Density', `${density.toFixed(1)} lb/ft³`, `${number(metricDensity(density))} kg/m³`]
      : ['Density', '–', 'once there is a weight'],
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value, other]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            <small>{other}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const metricDensity = (density: number): number =>
  (density * KILOGRAMS_PER_POUND) / CUBIC_METRES_PER_CUBIC_FOOT
