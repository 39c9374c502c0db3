import { type Art, at, box, shape, tape, uprights } from './art.ts'
import { runningGear } from './running-gear.ts'
import { tractor } from './tractor.ts'
import { BUMPER, LENGTH } from './trailers.ts'

export type Feet = 20 | 40 | 53

/** Outside length and height of each container, in centimetres. */
export const sizes: Record<Feet, { length: number; height: number }> = {
  20: { length: 606, height: 259 },
  40: { length: 1219, height: 259 },
  53: { length: 1615, height: 290 },
}

const POST = 18
const CORRUGATION = 28

/** A container whose left edge is at x, standing at height h. */
export function container(x: number, h: number, feet: Feet, tinted = false): Art {
  const { length, height } = sizes[feet]
  const posts = feet === 53 ? postsOfForty : [0, length - POST]
  const tint = tinted ? ' t' : ''
  return at(
    x + length,
    shape(`o b${tint}`, box(0, 0, length, height)) +
      shape('s', box(10, 14, length - 20, height - 24)) +
      shape(
        'h',
        uprights(length - 24, -CORRUGATION, Math.ceil((length - 44) / CORRUGATION), 14, height - 10),
      ) +
      (feet === 53 ? shape(`s b${tint}`, posts.map((v) => box(v, 0, POST, height)).join('')) : '') +
      shape('f', posts.flatMap((v) => [box(v, 0, POST, 12), box(v, height - 12, POST, 12)]).join('')),
    h,
  )
}

/** The 53 ft box has its posts where a 40 ft box has its corners, which is why the two stack. */
const postsOfForty = [(LENGTH - sizes[40].length) / 2, (LENGTH + sizes[40].length) / 2 - POST]

/** A chassis with its 53 ft container behind a tractor, the rear at 0; deck at 1.19 m. */
export const containerTruck: Art =
  at(BUMPER, tractor()) +
  at(
    LENGTH,
    runningGear({ legTop: 104, top: 102 }) +
      shape('o b', 'M0 119H1615V102H250L210 108H0Z') +
      tape('M1609 111H24', ' thin'),
  ) +
  container(0, 119, 53)
