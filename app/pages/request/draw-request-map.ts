import type { Lane } from '../../../domain/lanes/estimate.ts'
import { land } from '../../../domain/lanes/generated/land.ts'
import { drawLane } from '../../../domain/lanes/lane-drawing.ts'
import { escapeHtml } from '../../../domain/text/escape-html.ts'
import { en } from '../../../translations/en/en.ts'

/** Drawn for each, so that names keep their size: `width` and `height` in pixels of the window. */
const frames = {
  wide: { width: 576, height: 340 },
  medium: { width: 400, height: 330 },
  narrow: { width: 390, height: 272 },
}

/** SVG for each width. The land is large: the first drawing has it, the others use it. */
export const drawRequestMap = (lane: Lane): string =>
  Object.entries(frames)
    .map(([width, frame], at) => {
      const { viewBox, markup, via } = drawLane(lane, frame)
      const name = escapeHtml(en.lane.map(lane.from.name, via, lane.to.name))
      const ground = at === 0 ? `<g class="land" id="drawn-land">${land}</g>` : '<use href="#drawn-land"/>'
      return `<svg data-width="${width}" viewBox="${viewBox}" role="img" aria-label="${name}">${ground}${markup}</svg>`
    })
    .join('')
