import { useEffect, useState } from 'react'
import { company } from '../../../domain/company.ts'
import { enDrawings } from '../../../translations/en/drawings.ts'
import { InlineSvg } from '../../ui/inline-svg.tsx'
import places from './generated/places.module.css'
import styles from './lane-map.module.css'
import { drawing, lanes, safeBox } from './lanes.ts'

const load = () => import('./generated/lane-map.ts')
const sent = import.meta.env.SSR ? await load() : undefined

const NAME = enDrawings.lanes(lanes.map(({ to }) => to).join(', '))
const LAND = `0 0 ${drawing.width} ${drawing.height}`
const SAFE_BOX = `${safeBox.x} ${safeBox.y} ${safeBox.width} ${safeBox.height}`

/**
 * The hero's map. The box with all lanes and names is fitted whole into the room there is; the land runs on
 * under it. Names are HTML, so they keep their size.
 */
export function LaneMap() {
  const { land, ways } = useDrawn()
  return (
    <div className={styles.space}>
      <div className={`${styles.map} ${places.map}`}>
        <InlineSvg className={`${styles.land} ${places.land}`} viewBox={LAND} markup={land} />
        <InlineSvg className={styles.ways} viewBox={SAFE_BOX} name={NAME} markup={ways} />
        <div className={`${styles.names} ${places.names}`} aria-hidden="true">
          {lanes.map(({ to, label, crowded }) => (
            <span key={to} className={[styles[label], crowded && styles.crowded].filter(Boolean).join(' ')}>
              {to}
            </span>
          ))}
          <span className={styles.calgary}>{company.address.city}</span>
        </div>
      </div>
    </div>
  )
}

/**
 * The map is in the page that the server sends and stays out of the script: at hydration its markup is
 * read back from the document, and is loaded only after a navigation from another page.
 */
function useDrawn() {
  const [drawn, draw] = useState(
    () => sent ?? { land: markupIn(`.${styles.land}`), ways: markupIn(`.${styles.ways}`) },
  )
  useEffect(() => {
    if (drawn.land === '') load().then(draw)
  }, [drawn])
  return drawn
}

const markupIn = (selector: string): string => document.querySelector(selector)?.innerHTML ?? ''
