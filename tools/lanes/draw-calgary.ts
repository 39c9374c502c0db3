/** Draws the map of the contact page: the land around Calgary and its roads. Run `node tools/lanes/draw-calgary.ts`. */
import { writeFileSync } from 'node:fs'
import { geoIdentity, geoPath, geoTransform } from 'd3-geo'
import type { Geometry } from 'geojson'
import { project } from '../../domain/lanes/projection.ts'
import { readCountries } from '../lane-map/regions.ts'
import { compact } from '../lane-map/svg-path.ts'

/** What the wide and the narrow map show between them, in units of the projection. */
const FRAME = { left: -330, top: -250, right: 10, bottom: 30 }

/** As `GET /api/lane` gave for Calgary and each city: kilometres, and longitude and latitude on the way. */
const ROADS = [
  {
    name: 'Edmonton',
    kilometres: 300,
    line: '-114.09 51.05, -114.04 51.30, -114.03 51.79, -113.80 52.27, -113.58 52.68, -113.55 53.27, -113.47 53.55',
  },
  {
    name: 'Vancouver',
    kilometres: 980,
    line: '-114.09 51.05, -115.35 51.08, -115.57 51.18, -115.92 51.27, -116.18 51.42, -116.49 51.40, -116.97 51.30, -118.20 51.00, -118.98 50.84, -119.30 50.70, -119.95 50.65, -120.32 50.67, -120.79 50.11, -121.44 49.38, -121.95 49.17, -122.25 49.06, -122.83 49.11, -123.12 49.25',
  },
  {
    name: 'Regina',
    kilometres: 750,
    line: '-114.09 51.05, -113.39 51.05, -112.46 50.79, -111.89 50.58, -110.68 50.04, -109.48 49.91, -108.48 50.10, -107.80 50.28, -105.53 50.40, -104.62 50.45',
  },
  {
    name: 'Medicine Hat',
    kilometres: 290,
    line: '-114.09 51.05, -113.39 51.05, -112.46 50.79, -111.89 50.58, -110.68 50.04',
  },
  {
    name: 'Lethbridge',
    kilometres: 210,
    line: '-114.09 51.05, -113.87 50.58, -113.77 50.35, -113.59 50.03, -113.42 49.72, -112.82 49.70',
  },
  {
    name: 'Great Falls',
    kilometres: 510,
    line: '-114.09 51.05, -113.87 50.58, -113.77 50.35, -113.59 50.03, -113.42 49.72, -112.82 49.70, -112.08 49.15, -111.96 49.00, -111.86 48.51, -111.30 47.50',
  },
  {
    name: 'Kamloops',
    kilometres: 630,
    line: '-114.09 51.05, -115.35 51.08, -115.57 51.18, -115.92 51.27, -116.18 51.42, -116.49 51.40, -116.97 51.30, -118.20 51.00, -118.98 50.84, -119.30 50.70, -119.95 50.65, -120.32 50.67',
  },
]

export function drawCalgary(): string {
  const countries = readCountries()
  const land = countries.map(({ code, outline }) => `  ${code.toLowerCase()}:\n    '${clipped(outline)}',`)
  const borders = compact(countries.map((country) => draw(country.borders) ?? '').join(''), 0.5)
  return (
    '/** Made by `node tools/lanes/draw-calgary.ts`. */\n' +
    `export const land = {\n${land.join('\n')}\n  borders:\n    '${borders}',\n}\n\n` +
    `export const roads = [\n${ROADS.map(road).join('\n')}\n]\n`
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

function road({ name, kilometres, line }: (typeof ROADS)[number]): string {
  const points = line.split(', ').map((point) => {
    const [longitude = 0, latitude = 0] = point.split(' ').map(Number)
    return project(longitude, latitude)
  })
  const at = points.at(-1)?.map((value) => value.toFixed(1)) ?? []
  const path = `M${points.map((point) => point.map((value) => value.toFixed(2)).join(',')).join('L')}`
  return `  { name: '${name}', kilometres: ${kilometres}, at: [${at.join(', ')}], line: '${compact(path, 0.5)}' },`
}

if (import.meta.main) {
  const module = drawCalgary()
  writeFileSync(new URL('../../domain/lanes/generated/calgary.ts', import.meta.url), module)
  console.log(`${module.length} bytes`)
}
