import type { Lane } from '../../../domain/lanes/estimate.ts'
import drawing from '../../features/lane/drawn-lane.module.css'
import styles from './request-map.module.css'

/** The drawings are in the page that the server sends, and stay out of the script. */
const server = import.meta.env.SSR ? await import('./draw-request-map.ts') : undefined

/** The lane on the map; the browser leaves what the server has drawn. */
export const RequestMap = ({ lane }: { lane: Lane }) => (
  <div
    className={`${drawing.drawn} ${styles.map}`}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own; names are escaped
    dangerouslySetInnerHTML={{ __html: server?.drawRequestMap(lane) ?? '' }}
    suppressHydrationWarning
  />
)
