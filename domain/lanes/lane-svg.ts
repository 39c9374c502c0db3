import { escapeHtml } from '../escape-html.ts'
import type { Messages } from '../messages/messages.ts'
import { land } from './generated/land.ts'
import { type DrawnLane, drawLane, type Frame } from './lane-drawing.ts'

/**
 * The road on the map as an SVG element, also for pages that the server fills. `app/features/lane/lane-picture.module.css`
 * gives it its colours.
 */
export function laneSvg(lane: DrawnLane, frame: Frame, { lane: texts }: Messages): string {
  const { viewBox, markup, via } = drawLane(lane, frame)
  const name = escapeHtml(texts.map(lane.from.name, via, lane.to.name))
  return `<svg viewBox="${viewBox}" role="img" aria-label="${name}"><g class="land">${land}</g>${markup}</svg>`
}
