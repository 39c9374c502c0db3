import type { Dispatch } from 'react'
import type { LoadPlan } from '../../../domain/load.ts'
import { noteText } from '../../../domain/messages/load-note-text.ts'
import { Ticks } from '../../ui/check-list.tsx'
import { Check } from '../../ui/field.tsx'
import styles from './load-planner.module.css'
import { capital, extrasOf } from './load-text.ts'
import type { PlannerState } from './planner-state.ts'
import type { PlannerAction } from './use-planner.ts'

interface Props {
  state: PlannerState
  plan: LoadPlan
  dispatch: Dispatch<PlannerAction>
}

const places = [
  { place: 'pickup', legend: 'At pickup' },
  { place: 'delivery', legend: 'At delivery' },
] as const

const kinds = [
  { kind: 'dock', label: 'No loading dock' },
  { kind: 'site', label: 'Home, farm or building site' },
  { kind: 'appointment', label: 'By appointment' },
] as const

/** A short check of what usually costs more than the haul itself. */
export function Extras({ state, plan, dispatch }: Props) {
  const needed = extrasOf(state, plan).map(capital)
  return (
    <fieldset className={styles.extras}>
      <legend>What would cost extra?</legend>
      <div className={styles.extrasGrid}>
        {places.map(({ place, legend }) => (
          <fieldset key={place}>
            <legend>{legend}</legend>
            {kinds.map(({ kind, label }) => {
              const extra = `${place}-${kind}` as const
              return (
                <Check
                  key={kind}
                  checked={state.extras.includes(extra)}
                  onChange={(event) => dispatch({ type: 'extra', extra, isOn: event.currentTarget.checked })}
                >
                  {label}
                </Check>
              )
            })}
          </fieldset>
        ))}
        <div className={styles.needed} role="status">
          <h3>Name in the quote</h3>
          {needed.length > 0 ? <Ticks items={needed} /> : <p>Nothing so far.</p>}
          <p className={styles.sizes}>{sizeRule(state, plan)}</p>
        </div>
      </div>
    </fieldset>
  )
}

function sizeRule({ units }: PlannerState, { notes }: LoadPlan): string {
  const oversize = notes.filter(({ code }) => code === 'oversize').map((note) => noteText(note, units))
  return oversize.length > 0
    ? `Size: ${oversize.join(' ')} Each province and each state on the way gives its own.`
    : 'Size: within the limits of both countries, 8 ft 6 in (2.59 m) wide and 13 ft 6 in (4.11 m) high on the trailer.'
}
