import type { LoadPlan } from '../../../domain/load.ts'
import { densityDigits } from '../../../domain/load-planning/density.ts'
import {
  CUBIC_METRES_PER_CUBIC_FOOT,
  KILOGRAMS_PER_POUND,
  metres,
  number,
} from '../../../domain/load-planning/units.ts'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import { enLoad } from '../../../translations/en/load.ts'
import styles from './figures.module.css'

const { figures: texts } = enLoad

export function Figures({ plan: { linearFeet, share, weight, volume, density } }: { plan: LoadPlan }) {
  const figures = [
    [texts.linearFeet, `${number(linearFeet, 1)} ft`, metres(linearFeet)],
    [texts.share, `${number(share * 100)}%`, texts.of],
    [texts.weight, `${number(weight)} lb`, `${number(weight * KILOGRAMS_PER_POUND)} kg`],
    [texts.volume, `${number(volume)} ft³`, `${number(volume * CUBIC_METRES_PER_CUBIC_FOOT, 1)} m³`],
    density > 0
      ? [
          texts.density,
          `${density.toFixed(densityDigits(density))} lb/ft³`,
          `${number(metricDensity(density))} kg/m³`,
        ]
      : [texts.density, '–', texts.noDensity],
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value, other]) => (
        <div className="p-0 py-2" key={name}>
          <dt className="text-sm leading-3 steel">{name}</dt>
          <dd className="type-h4 tabular">
            {nonBreakingUnits(value)}
            <small className="block type-small tracking-0 slate">{nonBreakingUnits(other)}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const metricDensity = (density: number): number =>
  (density * KILOGRAMS_PER_POUND) / CUBIC_METRES_PER_CUBIC_FOOT
