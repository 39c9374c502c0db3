import { enDrawings as texts } from '../../../translations/en/drawings.ts'
import { type Art, discs, road, shape } from './art.ts'
import { container, containerTruck, type Feet, sizes } from './containers.ts'
import { across, upright, word } from './dimension.ts'
import { RedrawnDrawing } from './drawing.tsx'
import { CAR_LENGTH, rail, wellCar } from './rail.ts'

export const Containers = () => (
  <RedrawnDrawing
    name={texts.containers}
    wide={{ art: boxes, view: [-195, 600, 5950, 630], className: 'long' }}
    narrow={{ art: stackedBoxes, view: [-50, 1870, 2350, 1900] }}
  />
)

export const WellCars = () => (
  <RedrawnDrawing
    name={texts.wellCars.name}
    wide={{ art: rail(-2560, 2560) + cars, view: [-2800, 960, 5950, 990], className: 'long' }}
    narrow={{ art: stackedCars, view: [-1220, 2000, 2440, 2190] }}
  />
)

/** The way of a container: truck, train, truck; from left to right, or downward. */
export const IntermodalFlow = () => (
  <RedrawnDrawing
    name={texts.flow.name}
    wide={{ art: ways + vehicles + stops, view: [-4900, 1180, 9800, 1240], className: 'way' }}
    narrow={{ art: downward, view: [-120, 130, 2820, 4330] }}
  />
)

const metres: Record<Feet, string> = { 20: '6.06', 40: '12.19', 53: '16.15' }

const heights: Record<Feet, readonly string[]> = {
  20: ['8 ft 6 in', '2.59 m'],
  40: ['8 ft 6 in', '2.59 m'],
  53: ['9 ft 6 in', '2.90 m'],
}

/** A container with its length, drawn at height `above`, and its height. */
const drawWithSizes = (x: number, feet: Feet, size: number, above = sizes[feet].height): Art => {
  const { length, height } = sizes[feet]
  const end = x + length
  return (
    road(x - 40, end + 40) +
    container(x, 0, feet, feet === 40) +
    across(x, end, above + size * 1.1, `${feet} ft · ${metres[feet]} m`, { from: height + 6, size }) +
    upright(end + 76, height, heights[feet], { from: end + 6, size })
  )
}

const lift = (height: number, art: Art): Art => `<g transform="translate(0 ${-height})">${art}</g>`

const SIZE = 130
const boxes =
  drawWithSizes(0, 20, SIZE, sizes[53].height) +
  drawWithSizes(1450, 40, SIZE, sizes[53].height) +
  drawWithSizes(3530, 53, SIZE)

const NARROW_SIZE = 115
const stackedBoxes = (
  [
    [20, 1330],
    [40, 680],
    [53, 0],
  ] as const
)
  .map(([feet, height]) => lift(height, drawWithSizes(0, feet, NARROW_SIZE)))
  .join('')

const CAR = CAR_LENGTH / 2 + 25
/** A length on a plate of the container's own colour, clear of its frame. */
const inside = (x: number, h: number, feet: Feet, { size, tinted }: { size: number; tinted?: true }) =>
  shape(
    tinted ? 't' : 'b',
    `M${x - 1.2 * size} ${size * 0.2 - h}v${-0.98 * size}h${2.4 * size}v${0.98 * size}z`,
  ) + word('dt', x, h, `${feet} ft`, { size, anchor: 'middle' })

const carOfTwenties = (x: number, size: number) =>
  wellCar(x, [
    { feet: 20, h: 30, off: -306 },
    { feet: 20, h: 30, off: 306 },
    { feet: 53, h: 291 },
  ]) +
  across(x - 1165, x + 1165, 672 + size, texts.wellCars.overCouplers, { from: 190, size }) +
  inside(x - 306, 200 - size / 4, 20, { size }) +
  inside(x + 306, 200 - size / 4, 20, { size }) +
  inside(x, 420, 53, { size })

const carOfForty = (x: number, size: number) =>
  wellCar(x, [
    { feet: 40, h: 30, tinted: true },
    { feet: 53, h: 291 },
  ]) +
  across(x - 807.5, x + 807.5, 590 + size, '53 ft · 16.15 m', { from: 590, size }) +
  inside(x, 200 - size / 4, 40, { size, tinted: true })

const cars =
  carOfTwenties(-CAR, SIZE) +
  carOfForty(CAR, SIZE) +
  upright(2470, 581, ['19 ft 1 in', '5.81 m'], { from: 2120, size: SIZE })

const NARROW_CARS = 119
const stackedCars =
  lift(1060, rail(-1220, 1220) + carOfTwenties(0, NARROW_CARS)) +
  rail(-1220, 1220) +
  carOfForty(0, NARROW_CARS) +
  word('dt', 0, -150, texts.wellCars.high, { size: NARROW_CARS, anchor: 'middle' })

const ways = shape('road', 'M-4840 0H-2460M2460 0H4840') + rail(-2460, 2460)

const truckAt = (x: number) => `<g transform="translate(${x})">${containerTruck}</g>`
const stacked = [
  { feet: 53, h: 30 },
  { feet: 53, h: 322, tinted: true },
] as const
const vehicles = truckAt(-4682) + truckAt(2558) + wellCar(-CAR, stacked) + wellCar(CAR, stacked)

const stop = (x: number, text: string, anchor: 'start' | 'middle' | 'end') =>
  word('nb', x, 1020, text, { size: 217, anchor })
const leg = (x: number, text: string) => word('dt', x, 715, text, { size: 217, anchor: 'middle' })

const stops =
  shape('d', 'M-4780-900H4780') +
  shape('stop', discs(44, -900, [-4780, -2460, 2460, 4780])) +
  stop(-4780, texts.flow.pickup, 'start') +
  stop(-2460, texts.flow.terminal, 'middle') +
  stop(2460, texts.flow.terminal, 'middle') +
  stop(4780, texts.flow.delivery, 'end') +
  leg(-3620, texts.flow.truck) +
  leg(0, texts.flow.rail) +
  leg(3620, texts.flow.truck)

const DOWN = [
  [texts.flow.pickup, 0],
  [texts.flow.terminal, -1220],
  [texts.flow.terminal, -2830],
  [texts.flow.delivery, -4050],
] as const
const onTheWay = (height: number, text: string, art: Art) =>
  `${word('dt', 200, height, text, { size: 138 })}<g transform="translate(200 ${-height})">${art}</g>`

const downward =
  shape('d', 'M0 0V4050') +
  shape('stop', DOWN.map(([, height]) => discs(52, -height, [0])).join('')) +
  DOWN.map(([text, height]) => word('nb', 200, height - 50, text, { size: 150 })).join('') +
  onTheWay(
    -300,
    texts.flow.truck,
    `<g transform="translate(0 640)">${shape('road', 'M-40 0H2440')}${containerTruck}</g>`,
  ) +
  onTheWay(
    -1520,
    texts.flow.rail,
    `<g transform="translate(1200 1000)">${rail(-1240, 1240)}${wellCar(0, stacked)}</g>`,
  ) +
  onTheWay(
    -3130,
    texts.flow.truck,
    `<g transform="translate(0 640)">${shape('road', 'M-40 0H2440')}${containerTruck}</g>`,
  )
