import { home } from '../../../translations/en/pages/home.tsx'
import { type Art, box, discs, shape, tape } from '../../features/drawings/art.ts'
import { word } from '../../features/drawings/dimension.ts'
import { Drawing } from '../../features/drawings/drawing.tsx'

const { screens: said } = home.how

/** At least 12 px high on the narrowest phone. */
const TEXT = 14.5

function form(): Art {
  return (
    name(32, said.form) +
    tape('M2 48H120', ' thin') +
    shape('h', 'M120 48H278') +
    field(62, ...said.pickup) +
    field(110, ...said.delivery) +
    button(16, 248, said.send)
  )
}

function page(): Art {
  return (
    note(30, said.request) +
    name(52, said.reference) +
    name(88, said.lane, 18) +
    note(122, said.answered) +
    name(144, said.deadline) +
    shape('s', 'M24 176H256') +
    shape('stop', discs(7, 176, [24])) +
    shape('o b', discs(6, 176, [140, 256]))
  )
}

function inbox(): Art {
  const rows = said.waiting.map(([left, lane, share], row) => {
    const y = 82 + row * 44
    return (
      shape('h', `M2 ${y - 24}H278`) +
      name(y - 4, left, TEXT) +
      word('nt', 126, 4 - y, lane, { size: TEXT }) +
      shape('f2', box(16, y + 3, 84, 5)) +
      shape(share < 0.2 ? 'mine' : 'f', box(16, y + 3, 84 * share, 5))
    )
  })
  return name(38, said.inbox) + word('nt', 264, -38, said.left, { size: TEXT, anchor: 'end' }) + rows.join('')
}

function quote(): Art {
  const rows = said.lines.map(
    (line, row) =>
      note(84 + row * 24, line) +
      shape('f2', box(200 + row * 16, 74 + row * 24, 64 - row * 16, 10)) +
      shape('h', `M16 ${91 + row * 24}H264`),
  )
  return (
    note(30, said.quoted) +
    name(52, said.lane) +
    rows.join('') +
    name(136, said.total, TEXT) +
    shape('f', box(184, 125, 80, 12)) +
    button(16, 150, said.accept) +
    shape('s', box(178, 158, 86, 34, 4)) +
    word('nb', 221, -180, said.decline, { size: TEXT, anchor: 'middle' })
  )
}

const name = (y: number, text: string, size = 16): Art => word('nb', 16, -y, text, { size })

const note = (y: number, text: string): Art => word('nt', 16, -y, text, { size: TEXT })

const field = (y: number, label: string, value: string): Art =>
  shape('s', box(16, y, 248, 40, 4)) +
  word('nt', 26, -y - 17, label, { size: TEXT }) +
  word('nb', 26, -y - 34, value, { size: TEXT })

/** Paler than a button that can be pressed. */
const button = (x: number, width: number, text: string): Art =>
  shape('mine', box(x, 158, width, 34, 4), ' opacity=".5"') +
  word('nb', x + width / 2, -180, text, { size: TEXT, anchor: 'middle' })

/** One request on four screens of this site, in pixels from the upper edge; only pictures of what the words say. */
export const quoteScreens = [form(), page(), inbox(), quote()].map((art) => (
  <Drawing key={art} art={shape('o b', box(1, 1, 278, 202, 8)) + art} view={[0, 0, 280, 204]} />
))
