import { length, number, type Units, weight } from '../../../domain/load/units.ts'
import type { LoadPlan } from '../../../domain/load.ts'
import { lineLetter, noteText } from '../../../domain/messages/load-note-text.ts'
import { type Extra, isBlank, lineOf, type PlannerState } from './planner-state.ts'

interface Status {
  kind: 'ok' | 'full' | 'fails' | 'empty'
  heading: string
  text: string
}

export const pieces = (count: number): string => `${number(count)} ${count === 1 ? 'piece' : 'pieces'}`

/** What the plan comes to, as a heading and one sentence. */
export function statusOf(plan: LoadPlan, units: Units): Status {
  const { fits, notes, linearFeet } = plan
  const reasons = notes.filter(({ code }) => code !== 'full-truckload' && code !== 'not-listed')
  if (!fits) {
    const text = reasons.map((note) => noteText(note, units)).join(' ')
    return { kind: 'fails', heading: headingOf(plan), text }
  }
  if (plan.pieces === 0)
    return { kind: 'empty', heading: 'The trailer is empty.', text: 'Enter pieces to see them in it.' }
  const full = notes.find(({ code }) => code === 'full-truckload')
  if (full)
    return {
      kind: 'full',
      heading: 'This is a full truckload.',
      text: `${pieces(plan.pieces)} take ${number(linearFeet, 1)} of 53 ft and weigh ${weight(plan.weight, units)}. ${noteText(full, units)}`,
    }
  return {
    kind: 'ok',
    heading: 'Fits.',
    text: `${pieces(plan.pieces)} in ${number(linearFeet, 1)} of 53 ft.`,
  }
}

function headingOf({ notes }: LoadPlan): string {
  const outside = new Map<number | 'rest', number>()
  for (const note of notes) {
    if (note.code === 'too-long' || note.code === 'too-wide' || note.code === 'too-high')
      outside.set(note.line, note.pieces)
    if (note.code === 'no-room') outside.set('rest', note.pieces)
  }
  const count = [...outside.values()].reduce((sum, one) => sum + one, 0)
  if (count > 0) return count === 1 ? 'One piece does not fit.' : `${number(count)} pieces do not fit.`
  return notes.some(({ code }) => code === 'too-heavy') ? 'Too heavy for one trailer.' : 'Not complete yet.'
}

const needed: Record<Extra, string> = {
  'pickup-dock': 'liftgate at pickup',
  'pickup-site': 'limited access at pickup (home, farm or building site)',
  'pickup-appointment': 'appointment at pickup',
  'delivery-dock': 'liftgate at delivery',
  'delivery-site': 'limited access at delivery (home, farm or building site)',
  'delivery-appointment': 'appointment at delivery',
}

const LONG_PIECE = 96

/** Services and permits that usually cost extra, for what is ticked and for the sizes of the pieces. */
export function extrasOf({ extras, rows, units }: PlannerState, { notes }: LoadPlan): string[] {
  const isOversize = notes.some(({ code }) => code === 'oversize')
  const isLong = rows.some((row) => !isBlank(row) && lineOf(row, units).length > LONG_PIECE)
  return [
    ...extras.map((extra) => needed[extra]),
    ...(isOversize ? ['oversize permits, from each province and state on the way'] : []),
    ...(isLong ? [`overlength in a shared trailer: a piece of more than ${length(LONG_PIECE, units)}`] : []),
  ]
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Each row in a few words, such as `6 of 48 × 40 × 50 in`. */
const sizesOf = ({ rows, units }: PlannerState): string[] =>
  rows.filter((row) => !isBlank(row)).map((row) => sizeOf(row, units))

export const sizeOf = (row: PlannerState['rows'][number], units: Units): string =>
  `${row.count} of ${row.length} × ${row.width} × ${row.height} ${units === 'metric' ? 'cm' : 'in'}`

const LOAD_PLAN = 'Load plan: '
const MOST_DIMENSIONS = 500

/** The quote with this load in its weight, its dimensions and, after what is typed there, its additional information. */
export function quoteAddress(state: PlannerState, plan: LoadPlan, typed: string): string {
  const sizes = sizesOf(state).join('; ')
  const query = new URLSearchParams()
  if (plan.weight > 0) query.set('freight.weight', String(Math.round(plan.weight)))
  query.set('freight.dimensions', sizes.length <= MOST_DIMENSIONS ? sizes : 'See additional information')
  const said = typed.split('\n').filter((line) => !line.startsWith(LOAD_PLAN))
  query.set('additionalInfo', [...said, LOAD_PLAN + summaryOf(state, plan)].join('\n').trim())
  return `/quote?${query}`
}

/** On one line, so that a later plan can take its place. */
function summaryOf(state: PlannerState, plan: LoadPlan): string {
  const { linearFeet, volume, density, densityClass, fits } = plan
  const permissions = state.rows.flatMap((row, line) => {
    const may = [row.stackable && 'may be stacked', row.turnable && 'may be turned'].filter(Boolean)
    return isBlank(row) || may.length === 0 ? [] : [`${lineLetter(line)} ${may.join(' and ')}`]
  })
  const parts = [
    `${pieces(plan.pieces)} (${sizesOf(state).join('; ')}), ${number(linearFeet, 1)} linear ft of 53, ${number(volume)} ft³`,
    density > 0 && `${number(density, 1)} lb/ft³, class ${densityClass} by density`,
    ...permissions,
    !fits && statusOf(plan, state.units).text.replace(/\.$/, ''),
    ...extrasOf(state, plan).map(capital),
  ]
  return `${parts.filter(Boolean).join('. ')}.`
}
