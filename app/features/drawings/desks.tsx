import type { Area } from '../../../domain/company-facts.ts'
import { type Art, box, discs, shape } from './art.ts'
import { Drawing } from './drawing.tsx'

export const DeskDrawing = ({ area }: { area: Area }) => (
  <Drawing art={furniture + onDesk[area]} view={[18, -28, 204, 136]} />
)

const screen = (x: number): string => `${box(x, 38, 44, 8)}M${x + 22} 46v6`

const furniture: Art =
  shape('o b', box(20, 30, 200, 84, 2)) +
  shape('h', `M20 104h200${box(92, 84, 56, 16, 2)}`) +
  shape('o t', 'M96 128q24-12 48 0v26q-24 14-48 0z') +
  shape('o', 'M90 132q-6 10 0 20M150 132q6 10 0 20')

const oneScreen = shape('s f2', screen(98))

const schedule: Art =
  shape('s f2', screen(66) + screen(122)) +
  shape('s b', box(164, 52, 48, 50)) +
  shape('d tick', 'M170 92l12-14 9 4 14-22') +
  shape('ld', discs(3, 92, [170]) + discs(3, 60, [205]))

const binders: Art =
  oneScreen +
  shape('s t', [30, 50, 60].map((x) => box(x, 40, 9, 42)).join('')) +
  shape('s mine', box(40, 40, 9, 42)) +
  shape('s b', box(164, 54, 42, 48)) +
  shape('h', 'M171 66h28M171 76h28M171 86h18') +
  shape('d tick', 'M190 92l5 5 9-11')

const model: Art =
  oneScreen +
  shape('o b', box(30, 58, 50, 17)) +
  shape('h', 'M40 58v17M50 58v17M60 58v17M70 58v17') +
  shape('o mine', 'M82 60h12l4 3v7l-4 3h-12z') +
  shape('s', `${discs(10, 74, [186])}M186 84v16M186 93h6M186 99h5`)

const headset: Art =
  oneScreen +
  shape('o', 'M34 84a20 20 0 0 1 40 0') +
  shape('o mine', box(29, 80, 10, 16, 4) + box(69, 80, 10, 16, 4)) +
  shape('s', 'M34 96q0 8 14 8') +
  shape('s b', box(166, 50, 38, 50)) +
  shape('h', 'M172 60h26M172 69h26M172 78h18')

const onDesk: Record<Area, Art> = { operations: schedule, safety: binders, fleet: model, service: headset }
