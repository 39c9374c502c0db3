import { type Art, discs, road, shape } from './art.ts'
import { container, containerTruck, type Feet, sizes } from './containers.ts'
import { across, upright, word } from './dimension.ts'
import { Drawing } from './drawing.tsx'
import { CAR_LENGTH, rail, wellCar } from './rail.ts'

/** 20, 40 and 53 ft containers on the ground. */
export const Containers = () => (
  <Drawing
    className="least-860"
    art={road(-60, 3960) + boxes}
    view={[-70, 440, 4300, 500]}
    name="20, 40 and 53 foot containers to scale"
  />
)

/** Two cars of a double-stack train. */
export const WellCars = () => (
  <Drawing
    className="least-1080"
    art={rail(-2560, 2640) + cars}
    view={[-2560, 830, 5300, 860]}
    name="Two double-stack well cars, to scale"
  />
)

/** The way of a container: truck, train, truck. */
export const IntermodalFlow = () => (
  <Drawing
    className="least-1100"
    art={ways + vehicles + stops}
    view={[-4760, 1180, 9860, 1240]}
    name="A container goes by truck to the rail terminal, by train, and by truck to delivery"
  />
)

const sized = (x: number, feet: Feet, metres: string, tinted = false): Art => {
  const { length, height } = sizes[feet]
  const above = { from: height + 6 }
  return container(x, 0, feet, tinted) + across(x, x + length, height + 70, `${feet} ft · ${metres} m`, above)
}

const boxes =
  sized(0, 20, '6.06') +
  sized(836, 40, '12.19', true) +
  sized(2285, 53, '16.15') +
  upright(3970, 290, ['9 ft 6 in', '2.90 m'], { from: 3904 })

const CAR = CAR_LENGTH / 2 + 25
const size = 62
const inside = (x: number, h: number, feet: Feet) =>
  word('dt halo', x, h, `${feet} ft`, { size, anchor: 'middle' })

const cars =
  wellCar(-CAR, [
    { feet: 20, h: 30, off: -306 },
    { feet: 20, h: 30, off: 306 },
    { feet: 53, h: 291, tinted: true },
  ]) +
  wellCar(CAR, [
    { feet: 40, h: 30, tinted: true },
    { feet: 53, h: 291 },
  ]) +
  across(-CAR - 1165, -CAR + 1165, 744, '76 ft 6 in · 23.3 m over the couplers', { from: 590, size }) +
  across(CAR - 807.5, CAR + 807.5, 652, '53 ft · 16.15 m', { from: 590, size }) +
  inside(-CAR - 306, 178, 20) +
  inside(-CAR + 306, 178, 20) +
  inside(CAR, 178, 40) +
  inside(-CAR, 420, 53) +
  upright(2470, 581, ['19 ft 1 in', '5.81 m'], { from: 2120, size })

const ways = shape('road', 'M-4700 0H-2420M2560 0H4990') + rail(-2420, 2560)

const truckAt = (x: number) => `<g transform="translate(${x})">${containerTruck}</g>`
const stacked = [
  { feet: 53, h: 30 },
  { feet: 53, h: 322, tinted: true },
] as const
const vehicles = truckAt(-4550) + truckAt(2710) + wellCar(-CAR, stacked) + wellCar(CAR, stacked)

const stop = (x: number, text: string, anchor: 'start' | 'middle' | 'end') =>
  word('nb', x, 1010, text, { size: 120, anchor })
const leg = (x: number, text: string) => word('dt', x, 780, text, { size: 108, anchor: 'middle' })

const stops =
  shape('d', 'M-4640-900H4930') +
  shape('stop', discs(44, -900, [-4640, -2470, 2530, 4930])) +
  stop(-4640, 'Pickup', 'start') +
  stop(-2470, 'Rail terminal', 'middle') +
  stop(2530, 'Rail terminal', 'middle') +
  stop(4930, 'Delivery', 'end') +
  leg(-3555, 'Drayage by truck') +
  leg(30, 'Rail for the long middle') +
  leg(3730, 'Drayage by truck')
