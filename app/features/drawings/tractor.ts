import { type Art, box, lamps, shape, wheels } from './art.ts'

/** From the front bumper to the end of the frame. */
export const TRACTOR_LENGTH = 735

/** Conventional tractor with a short sleeper; `extender` is how far its side fairing reaches behind the sleeper. */
export const tractor = (extender = 0): Art =>
  shape('o f2', `${FRAME}M738 100V92`) +
  shape('f', FIFTH_WHEEL + MUD_FLAP) +
  wheels(51, 550, 680) +
  shape('o t', CHASSIS_FAIRING) +
  shape('o b', CAB) +
  (extender > 0 ? shape('s t', sideExtender(430 + extender)) : '') +
  shape('h', SEAMS) +
  shape('s', STEPS + DOOR + BONNET_CREASE + BUMPER_TOP + ARCH_LIP) +
  shape('s g', DOOR_GLASS + SLEEPER_GLASS + HEADLAMP) +
  shape('f', DOOR_HANDLE + FOG_LAMP) +
  shape('o b', MIRROR) +
  wheels(51, 122) +
  lamps([312, 366], [282, 346])

const FRAME = 'M425 104H735V88H425Z'
const FIFTH_WHEEL = 'M548 104 560 119H648L668 104Z'
const MUD_FLAP = box(738, 26, 6, 62)
const CHASSIS_FAIRING = 'M190 112H478V52Q478 40 464 40H202Z'
const CAB =
  'M430 112V392Q428 401 416 401L352 396Q292 386 252 334L224 292 168 207C130 200 60 190 32 174' +
  'Q12 164 9 140L5 84 0 80V46Q1 33 14 32H58V60A64 64 0 0 0 186 60L190 112Z'
const SEAMS = 'M286 112V40M386 112V40M430 132H190M300 112V300Q300 318 312 326L330 336M300 306H234M6 100H56'
const STEPS = box(218, 62, 44, 9) + box(218, 86, 44, 9)
const DOOR = 'M286 118V288Q286 294 279 294L232 292 178 210 196 118Z'
const BONNET_CREASE = 'M160 206C126 198 86 190 66 178'
const BUMPER_TOP = 'M0 80 58 78'
const ARCH_LIP = 'M52 60A70 70 0 0 0 192 60'
const DOOR_GLASS = 'M276 208V280Q276 284 271 284L238 282 191 212Q191 208 194 208Z'
const SLEEPER_GLASS = box(338, 236, 52, 38, 6)
const HEADLAMP = 'M20 146Q40 146 62 134L58 118Q34 116 15 118Z'
const DOOR_HANDLE = box(254, 184, 24, 7, 3)
const FOG_LAMP = box(16, 44, 24, 8, 2)
const MIRROR = box(177, 226, 15, 46, 4)

const sideExtender = (end: number) => `M430 128H${end}V372Q${end} 384 ${end - 10} 386L430 390Z`
