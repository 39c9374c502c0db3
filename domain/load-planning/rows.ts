import { type PlannedRow, shortestRows } from './shortest-rows.ts'
import {
  type Footprint,
  footprints,
  levels,
  type NumberedLine,
  stackAt,
  stackCount,
  stacksOf,
} from './stacks.ts'
import { TOLERANCE, trailer } from './trailer.ts'

/** One stack on the floor, in inches: x from the nose, y from the left side, `pieces` on top of one another. */
export interface Placement {
  line: number
  x: number
  y: number
  length: number
  width: number
  pieces: number
  isTurned: boolean
}

/** One row across the trailer: inches from the nose, and the length of its longest stack. */
export interface LoadRow {
  x: number
  length: number
  placements: Placement[]
}

export interface Arrangement {
  /** Floor length of all rows, also of those that no longer fit inside. */
  inches: number
  rows: LoadRow[]
  /** Rows that stand in a second trailer, from its nose. */
  secondRows: LoadRow[]
  /** Pieces in rows that do not end within the trailer. */
  piecesLeft: number
  /** Whether all rows within the trailer are listed. */
  isWhole: boolean
}

const MAX_STACKS = 2000

const emptyArrangement = (): Arrangement => ({
  inches: 0,
  rows: [],
  secondRows: [],
  piecesLeft: 0,
  isWhole: true,
})

/** Puts lines into rows across the floor, in their order. */
export function arrangeRows(lines: readonly NumberedLine[]): Arrangement {
  const stacks = lines.reduce((sum, { piece }) => sum + stackCount(piece), 0)
  return stacks > MAX_STACKS ? arrangeByLine(lines) : arrangeTogether(lines)
}

function arrangeTogether(lines: readonly NumberedLine[]): Arrangement {
  const arrangement = emptyArrangement()
  let second: number | undefined
  for (const row of shortestRows(lines.flatMap(stacksOf))) {
    const isInside = arrangement.inches + row.length <= trailer.length + TOLERANCE
    if (isInside) arrangement.rows.push(place(arrangement.inches, row))
    else {
      second ??= arrangement.inches
      const x = arrangement.inches - second
      if (x + row.length <= trailer.length + TOLERANCE) arrangement.secondRows.push(place(x, row))
      arrangement.piecesLeft += row.stacks.reduce((sum, { stack }) => sum + stack.pieces, 0)
    }
    arrangement.inches += row.length
  }
  return arrangement
}

/** Too many stacks to look at each: every line in rows of its own, never shorter than `shortestRows`. */
function arrangeByLine(lines: readonly NumberedLine[]): Arrangement {
  const arrangement = emptyArrangement()
  let free = MAX_STACKS
  for (const line of lines) {
    const { footprint, across, rows } = shortestWay(line)
    const room = Math.floor((trailer.length + TOLERANCE - arrangement.inches) / footprint.length)
    const inside = Math.max(0, Math.min(rows, room))
    const listed = Math.min(inside, Math.floor(free / across))
    for (let row = 0; row < listed; row++) {
      const stacks = stacksInRow(line, footprint, across, row)
      arrangement.rows.push(place(arrangement.inches + row * footprint.length, stacks))
    }
    free -= listed * across
    arrangement.isWhole &&= listed === inside
    arrangement.piecesLeft += Math.max(0, line.piece.count - inside * across * levels(line.piece))
    arrangement.inches += rows * footprint.length
  }
  return arrangement
}

interface Way {
  footprint: Footprint
  across: number
  rows: number
}

function shortestWay({ piece }: NumberedLine): Way {
  const stacks = stackCount(piece)
  return footprints(piece)
    .map((footprint) => {
      const across = Math.floor((trailer.width + TOLERANCE) / footprint.width)
      return { footprint, across, rows: Math.ceil(stacks / across) }
    })
    .reduce((least, way) =>
      way.rows * way.footprint.length < least.rows * least.footprint.length ? way : least,
    )
}

function stacksInRow(line: NumberedLine, footprint: Footprint, across: number, row: number): PlannedRow {
  const first = row * across
  const count = Math.min(across, stackCount(line.piece) - first)
  const stacks = Array.from({ length: count }, (_, i) => ({
    stack: stackAt(line, first + i, [footprint]),
    footprint,
  }))
  return { length: footprint.length, stacks }
}

function place(x: number, { length, stacks }: PlannedRow): LoadRow {
  let y = 0
  const placements = stacks.map(({ stack, footprint }) => {
    const placement = { line: stack.line, x, y, ...footprint, pieces: stack.pieces }
    y += footprint.width
    return placement
  })
  return { x, length, placements }
}
