import type { Lane } from '../../../domain/lanes/estimate.ts'
import { land } from '../../../domain/lanes/generated/land.ts'
import { drawLane, type Frame } from '../../../domain/lanes/lane-drawing.ts'
import { en } from '../../../domain/messages/en.ts'
import { InlineSvg } from '../../ui/inline-svg.tsx'
import styles from './lane-picture.module.css'

interface Props extends Frame {
  lane: Pick<Lane, 'path' | 'from' | 'to'>
}

/** The road on the map, cropped to the shape it stands in. It works without JavaScript. */
export function LanePicture({ lane, ...frame }: Props) {
  const { viewBox, markup, via } = drawLane(lane, frame)
  return (
    <InlineSvg
      className={styles.picture}
      viewBox={viewBox}
      name={en.lane.map(lane.from.name, via, lane.to.name)}
      markup={`<g class="land">${land}</g>${markup}`}
    />
  )
}
