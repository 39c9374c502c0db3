import type { Dispatch } from 'react'
import type { Lane } from '../../../domain/lanes/estimate.ts'
import type { LoadPlan } from '../../../domain/load.ts'
import { capitalize } from '../../../domain/text/capitalize.ts'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import { enLoad } from '../../../translations/en/load.ts'
import { noteText } from '../../../translations/en/load-notes.ts'
import { Check } from '../../ui/controls/field.tsx'
import { CheckList } from '../../ui/lists/check-list.tsx'
import styles from './extras.module.css'
import { extrasOf } from './load-text.ts'
import type { PlannerState } from './planner-state.ts'
import type { PlannerAction } from './use-planner.ts'

interface Props {
  state: PlannerState
  plan: LoadPlan
  lane: Lane | undefined
  dispatch: Dispatch<PlannerAction>
}

const { extras: texts } = enLoad
const places = ['pickup', 'delivery'] as const
const kinds = ['dock', 'site', 'appointment'] as const

/** A short check of what usually costs more than the haul itself. */
export function Extras({ state, plan, lane, dispatch }: Props) {
  const needed = extrasOf(state, plan).map(capitalize)
  return (
    <fieldset className={styles.extras}>
      <legend className="full mb-3 type-h3">{texts.heading}</legend>
      <div className={styles.extrasGrid}>
        {places.map((place) => (
          <fieldset className="flex column" key={place}>
            <legend className="mb-1 type-label tracking-0">{texts.places[place]}</legend>
            {kinds.map((kind) => {
              const extra = `${place}-${kind}` as const
              return (
                <Check
                  key={kind}
                  name="extra"
                  value={extra}
                  checked={state.extras.includes(extra)}
                  onChange={(event) => dispatch({ type: 'extra', extra, isOn: event.currentTarget.checked })}
                >
                  {texts.kinds[kind]}
                </Check>
              )
            })}
          </fieldset>
        ))}
        <div className={styles.needed} role="status">
          <h3 className="mb-1 type-label tracking-0">{texts.inQuote}</h3>
          {needed.length > 0 ? <CheckList items={needed} /> : <p>{texts.nothing}</p>}
          <p className="mt-3 type-small steel">{nonBreakingUnits(sizeRule(state, plan, lane))}</p>
        </div>
      </div>
    </fieldset>
  )
}

function sizeRule({ units }: PlannerState, { notes }: LoadPlan, lane: Lane | undefined): string {
  const oversize = notes.filter(({ code }) => code === 'oversize').map((note) => noteText(note, units))
  return oversize.length > 0 ? texts.oversizeRule(oversize.join(' '), lane?.regions) : texts.sizeRule
}
