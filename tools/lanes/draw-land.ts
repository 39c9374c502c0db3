/** Draws the land under the lanes, for crops of any part of it. Run `node tools/lanes/draw-land.ts`. */
import { writeFileSync } from 'node:fs'
import type { Position } from 'geojson'
import { project } from '../../domain/lanes/projection.ts'
import { readCountries, readMexico } from '../lane-map/regions.ts'
import { compact } from '../lane-map/svg-path.ts'

/** Beyond this no lane of ours is drawn: the Aleutians, Hawaii and the Arctic islands. */
const FRAME = { west: -168, north: 72, south: 14 }

export function drawLand(): string {
  const countries = readCountries().map(
    ({ code, outline, borders }) =>
      `<path class="${code.toLowerCase()}" d="${rings(outline.coordinates)}"/>` +
      `<path class="borders" d="${packed(borders.coordinates.map((line) => path(line, false)))}"/>`,
  )
  return [`<path class="mx" d="${rings(readMexico().coordinates)}"/>`, ...countries].join('')
}

const rings = (polygons: Position[][][]): string =>
  packed(
    polygons
      .flat()
      .filter((ring) => ring.every(([x = 0, y = 0]) => x > -180 && x < 0 && y > FRAME.south))
      .filter((ring) => ring.some(([x = 0, y = 0]) => x > FRAME.west && y < FRAME.north))
      .map((ring) => path(ring, true)),
  )

/** All lines at once: each starts from where the one before ended. */
const packed = (paths: string[]): string => compact(paths.join(''), 1)

function path(line: Position[], isRing: boolean): string {
  const points = line.map(([longitude = 0, latitude = 0]) =>
    project(longitude, latitude)
      .map((value) => value.toFixed(2))
      .join(','),
  )
  return `M${(isRing ? points.slice(0, -1) : points).join('L')}${isRing ? 'Z' : ''}`
}

/** What this script writes down. */
export const moduleOf = (markup: string): string =>
  `/** Made by \`node tools/lanes/draw-land.ts\`. */\nexport const land =\n  '${markup}'\n`

if (import.meta.main) {
  const markup = drawLand()
  writeFileSync(new URL('../../domain/lanes/generated/land.ts', import.meta.url), moduleOf(markup))
  console.log(`${markup.length} bytes`)
}
