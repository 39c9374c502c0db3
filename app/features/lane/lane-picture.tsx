import type { DrawnLane, Frame } from '../../../domain/lanes/lane-drawing.ts'
import { laneSvg } from '../../../domain/lanes/lane-svg.ts'
import { en } from '../../../translations/en/en.ts'
import drawing from './drawn-lane.module.css'
import styles from './lane-picture.module.css'

interface Props extends Frame {
  lane: DrawnLane
}

/** The road on the map, cropped to the shape of its place. It works without JavaScript. */
export const LanePicture = ({ lane, ...frame }: Props) => (
  <div
    className={`${drawing.drawn} ${styles.picture}`}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing; names in it are escaped
    dangerouslySetInnerHTML={{ __html: laneSvg(lane, frame, en.lane.map) }}
  />
)
