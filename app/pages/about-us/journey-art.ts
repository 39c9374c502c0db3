import { company } from '../../../domain/company.ts'
import { aboutUs } from '../../../translations/en/pages/about-us.tsx'
import { type Art, at, discs, road as roadway, shape } from '../../features/drawings/art.ts'
import { TRACTOR_LENGTH, tractor } from '../../features/drawings/tractor.ts'

const { founded, firstTruckRegistered, fleetExpanded } = company
const { journey } = aboutUs

export const events = new Map<number, string>([
  [founded, journey.founded],
  [firstTruckRegistered, journey.firstTruckRegistered],
  [fleetExpanded, journey.fleetExpanded],
])

/** A place, as on the maps. */
export const node = (x: number): Art =>
  shape('mine', discs(80, 0, [x]), ' opacity="0.3"') + shape('stop', discs(38, 0, [x]))

/** Side by side, the last one faintest: a row, not a number. */
const tractors = (front: number): Art =>
  `<g opacity="0.28">${at(front + 600, tractor(30))}</g>` +
  `<g opacity="0.55">${at(front + 300, tractor(30))}</g>` +
  at(front, tractor(30))

const FRONT = TRACTOR_LENGTH + 40

export const foothills: Art =
  shape('h', 'M-140 -40L-60 -120L60 -215L140 -160L230 -230L330 -110L430 -140L620 -30') + roadway(-140, 620)
export const single: Art = roadway(-40, 820) + at(FRONT, tractor(30))
export const row: Art = roadway(-40, 1460) + tractors(FRONT)

/** Units for a year on the long road. */
const YEAR = 900
const place = (year: number): number => 200 + (year - founded) * YEAR
const years = Array.from({ length: fleetExpanded - founded + 1 }, (_, i) => founded + i)

const RANGE =
  'M0 -60L120 -130L190 -110L300 -215L370 -170L455 -260L560 -150L640 -190L760 -95L880 -120L1010 -60' +
  'L1200 -40L1500 -22L1900 -10L2300 0'

export const road: Art =
  shape('h', RANGE) +
  roadway(0, place(fleetExpanded) + 100) +
  shape('s ahead', `M${place(fleetExpanded) + 100} 0H4800`) +
  years
    .map((year) => shape(events.has(year) ? 'o' : 's', `M${place(year)} 0v${events.has(year) ? 56 : 28}`))
    .join('') +
  node(place(founded)) +
  at(place(firstTruckRegistered) + TRACTOR_LENGTH / 2, tractor(30)) +
  tractors(place(fleetExpanded) + TRACTOR_LENGTH / 2)
