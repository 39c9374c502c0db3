import { type Art, at, box, discs, lamps, shape, tape, uprights } from './art.ts'
import { runningGear } from './running-gear.ts'
import { tractor } from './tractor.ts'

export type Trailer = 'van' | 'reefer' | 'flatbed' | 'step'

/** 53 feet. */
export const LENGTH = 1615
/** The kingpin sits 0.91 m behind the nose, over the drive axles, so the bumper is this far ahead of the nose. */
const COUPLED = 509
/** The front bumper of a coupled tractor, where the trailer's rear is 0. */
export const BUMPER = LENGTH + COUPLED

/** What is shown of a combination: its road, and what stands on it. */
export const onRoad = [-10, 414, BUMPER + 16, 414] as const

/** A trailer alone, its rear at 0; `bare` leaves out the load's outline or the path of the air. */
export const trailer = (kind: Trailer, bare = false): Art => at(LENGTH, trailers[kind](bare))

/** A trailer coupled to its tractor, the rear at 0. */
export const combination = (kind: Trailer, bare = false): Art =>
  at(BUMPER, tractor(extenders[kind])) + trailer(kind, bare)

const extenders: Record<Trailer, number> = { van: 32, reefer: 14, flatbed: 0, step: 0 }

const trailers: Record<Trailer, (bare: boolean) => Art> = {
  van: () => van(shape('h', SEAMS)),
  reefer,
  flatbed,
  step: stepDeck,
}

/** A dry van with what is drawn on, or seen through, its side. */
export const van = (side: Art): Art =>
  runningGear() + vanBody + side + shape('o t', SKIRT) + shape('s', RAILS) + shape('h', SKIRT_JOINTS)

/** 53 ft box: floor at 1.22 m, 4.11 m high. */
const vanBody: Art =
  shape('o b', 'M1615 107V411H8Q0 411 0 403V107Z') +
  tape('M1599 113H24') +
  lamps([1585, 404], [26, 404], [807.5, 127])
const RAILS = 'M0 124H1615M0 402H1615M1601 107V411M10 124V402'
const SEAMS = uprights(1596.5, -122, 13, 124, 402)
const SKIRT = 'M420 108H1200V40H490Z'
const SKIRT_JOINTS = 'M664 108V40M908 108V40M1152 108V40'

/** The same box with insulated walls, the unit on the nose and its fuel tank below. */
function reefer(bare: boolean): Art {
  const unit = 'M0 212-40 216Q-48 218-48 228V366Q-48 378-38 382L0 396Z'
  const grille = `M-42 236h36${'m-36 13h36'.repeat(4)}`
  const fan = discs(17, 346, [-25])
  return (
    runningGear() +
    vanBody +
    shape('x', 'M1593 392H16V134H1596V392Z') +
    shape('o t', unit + box(610, 58, 150, 44, 20)) +
    shape('h', grille + discs(6, 346, [-25])) +
    shape('s', `${RAILS}M-48 312H0M735 58V102M636 58V102${fan}`) +
    (bare ? '' : shape('air', AIR))
  )
}

const AIR =
  'M14 366H1540Q1572 366 1572 336V176Q1572 150 1540 150H40' +
  [300, 800, 1300].map((v) => `M${v - 16} 376l18-10-18-10M${v + 16} 160l-18-10 18-10`).join('')

/** Deck at 1.52 m. */
function flatbed(bare: boolean): Art {
  return (
    runningGear({ legTop: 119, top: 112, winches: 84 }) +
    shape('o t', 'M0 140V124L280 119 400 98H1250L1400 114 1615 124V140Z') +
    shape('o b', box(0, 140, LENGTH, 13) + box(0, 153, 11, 108)) +
    shape('h', `M30 132H1605${uprights(1585, -61, 26, 140, 153)}`) +
    shape('s', box(11, 153, 9, 60)) +
    tape('M1609 146H14') +
    (bare ? '' : shape('x', 'M1605 411H24V154H1605Z')) +
    lamps([1595, 128])
  )
}

/** Upper deck 3.35 m long at 1.52 m, lower deck at 1.02 m, smaller wheels. */
function stepDeck(bare: boolean): Art {
  return (
    runningGear({ legs: 270, legTop: 122, braced: false, r: 46, first: 1372, top: 84, winches: 52 }) +
    shape('o t', 'M0 140V124L300 120 352 66H1260L1300 80H1615V90H346L335 140Z') +
    shape('o b', `${box(0, 140, 335, 13)}M1615 89V102H348L335 140H324L340 89Z${box(0, 153, 11, 100)}`) +
    shape('h', uprights(325, -61, 6, 140, 153) + uprights(1585, -61, 21, 89, 102)) +
    tape('M330 146H12M1609 95H354') +
    (bare ? '' : shape('x', 'M24 154V411H1605V103'))
  )
}
