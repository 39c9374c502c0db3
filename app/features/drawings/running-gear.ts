import { type Art, box, shape, wheels } from './art.ts'

interface Gear {
  /** Centre of the landing legs, and what they hang from. */
  legs?: number
  legTop?: number
  braced?: boolean
  /** Radius of the wheels, the first of the two axles, and what they carry. */
  r?: number
  first?: number
  top?: number
  /** Height of the winches under a deck. */
  winches?: number
}

const AXLES_APART = 124
const REAR = 1615

/** What a 53 ft trailer stands on: landing legs, two axles, flaps, rear bumper. */
export function runningGear(gear: Gear = {}): Art {
  const { legs = 330, legTop = 107, braced = true, r = 51, first = 1355, top = 107, winches } = gear
  const second = first + AXLES_APART
  return (
    shape(
      's f2',
      box(legs - 9, 44, 18, legTop - 44) +
        box(legs - 7, 34, 14, 12) +
        (braced ? `M${legs + 9} 58 ${legs + 78} ${legTop}` : '') +
        suspension(first, r, top) +
        box(REAR - 9, 50, 9, 58) +
        (winches ? winchRow(winches) : ''),
    ) +
    shape(
      'f',
      box(legs - 17, 30, 34, 7) + box(second + r + 15, 26, 5, top - 40) + box(REAR - 12, 48, 12, 12),
    ) +
    wheels(r, first, second)
  )
}

function suspension(first: number, r: number, top: number): string {
  const centre = first + AXLES_APART / 2
  const below = top - 14
  return (
    `M${centre - 140} ${top}h280l-12-14h-256z` +
    `M${first} ${r} ${first + 30} ${below}M${first + 94} ${below} ${first + AXLES_APART} ${r}`
  )
}

const winchRow = (h: number) =>
  [470, 592, 714, 836, 958, 1080, 1202].map((v) => box(v - 9, h, 18, 13)).join('')
