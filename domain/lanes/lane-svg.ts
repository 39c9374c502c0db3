import { escapeHtml } from '../text/escape-html.ts'
import { land } from './generated/land.ts'
import { type DrawnLane, drawLane, type Frame } from './lane-drawing.ts'

type Describe = (from: string, via: string[], to: string) => string

/** Also for pages that the server fills. `app/features/lane/drawn-lane.module.css` gives it its colours. */
export function laneSvg(lane: DrawnLane, frame: Frame, describe: Describe): string {
  const { viewBox, markup, via } = drawLane(lane, frame)
  const name = escapeHtml(describe(lane.from.name, via, lane.to.name))
  return `<svg viewBox="${viewBox}" role="img" aria-label="${name}"><g class="land">${land}</g>${markup}</svg>`
}
