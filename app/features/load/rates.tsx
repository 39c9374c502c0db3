import type { Lane } from '../../../domain/lanes/estimate.ts'
import type { LoadPlan } from '../../../domain/load.ts'
import { densityDigits, densityScale, densityStep } from '../../../domain/load-planning/density.ts'
import { KILOGRAMS_PER_POUND } from '../../../domain/load-planning/units.ts'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import { enLoad } from '../../../translations/en/load.ts'
import styles from './rates.module.css'

const { rates: texts } = enLoad

/** How shared freight is usually rated: by class in the US and across the border, by weight inside Canada. */
export function Rates({ plan, lane }: { plan: LoadPlan; lane: Lane | undefined }) {
  const isDomestic = lane && isWithinCanada(lane)
  const byClass = (
    <Rate
      key="class"
      title={texts.byClass}
      lane={isDomestic === false ? lane : undefined}
      text={classReason(plan)}
    >
      {plan.densityClass === null ? '–' : texts.class(plan.densityClass)}
    </Rate>
  )
  const byWeight = (
    <Rate key="weight" title={texts.byWeight} lane={isDomestic ? lane : undefined} text={weightReason(plan)}>
      {texts.pounds(plan.deemedWeight)}{' '}
      <small className="type-small text-ui leading-1 tracking-0 slate">
        {texts.kilograms(plan.deemedWeight * KILOGRAMS_PER_POUND)}
      </small>
    </Rate>
  )
  return <div className={styles.rates}>{isDomestic ? [byWeight, byClass] : [byClass, byWeight]}</div>
}

const isWithinCanada = ({ from, to }: Lane): boolean => from.country === 'CA' && to.country === 'CA'

interface RateProps {
  title: string
  lane: Lane | undefined
  text: string
  children: React.ReactNode
}

const Rate = ({ title, lane, text, children }: RateProps) => (
  <div className={[styles.rate, lane && styles.yours].filter(Boolean).join(' ')}>
    <h3 className="type-label tracking-0 steel">
      {lane ? texts.yours(lane.from.name, lane.to.name) : title}
    </h3>
    <p className={`max-w-none ${styles.value}`}>{children}</p>
    <p className="max-w-none mt-1 type-small slate">{nonBreakingUnits(text)}</p>
  </div>
)

function classReason({ density, densityClass }: LoadPlan): string {
  if (densityClass === null) return texts.noClass
  const step = densityStep(density)
  const place = texts.place(densityScale[step]?.from ?? 0, densityScale[step - 1]?.from)
  return texts.classReason(density.toFixed(densityDigits(density)), place)
}

const LINEAR_FEET = 10

function weightReason(plan: LoadPlan): string {
  const { weight, volume, deemedWeight, fullHeightWeight, linearFeet, linearFootWeight } = plan
  if (volume === 0) return texts.noVolume
  return [
    deemedWeight > weight ? texts.deemed(volume, weight) : texts.scale(volume),
    fullHeightWeight > deemedWeight && texts.fullHeight(fullHeightWeight),
    linearFeet >= LINEAR_FEET &&
      linearFootWeight > deemedWeight &&
      texts.linearFoot(linearFeet, linearFootWeight),
  ]
    .filter(Boolean)
    .join(' ')
}
