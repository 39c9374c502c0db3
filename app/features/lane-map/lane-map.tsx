import { exampleLanes } from 'virtual:example-lanes'
import { type SubmitEvent, useEffect, useState } from 'react'
import { company } from '../../../domain/company.ts'
import { quoteRequest } from '../../../domain/forms/quote-request.ts'
import { exampleCities, exampleStart } from '../../../domain/lanes/example-lanes.ts'
import { LANE_PARAMETER, laneValue, placesIn } from '../../../domain/lanes/lane-parameter.ts'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import { enDrawings } from '../../../translations/en/drawings.ts'
import { InlineSvg } from '../../ui/page/inline-svg.tsx'
import places from './generated/places.module.css'
import styles from './lane-map.module.css'
import { drawing, lanes, safeBox } from './lanes.ts'

const load = () => import('./generated/lane-map.ts')
const sent = import.meta.env.SSR ? await load() : undefined

const NAME = enDrawings.lanes(lanes.map(({ to }) => to).join(', '))
const LAND = `0 0 ${drawing.width} ${drawing.height}`
const SAFE_BOX = `${safeBox.x} ${safeBox.y} ${safeBox.width} ${safeBox.height}`

interface Props {
  /** A city was pressed. Without scripts the browser takes both places to the quote. */
  onChoose?: (event: SubmitEvent<HTMLFormElement>, lane: readonly [from: string, to: string]) => void
}

/**
 * The hero's map. The box with all lanes and names is fitted whole into the room there is; the land runs on
 * under it. Names are HTML, so they keep their size; each says how far its city is, and can be pressed.
 */
export function LaneMap({ onChoose }: Props) {
  const { land, ways } = useDrawn()
  const [near, setNear] = useState<number>()
  return (
    <div className={styles.space}>
      <div className={`${styles.map} ${places.map}`} data-near={near}>
        <InlineSvg className={`${styles.land} ${places.land}`} viewBox={LAND} markup={land} />
        <InlineSvg className={styles.ways} viewBox={SAFE_BOX} name={NAME} markup={ways} />
        <form
          className={`${styles.names} ${places.names}`}
          action={quoteRequest.page}
          onSubmit={(event) => onChoose?.(event, chosenOf(event.nativeEvent.submitter))}
        >
          {lanes.map(({ to, label, crowded }, index) => (
            <button
              key={to}
              type="submit"
              name={LANE_PARAMETER}
              value={laneValue(exampleStart, exampleCities[index] ?? '')}
              onPointerMove={() => setNear(index)}
              onPointerLeave={() => setNear(undefined)}
              onFocus={() => setNear(index)}
              onBlur={() => setNear(undefined)}
              className={[
                'p-0 border-0 bg-none text-xs nowrap slate',
                styles[label],
                crowded && styles.crowded,
              ]
                .filter(Boolean)
                .join(' ')}
            >
              {to}{' '}
              <small className="absolute py-1 px-2 amber on-amber pointer-none">{estimates[index]}</small>
            </button>
          ))}
          <span className={`pointer-none text-xs nowrap ink ${styles.calgary}`}>{company.address.city}</span>
        </form>
      </div>
    </div>
  )
}

const estimates = exampleCities.map((city) => {
  const { kilometres, days } = exampleLanes[city]
  return nonBreakingUnits(enDrawings.laneEstimate(kilometres, days))
})

const chosenOf = (submitter: Element | null): [from: string, to: string] =>
  placesIn(submitter instanceof HTMLButtonElement ? submitter.value : '')

/**
 * The map is in the page that the server sends and stays out of the script: at hydration its markup is
 * read back from the document, and is loaded only after a navigation from another page.
 */
function useDrawn() {
  const [drawn, draw] = useState(
    () => sent ?? { land: markupIn(`.${styles.land}`), ways: markupIn(`.${styles.ways}`) },
  )
  useEffect(() => {
    if (drawn.land === '') load().then(draw, () => undefined)
  }, [drawn])
  return drawn
}

const markupIn = (selector: string): string => document.querySelector(selector)?.innerHTML ?? ''
