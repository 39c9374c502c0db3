import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Lane } from '../../../domain/lanes/estimate.ts'
import type { LoadPlan } from '../../../domain/load.ts'
import { INCHES_PER_FOOT } from '../../../domain/load-planning/trailer.ts'
import { isOpenDeck } from '../../../domain/load-planning/trailers.ts'
import { number, weight } from '../../../domain/load-planning/units.ts'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import { enLoad } from '../../../translations/en/load.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import choice from '../../ui/controls/choice.module.css'
import { Extras } from './extras.tsx'
import { Figures } from './figures.tsx'
import { LoadTable } from './load-table.tsx'
import { quoteUrl, statusOf } from './load-text.ts'
import { PieceRows } from './piece-rows.tsx'
import styles from './planner.module.css'
import { planOf } from './planner-state.ts'
import { Rates } from './rates.tsx'
import { Trailers } from './trailer-comparison.tsx'
import { usePlanner } from './use-planner.ts'

interface Props {
  Trailer: ComponentType<{ plan: LoadPlan; name: string }>
  /** What the quote's additional information has already. */
  typedInfo: string
  /** Of the quote, where it is known. */
  lane?: Lane | undefined
  /** Where other trailers are shown. */
  trailersLink: ReactNode
}

export function LoadPlanner({ Trailer, typedInfo, lane, trailersLink }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [state, dispatch] = usePlanner(form)
  const [announced, announce] = useState('')
  const plan = planOf(state, lane)
  const status = statusOf(plan, state.units)
  const spoken = useSettled(`${status.heading} ${status.text}`)
  const summary = `${enLoad.pieces(plan.pieces)}, ${weight(plan.weight, state.units)}, ${number(plan.linearFeet, 1)} ft`
  return (
    <form
      ref={form}
      id="load-planner"
      className={styles.planner}
      aria-label={enLoad.form}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={`cluster gap-2 gap-x-4 py-4 px-inset ${styles.top}`}>
        <h2 className="mr-auto type-h3">{enLoad.rows.heading}</h2>
        <fieldset className={`${choice.choice} ${styles.units}`}>
          <legend className="sr">{enLoad.units.legend}</legend>
          {(['imperial', 'metric'] as const).map((units) => (
            <label className="focus-frame relative" key={units}>
              <input
                className="absolute inset-0 full h-full pointer"
                type="radio"
                name="units"
                value={units}
                checked={state.units === units}
                onChange={() => dispatch({ type: 'units', units })}
              />
              <span className="grid place-center min-target py-1 px-4 edged type-label">
                {enLoad.units[units]}
              </span>
            </label>
          ))}
        </fieldset>
      </div>
      <div className={`container ${styles.rows}`}>
        <PieceRows {...{ state, plan, dispatch, announce }} />
      </div>
      <div className={`container ${styles.view}`}>
        <div className={styles.result}>
          <p className={styles.status}>
            <b className={`type-h3 ${TONES[status.kind] ?? ''}`}>{status.heading}</b>{' '}
            <span>{nonBreakingUnits(status.text)}</span>
          </p>
          <p className="sr" role="status">
            {announced} {spoken}
          </p>
          <div className={styles.drawing}>
            <Trailer plan={plan} name={enLoad.drawing(plan.pieces, plan.linearFeet)} />
            {plan.secondRows.length > 0 && (
              <div>
                <h3 className="mt-4 type-label tracking-0 steel">{enLoad.second.heading}</h3>
                <Trailer
                  plan={{ ...plan, rows: plan.secondRows }}
                  name={enLoad.second.drawing(lengthOf(plan.secondRows))}
                />
              </div>
            )}
            <Figures plan={plan} />
          </div>
          <Hint plan={plan} link={trailersLink} />
          <Trailers plan={plan} units={state.units} />
        </div>
      </div>
      <div className={`container ${styles.rest}`}>
        <Rates plan={plan} lane={lane} />
        <Extras {...{ state, plan, lane, dispatch }} />
        <LoadTable {...{ state, plan }} />
      </div>
      <div className={styles.foot}>
        <p className="max-w-none leading-35">
          <b className="block type-action">{nonBreakingUnits(summary)}</b>{' '}
          <span className="text-sm steel">{enLoad.estimate}</span>
        </p>
        <ButtonLink to={quoteUrl(state, plan, typedInfo)} opens="quote-drawer" arrow>
          {enLoad.carry}
        </ButtonLink>
      </div>
    </form>
  )
}

const TONES: Partial<Record<ReturnType<typeof statusOf>['kind'], string>> = { ok: 'success', fails: 'error' }

function Hint({ plan: { fits, notes }, link }: { plan: LoadPlan; link: ReactNode }) {
  const isFull = fits && notes.some(({ code }) => code === 'full-truckload')
  const isForOpenDeck = notes.some(({ code }) => isOpenDeck(code) || code === 'oversize' || code === 'long')
  if (!isFull && !isForOpenDeck) return null
  return (
    <p className={styles.hint}>
      {isFull ? enLoad.hints.full : enLoad.hints.openDeck} {link}
    </p>
  )
}

const lengthOf = (rows: LoadPlan['rows']): number =>
  Math.max(0, ...rows.map(({ x, length }) => x + length)) / INCHES_PER_FOOT

const PAUSE = 700

/** A text once it has stopped changing: screen readers hear the result and not every key. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('')
  const first = useRef(text)
  useEffect(() => {
    if (text === first.current) return
    first.current = ''
    const timer = setTimeout(setSettled, PAUSE, text)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
