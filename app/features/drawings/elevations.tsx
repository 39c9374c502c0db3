import { enDrawings as texts } from '../../../translations/en/drawings.ts'
import { type Art, at, box, discs, road, shape } from './art.ts'
import { containerTruck } from './containers.ts'
import { across, leader, upright, word } from './dimension.ts'
import { Drawing, RedrawnDrawing } from './drawing.tsx'
import { TRACTOR_LENGTH, tractor } from './tractor.ts'
import { BUMPER, combination, LENGTH, onRoad, type Trailer, trailer } from './trailers.ts'

const FIFTY_THREE = '53 ft · 16.15 m'
const alone = at(TRACTOR_LENGTH, tractor())
const tractorView = [-13, 406, 760, 406] as const

/** A tractor and its trailer, for a page head whose lower edge is the road. */
export const Truck = ({ kind, air = false }: { kind: Trailer; air?: boolean }) => (
  <Drawing art={combination(kind, !air)} view={onRoad} />
)

export const LoadedFlatbed = () => <Drawing art={combination('flatbed', true) + freight} view={onRoad} />

const freight =
  shape('o mine', box(300, -330, 900, 177)) + shape('s on-mine', 'M600-330v177M900-330v177M300-242h900')

export const ContainerTruck = () => <Drawing art={containerTruck} view={onRoad} />

export const Tractor = () => <Drawing className="tractor" art={alone} view={tractorView} />

/** The tractor alone, driving to the left, away from the page's end. */
export const TractorLeaving = () => (
  <Drawing
    className="tractor"
    art={`<g transform="matrix(-1 0 0 1 ${TRACTOR_LENGTH} 0)">${alone}</g>`}
    view={tractorView}
  />
)

export const TrailerElevation = ({ kind }: { kind: Trailer }) => (
  <Drawing
    className="elevation"
    art={road(-330, 2170) + combination(kind) + dimensions[kind]}
    view={[-330, 600, 2500, 680]}
    name={texts.elevations[kind]}
  />
)

const TOP = 420
const small = { size: 66 }
const whole = across(0, LENGTH, 486, FIFTY_THREE, { from: TOP, ...small })
const boxHeight = upright(-72, 411, ['13 ft 6 in', '4.11 m'], { from: -6, ...small })

const deck = (h: number, feet: string, metres: string, textHeight: number): Art =>
  upright(-72, h, [], { from: -6 }) +
  word('dt dv', -48, textHeight, feet, { ...small, anchor: 'end' }) +
  word('dt dv', -48, textHeight - 82, metres, { ...small, anchor: 'end' })

const dimensions: Record<Trailer, Art> = {
  van: whole + boxHeight,
  reefer: whole + boxHeight,
  flatbed: whole + deck(152, '5 ft', '1.52 m', 270),
  step:
    across(0, 1280, 486, '42 ft · 12.80 m', { from: TOP, ...small }) +
    across(1280, LENGTH, 486, '11 ft · 3.35 m', { from: TOP, ...small }) +
    deck(102, '3 ft 4 in', '1.02 m', 220),
}

export const UnusualLoad = () => (
  <Drawing
    className="elevation"
    art={road(-330, 2170) + at(BUMPER, tractor()) + unusual}
    view={[-330, 600, 2500, 680]}
    name={texts.unusual.name}
  />
)

const unusual =
  shape('x', 'M0-60V-430H1560V-60Z') +
  word('nb', 780, 220, texts.yourFreight, { size: 84, anchor: 'middle' }) +
  across(0, 1560, 486, texts.unusual.length, { from: 440, ...small }) +
  upright(-72, 430, [texts.unusual.height], { from: -6, ...small })

/** The reefer, large, with the path of its air and the names of its parts; on phones without its tractor. */
export const ReeferElevation = () => (
  <RedrawnDrawing
    name={texts.reefer.name}
    wide={{
      art: road(-160, 2260) + combination('reefer') + reeferParts,
      view: [-410, 590, 2700, 710],
      className: 'reefer',
    }}
    narrow={{ art: road(-60, 1720) + trailer('reefer') + narrowReeferParts, view: [-60, 790, 1780, 1010] }}
  />
)

const MIDDLE = LENGTH / 2
const airWord = (h: number, text: string, size: number) =>
  word('dt ft', MIDDLE, h, text, { size, anchor: 'middle' })

const size = 60
const reeferParts =
  across(0, LENGTH, 486, FIFTY_THREE, { from: TOP, size }) +
  upright(-72, 411, ['13 ft 6 in', '4.11 m'], { from: -6, size }) +
  leader(1636, 346, 1700, 478, texts.reefer.unit, { size }) +
  airWord(286, texts.reefer.airThere, size) +
  airWord(190, texts.reefer.airBack, size) +
  leader(930, 80, 1010, -64, texts.reefer.fuel, { size }) +
  leader(480, 129, 480, -64, texts.reefer.wall, { size })

const large = { size: 84 }

/** A line straight down past wheels and legs, its word on one side of it. */
function below(x: number, h: number, text: string, anchor: 'start' | 'end'): Art {
  const beside = anchor === 'start' ? 25 : -25
  return (
    shape('d', `M${x} ${-h}V90`) +
    shape('ld', discs(11, -h, [x])) +
    word('dt', x + beside, -96, text, { ...large, anchor })
  )
}

const narrowReeferParts =
  across(0, LENGTH, 486, FIFTY_THREE, { from: TOP, ...large }) +
  shape('d', `M1637-346V-640`) +
  shape('ld', discs(11, -346, [1637])) +
  word('dt', 1700, 670, texts.reefer.unit, { ...large, anchor: 'end' }) +
  airWord(230, texts.reefer.airPath, large.size) +
  below(640, 129, texts.reefer.wall, 'end') +
  below(930, 80, texts.reefer.fuel, 'start')
