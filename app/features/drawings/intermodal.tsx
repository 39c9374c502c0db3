import { type Art, discs, road, shape } from './art.ts'
import { container, containerTruck, type Feet, sizes } from './containers.ts'
import { across, upright, word } from './dimension.ts'
import { RedrawnDrawing } from './drawing.tsx'
import { CAR_LENGTH, rail, wellCar } from './rail.ts'

/** 20, 40 and 53 ft containers on the ground; on phones one above the other. */
export const Containers = () => (
  <RedrawnDrawing
    from={37}
    name="20, 40 and 53 foot containers to scale"
    wide={{ art: road(-60, 3960) + boxes, view: [-70, 510, 4560, 570] }}
    narrow={{ art: stackedBoxes, view: [-30, 1660, 2330, 1690] }}
  />
)

/** Two cars of a double-stack train; on phones one above the other. */
export const WellCars = () => (
  <RedrawnDrawing
    from={52}
    name="Two double-stack well cars, to scale"
    wide={{ art: rail(-2560, 2640) + cars, view: [-2560, 890, 5500, 920] }}
    narrow={{ art: stackedCars, view: [-1220, 2000, 2440, 2190] }}
  />
)

/** The way of a container: truck, train, truck; from left to right, or downward. */
export const IntermodalFlow = () => (
  <RedrawnDrawing
    from={52}
    name="A container goes by truck to the rail terminal, by train, and by truck to delivery"
    wide={{ art: ways + vehicles + stops, view: [-4760, 1200, 9860, 1260] }}
    narrow={{ art: downward, view: [-120, 130, 2820, 4330] }}
  />
)

const metres: Record<Feet, string> = { 20: '6.06', 40: '12.19', 53: '16.15' }

const sized = (x: number, feet: Feet, size: number, tinted = false): Art => {
  const { length, height } = sizes[feet]
  const above = { from: height + 6, size }
  return (
    container(x, 0, feet, tinted) +
    across(x, x + length, height + size * 1.1, `${feet} ft · ${metres[feet]} m`, above)
  )
}

const lifted = (height: number, art: Art): Art => `<g transform="translate(0 ${-height})">${art}</g>`

const BOX = 86
const boxes =
  sized(0, 20, BOX) +
  sized(836, 40, BOX, true) +
  sized(2285, 53, BOX) +
  upright(3980, 290, ['9 ft 6 in', '2.90 m'], { from: 3904, size: BOX })

const NARROW_BOX = 115
const heightOf = (feet: Feet, lines: string[]) =>
  upright(sizes[feet].length + 76, sizes[feet].height, lines, {
    from: sizes[feet].length + 6,
    size: NARROW_BOX,
  })
const stackedBoxes = (
  [
    [20, 1120],
    [40, 580],
    [53, 0],
  ] as const
)
  .map(([feet, height]) =>
    lifted(
      height,
      road(-30, 1640) +
        sized(0, feet, NARROW_BOX, feet === 40) +
        heightOf(feet, feet === 53 ? ['9 ft 6 in', '2.90 m'] : ['8 ft 6 in', '2.59 m']),
    ),
  )
  .join('')

const CAR = CAR_LENGTH / 2 + 25
const inside = (x: number, h: number, feet: Feet, size: number) =>
  word('dt halo', x, h, `${feet} ft`, { size, anchor: 'middle' })

const carOfTwenties = (x: number, size: number) =>
  wellCar(x, [
    { feet: 20, h: 30, off: -306 },
    { feet: 20, h: 30, off: 306 },
    { feet: 53, h: 291, tinted: true },
  ]) +
  across(x - 1165, x + 1165, 672 + size, '76 ft 6 in · 23.3 m over the couplers', { from: 590, size }) +
  inside(x - 306, 178 - size / 4, 20, size) +
  inside(x + 306, 178 - size / 4, 20, size) +
  inside(x, 420, 53, size)

const carOfForty = (x: number, size: number) =>
  wellCar(x, [
    { feet: 40, h: 30, tinted: true },
    { feet: 53, h: 291 },
  ]) +
  across(x - 807.5, x + 807.5, 590 + size, '53 ft · 16.15 m', { from: 590, size }) +
  inside(x, 178 - size / 4, 40, size)

const CARS = 78
const cars =
  carOfTwenties(-CAR, CARS) +
  carOfForty(CAR, CARS) +
  upright(2470, 581, ['19 ft 1 in', '5.81 m'], { from: 2120, size: CARS })

const NARROW_CARS = 119
const stackedCars =
  lifted(1060, rail(-1220, 1220) + carOfTwenties(0, NARROW_CARS)) +
  rail(-1220, 1220) +
  carOfForty(0, NARROW_CARS) +
  word('dt', 0, -150, '19 ft 1 in · 5.81 m high', { size: NARROW_CARS, anchor: 'middle' })

const ways = shape('road', 'M-4700 0H-2420M2560 0H4990') + rail(-2420, 2560)

const truckAt = (x: number) => `<g transform="translate(${x})">${containerTruck}</g>`
const stacked = [
  { feet: 53, h: 30 },
  { feet: 53, h: 322, tinted: true },
] as const
const vehicles = truckAt(-4550) + truckAt(2710) + wellCar(-CAR, stacked) + wellCar(CAR, stacked)

const stop = (x: number, text: string, anchor: 'start' | 'middle' | 'end') =>
  word('nb', x, 1020, text, { size: 165, anchor })
const leg = (x: number, text: string) => word('dt', x, 735, text, { size: 150, anchor: 'middle' })

const stops =
  shape('d', 'M-4640-900H4930') +
  shape('stop', discs(44, -900, [-4640, -2470, 2530, 4930])) +
  stop(-4640, 'Pickup', 'start') +
  stop(-2470, 'Rail terminal', 'middle') +
  stop(2530, 'Rail terminal', 'middle') +
  stop(4930, 'Delivery', 'end') +
  leg(-3555, 'Drayage by truck') +
  leg(30, 'Rail for the long haul') +
  leg(3730, 'Drayage by truck')

const DOWN = [
  ['Pickup', 0],
  ['Rail terminal', -1220],
  ['Rail terminal', -2830],
  ['Delivery', -4050],
] as const
const onTheWay = (height: number, text: string, art: Art) =>
  `${word('dt', 200, height, text, { size: 138 })}<g transform="translate(200 ${-height})">${art}</g>`

const downward =
  shape('d', 'M0 0V4050') +
  shape('stop', DOWN.map(([, height]) => discs(52, -height, [0])).join('')) +
  DOWN.map(([text, height]) => word('nb', 200, height - 50, text, { size: 150 })).join('') +
  onTheWay(
    -300,
    'Drayage by truck',
    `<g transform="translate(0 640)">${shape('road', 'M-40 0H2440')}${containerTruck}</g>`,
  ) +
  onTheWay(
    -1520,
    'Rail for the long haul',
    `<g transform="translate(1200 1000)">${rail(-1240, 1240)}${wellCar(0, stacked)}</g>`,
  ) +
  onTheWay(
    -3130,
    'Drayage by truck',
    `<g transform="translate(0 640)">${shape('road', 'M-40 0H2440')}${containerTruck}</g>`,
  )
