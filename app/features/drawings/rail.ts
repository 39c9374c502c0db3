import { type Art, at, box, shape, tape, tenth, uprights, wheels } from './art.ts'
import { container, type Feet, sizes } from './containers.ts'

interface Load {
  feet: Feet
  /** Height of its floor above the rail. */
  h: number
  /** How far its middle is from the car's. */
  off?: number
  tinted?: boolean
}

/** 53 ft well car, 23.3 m over the couplers, its middle at x. */
export const wellCar = (x: number, loads: readonly Load[]): Art =>
  at(x, trucks) +
  loads
    .map(({ feet, h, off = 0, tinted }) =>
      container(tenth(x - sizes[feet].length / 2 + off), h, feet, tinted),
    )
    .join('') +
  at(x, car)

/** From one coupler to the other. */
export const CAR_LENGTH = 2330

const both = (half: (m: 1 | -1) => string) => half(-1) + half(1)

const trucks: Art =
  shape(
    's f2',
    both((m) => `M${m * 990 - 118} 66h236l-22-28-56-8h-80l-56 8z`),
  ) +
  wheels(48, -1082, -898, 898, 1082) +
  shape(
    's f2',
    both((m) => box(m * 990 - 34, 42, 68, 30, 3)),
  )

const car: Art =
  shape(
    'o b',
    both(
      (m) =>
        `M${m * 822} 118H${m * 852}L${m * 884} 128H${m * 1122}V104H${m * 900}L${m * 862} 84 ${m * 846} 26H${m * 822}Z`,
    ),
  ) +
  shape('o b', 'M-846 26H846L830 118H-830Z') +
  shape(
    'f',
    both((m) => `M${m * 1122} 96H${m * 1165}V82H${m * 1122}Z`),
  ) +
  shape(
    's',
    `M-838 104H838M-846 40H846${both((m) => `M${m * 1090} 128v48M${m * 1108} 128v48M${m * 1090} 152H${m * 1108}M${m * 1090} 174H${m * 1108}`)}`,
  ) +
  shape('h', uprights(780, -120, 14, 40, 104)) +
  tape('M800 72H-800', ' thin')

export const rail = (from: number, to: number): Art =>
  shape('road', `M${from} 0H${to}`) +
  shape('ties', `M${Math.ceil(from / TIE) * TIE} 17H${to - 22}`) +
  shape('h', `M${from} 8H${to}`)

/** A tie of 24 and a gap of 32, as the dashes of `ties` in drawings.css. */
const TIE = 56
