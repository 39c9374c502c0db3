import { densityScale } from '../../../domain/load/density.ts'
import { KILOGRAMS_PER_POUND, number } from '../../../domain/load/units.ts'
import type { LoadPlan } from '../../../domain/load.ts'
import styles from './load-planner.module.css'

/** The lane of the quote, where it is known. */
export interface Lane {
  name: string
  isWithinCanada: boolean
}

/** How shared freight is usually rated: by class in the US and across the border, by weight inside Canada. */
export function Rates({ plan, lane }: { plan: LoadPlan; lane: Lane | undefined }) {
  const byClass = (
    <Rate
      key="class"
      title="In the US or across the border"
      lane={lane?.isWithinCanada === false ? lane : undefined}
      text={classReason(plan)}
    >
      {plan.densityClass === null ? '–' : `Class ${plan.densityClass}`}
    </Rate>
  )
  const byWeight = (
    <Rate
      key="weight"
      title="Inside Canada"
      lane={lane?.isWithinCanada ? lane : undefined}
      text={weightReason(plan)}
    >
      {number(plan.deemedWeight)} lb <small>({number(plan.deemedWeight * KILOGRAMS_PER_POUND)} kg)</small>
    </Rate>
  )
  return (
    <div className={styles.rates}>{lane?.isWithinCanada ? [byWeight, byClass] : [byClass, byWeight]}</div>
  )
}

interface RateProps {
  title: string
  lane: Lane | undefined
  text: string
  children: React.ReactNode
}

const Rate = ({ title, lane, text, children }: RateProps) => (
  <div className={[styles.rate, lane && styles.yours].filter(Boolean).join(' ')}>
    <h3>{lane ? `Your lane: ${lane.name}` : title}</h3>
    <p className={styles.value}>{children}</p>
    <p>{text}</p>
  </div>
)

function classReason({ density, densityClass }: LoadPlan): string {
  if (densityClass === null) return 'Freight class by density, once the pieces have a size and a weight.'
  const step = densityScale.findIndex(({ from }) => density >= from)
  const from = densityScale[step]?.from
  const below = densityScale[step - 1]?.from
  const place =
    below === undefined
      ? `is at least ${from}`
      : from
        ? `lies between ${from} and ${below}`
        : `is less than ${below}`
  return `${density.toFixed(1)} lb/ft³ ${place} on the 13-step density scale in use since July 19, 2025. Handling, stowing and liability can change it, and each kind of freight may be classed by itself.`
}

function weightReason({ weight, volume, deemedWeight }: LoadPlan): string {
  if (volume === 0) return 'Deemed weight: the greater of the scale weight and 10 lb for each cubic foot.'
  return deemedWeight > weight
    ? `Deemed weight: ${number(volume)} ft³ at 10 lb each is more than the ${number(weight)} lb on the scale, so the larger counts.`
    : `The weight on the scale: it is not less than ${number(volume)} ft³ at 10 lb each, so it counts.`
}
