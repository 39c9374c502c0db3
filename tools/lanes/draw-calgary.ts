/** Draws the map of the contact page: the land around Calgary and its roads. Run `node tools/lanes/draw-calgary.ts`. */
import { writeFileSync } from 'node:fs'
import { geoIdentity, geoPath, geoTransform } from 'd3-geo'
import type { Geometry } from 'geojson'
import { project } from '../../domain/lanes/projection.ts'
import { openLanes } from '../../server/lanes/lanes.ts'
import { readCountries } from '../lane-map/regions.ts'
import { compact } from '../lane-map/svg-path.ts'

/** What the wide and the narrow map show between them, in units of the projection. */
const FRAME = { left: -330, top: -250, right: 10, bottom: 30 }
const CITIES = [
  'Edmonton, AB',
  'Vancouver, BC',
  'Regina, SK',
  'Medicine Hat, AB',
  'Lethbridge, AB',
  'Great Falls, MT',
  'Kamloops, BC',
]

export async function drawCalgary(): Promise<string> {
  const countries = readCountries()
  const land = countries
    .map(({ code, outline }) => `  ${code.toLowerCase()}:\n    '${clipped(outline)}',`)
    .join('\n')
  const borders = countries.map((country) => clipped(country.borders)).join('')
  const roads = await Promise.all(CITIES.map(road))
  return (
    '/** Made by `node tools/lanes/draw-calgary.ts`. */\n' +
    `export const land = {\n${land}\n  borders:\n    '${borders}',\n}\n\n` +
    `export const roads = [\n${roads.join('\n')}\n]\n`
  )
}

const projection = geoTransform({
  point(longitude, latitude) {
    const [x, y] = project(longitude, latitude)
    this.stream.point(x, y)
  },
})
const frame = geoIdentity().clipExtent([
  [FRAME.left, FRAME.top],
  [FRAME.right, FRAME.bottom],
])
const draw = geoPath({ stream: (output) => projection.stream(frame.stream(output)) })

const clipped = (geometry: Geometry): string => compact(draw(geometry) ?? '', 0.5)

async function road(city: string): Promise<string> {
  const answer = await openLanes().lane('Calgary, AB', city)
  if (!('lane' in answer)) throw new Error(`No lane from Calgary to ${city}`)
  const { path, kilometres, to } = answer.lane
  const line = compact(
    `M${path
      .map((point) =>
        project(...point)
          .map((v) => v.toFixed(2))
          .join(','),
      )
      .join('L')}`,
    0.5,
  )
  const at = project(to.longitude, to.latitude).map((value) => Math.round(value * 10) / 10)
  return `  { name: '${to.name}', kilometres: ${kilometres.about}, at: [${at.join(', ')}], line: '${line}' },`
}

if (import.meta.main) {
  const module = await drawCalgary()
  writeFileSync(new URL('../../app/pages/contact/generated/calgary.ts', import.meta.url), module)
  console.log(`${module.length} bytes`)
}
