import { useEffect, useState } from 'react'
import { InlineSvg } from '../../ui/inline-svg.tsx'
import styles from './lane-map.module.css'

const load = () => import('./generated/lane-map.ts')
const sent = import.meta.env.SSR ? (await load()).laneMap : ''

const NAME = 'Map of Canada and the United States with example lanes drawn from Calgary'

/** The hero's map. */
export function LaneMap() {
  return <InlineSvg className={styles.map} viewBox="0 0 1200 800" name={NAME} markup={useDrawn()} />
}

/**
 * The map is in the page that the server sends and stays out of the script: at hydration its markup is
 * read back from the document, and only someone who comes from another page loads it.
 */
function useDrawn(): string {
  const [markup, draw] = useState(() =>
    import.meta.env.SSR ? sent : (document.querySelector(`.${styles.map}`)?.innerHTML ?? ''),
  )
  useEffect(() => {
    if (markup === '') load().then((drawn) => draw(drawn.laneMap))
  }, [markup])
  return markup
}
