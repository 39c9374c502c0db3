import { useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { laneValue } from '../../../domain/lanes/lane-parameter.ts'
import { en } from '../../../translations/en/en.ts'
import { laneText } from '../../../translations/lane-text.ts'
import { PartBoundary } from '../../ui/part-boundary.tsx'
import { BeforeYouAsk } from './before-links.tsx'
import { LaneCard } from './lane-card.tsx'
import {
  type LaneFields,
  laneFieldsIn,
  laneSideOf,
  laneSlotOf,
  laneStageOf,
  setPlace,
} from './lane-fields.ts'
import type { LaneRefusalText, LaneResult } from './lane-service.ts'
import { LaneAside, LaneSummary } from './lane-summary.tsx'
import styles from './lane-tools.module.css'
import { PlaceList } from './place-list.tsx'
import { useFormLane } from './use-form-lane.ts'
import { usePlaceList } from './use-place-list.ts'

/** Suggestions and lanes for every form on the page that asks for two places. Sending never waits for them. */
export default function LaneTools() {
  const forms = useLaneForms()
  const { open, choose } = usePlaceList()
  return (
    <>
      {forms.map((fields) => (
        <FormLane key={keyOf(fields.form)} fields={fields} />
      ))}
      {open &&
        createPortal(
          <PartBoundary fallback={null}>
            <PlaceList {...open} onChoose={choose} />
            <p className="sr" role="status">
              {en.lane.placesFound(open.places.length)}
            </p>
          </PartBoundary>,
          open.input.parentElement ?? document.body,
        )}
    </>
  )
}

/** Forms that have been touched, and those that already say where from and where to. */
function useLaneForms(): LaneFields[] {
  const [forms, setForms] = useState<LaneFields[]>([])
  useEffect(() => {
    const add = (form: HTMLFormElement | null) => {
      const fields = laneFieldsIn(form)
      if (!fields) return
      setForms((known) => {
        const here = known.filter((one) => one.form.isConnected)
        const isKnown = here.some((one) => one.form === form)
        return isKnown && here.length === known.length ? known : isKnown ? here : [...here, fields]
      })
    }
    const onFocus = ({ target }: Event) => {
      if (target instanceof Element) add(target.closest('form'))
    }
    for (const form of document.forms) {
      const fields = laneFieldsIn(form)
      const isFilled = fields?.from.value && fields.to.value
      if (isFilled || form.contains(document.activeElement)) add(form)
    }
    const listening = new AbortController()
    // A press elsewhere may fill in a form that nobody touched.
    for (const type of ['focusin', 'input'])
      document.addEventListener(type, onFocus, { signal: listening.signal })
    return () => listening.abort()
  }, [])
  return forms
}

const keys = new WeakMap<HTMLFormElement, number>()
let lastKey = 0

function keyOf(form: HTMLFormElement): number {
  const key = keys.get(form) ?? ++lastKey
  keys.set(form, key)
  return key
}

function FormLane({ fields }: { fields: LaneFields }) {
  const result = useFormLane(fields)
  const [slot] = useState(() => laneSlotOf(fields))
  const [stage] = useState(() => laneStageOf(fields))
  const [side] = useState(() => laneSideOf(fields))
  const [closed, close] = useState<LaneResult>()
  const fitsStage = stage !== undefined && result !== undefined && 'lane' in result
  const isClosed = fitsStage && result === closed
  const isOnStage = fitsStage && !isClosed

  // The stage's own map gives way to the lane; its style sheet looks for this. The focus stays on the stage.
  useLayoutEffect(() => {
    const hadFocus = stage?.contains(document.activeElement)
    stage?.toggleAttribute('data-lane-shown', isOnStage)
    // What is closed had it, and is gone.
    if (stage && (hadFocus || isClosed))
      focusOn(stage, isOnStage, laneValue(fields.from.value, fields.to.value))
  }, [stage, isOnStage, isClosed, fields])

  // The same lane may be asked for again.
  useEffect(() => {
    const reopen = () => close(undefined)
    fields.form.addEventListener('input', reopen)
    return () => fields.form.removeEventListener('input', reopen)
  }, [fields])

  useLayoutEffect(() => {
    if (result) showFocusedField(fields.form)
  }, [result, fields])

  return (
    <>
      {createPortal(
        <PartBoundary>
          <Under result={result} fields={fields} isShown={!fitsStage} isBeside={side !== undefined} />
        </PartBoundary>,
        slot,
      )}
      {isOnStage && createPortal(<LaneCard lane={result.lane} onClose={() => close(result)} />, stage)}
      {side &&
        result &&
        'lane' in result &&
        createPortal(
          <PartBoundary>
            <LaneAside lane={result.lane} />
          </PartBoundary>,
          side,
        )}
    </>
  )
}

/** On the lane's own button, and back on the one that its city was chosen with. */
function focusOn(stage: HTMLElement, isOnStage: boolean, lane: string): void {
  const buttons = [...stage.querySelectorAll<HTMLButtonElement>(isOnStage ? 'section button' : 'form button')]
  const chosen = buttons.find(({ value }) => value === lane) ?? buttons[0]
  chosen?.focus()
}

const ROOM = 12

/** In a panel, what comes in above the field that has the focus would push it beneath the panel's foot. */
function showFocusedField(form: HTMLFormElement): void {
  const { activeElement: field } = document
  if (!field || !form.contains(field) || !form.closest('[role=dialog]')) return
  let scroller = field.parentElement
  while (scroller && scroller !== form && getComputedStyle(scroller).overflowY !== 'auto')
    scroller = scroller.parentElement
  if (!scroller) return
  const beneath = field.getBoundingClientRect().bottom + ROOM - scroller.getBoundingClientRect().bottom
  if (beneath > 0) scroller.scrollTop += beneath
}

interface UnderProps {
  result: LaneResult | undefined
  fields: LaneFields
  /** Otherwise only said to those who do not see the card. */
  isShown: boolean
  /** It is also at the side, where there is room. */
  isBeside: boolean
}

const Under = ({ result, fields, isShown, isBeside }: UnderProps) => (
  <div role="status" className={isShown && result ? `mt-4 min-0 ${styles.under}` : undefined}>
    {result && 'refusal' in result && <NoEstimate refusal={result.refusal} fields={fields} />}
    {result && 'lane' in result && isShown && (
      <div className={isBeside ? styles.besides : undefined}>
        <LaneSummary lane={result.lane} typed={[fields.from.value, fields.to.value]} />
        <BeforeYouAsk parts={laneText(result.lane, en).before} className="mt-2 type-small slate" />
      </div>
    )}
    {result && 'lane' in result && !isShown && (
      <span className="sr">{laneText(result.lane, en).distance}</span>
    )}
  </div>
)

/** A place that is not recognized is sent as it was typed. */
function NoEstimate({
  refusal: { problems, suggestions, before },
  fields,
}: {
  refusal: LaneRefusalText
  fields: LaneFields
}) {
  return (['from', 'to'] as const)
    .filter((end) => problems[end])
    .map((end) => (
      <div key={end} className={styles.unknown}>
        <p>
          <b className="ink anywhere">{en.lane.noEstimate(fields[end].value)}</b> {problems[end]}{' '}
          {en.lane.sentAsTyped}
        </p>
        {(suggestions[end]?.length ?? 0) > 0 && (
          <p>
            {en.lane.didYouMean}{' '}
            {suggestions[end]?.slice(0, 4).map(({ label }) => (
              <button
                className="min-target p-0 px-3 edged r2 bg-none ink type-label"
                key={label}
                type="button"
                onClick={() => setPlace(fields[end], label)}
              >
                {label}
              </button>
            ))}
          </p>
        )}
        <BeforeYouAsk parts={before?.[end] ?? []} />
      </div>
    ))
}
