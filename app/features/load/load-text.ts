import type { LoadPlan } from '../../../domain/load.ts'
import { isAdvice } from '../../../domain/load-planning/notes.ts'
import { KILOGRAMS_PER_POUND, type Units } from '../../../domain/load-planning/units.ts'
import { capitalize } from '../../../domain/text/capitalize.ts'
import { enLoad } from '../../../translations/en/load.ts'
import { lineLetter, noteText } from '../../../translations/en/load-notes.ts'
import { isBlank, lineOf, numberOf, type PlannerState } from './planner-state.ts'

interface Status {
  kind: 'ok' | 'full' | 'fails' | 'empty'
  heading: string
  text: string
}

const { status: statusTexts, extras: extraTexts, quote: quoteTexts } = enLoad

/** What the plan comes to, as a heading and one sentence. */
export function statusOf(plan: LoadPlan, units: Units): Status {
  const { fits, notes, linearFeet } = plan
  const advice = notes.filter(
    (note) => isAdvice(note) && note.code !== 'full-truckload' && note.code !== 'not-listed',
  )
  const withAdvice = (text: string) => [text, ...advice.map((note) => noteText(note, units))].join(' ')
  if (!fits) {
    const reasons = notes.filter(({ code }) => code !== 'full-truckload' && code !== 'not-listed')
    const text = reasons.map((note) => noteText(note, units)).join(' ')
    return { kind: 'fails', heading: headingOf(plan), text }
  }
  if (plan.pieces === 0) return { kind: 'empty', ...statusTexts.empty }
  const full = notes.find(({ code }) => code === 'full-truckload')
  if (full)
    return {
      kind: 'full',
      heading: statusTexts.full,
      text: withAdvice(
        `${statusTexts.fullText(plan.pieces, linearFeet, plan.weight, units)} ${noteText(full, units)}`,
      ),
    }
  return {
    kind: 'ok',
    heading: statusTexts.fits,
    text: withAdvice(statusTexts.fitsText(plan.pieces, linearFeet)),
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
  if (count > 0) return statusTexts.tooMany(count)
  return notes.some(({ code }) => code === 'too-heavy' || code === 'too-heavy-piece' || code === 'axles')
    ? statusTexts.tooHeavy
    : statusTexts.incomplete
}

const LONG_PIECE = 96

/** Services and permits that usually cost extra, for what is ticked and for the sizes of the pieces. */
export function extrasOf({ extras, rows, units }: PlannerState, { notes }: LoadPlan): string[] {
  const isOversize = notes.some(({ code }) => code === 'oversize')
  const isLong = rows.some((row) => !isBlank(row) && lineOf(row, units).length >= LONG_PIECE)
  return [
    ...extras.map((extra) => extraTexts.needed[extra]),
    ...(isOversize ? [extraTexts.oversize] : []),
    ...(isLong ? [extraTexts.overlength(LONG_PIECE, units)] : []),
  ]
}

/** Each row in a few words, such as `6 of 48 × 40 × 50 in`. */
const sizesOf = ({ rows, units }: PlannerState): string[] =>
  rows.filter((row) => !isBlank(row)).map((row) => sizeOf(row, units))

export function sizeOf(row: PlannerState['rows'][number], units: Units): string {
  const size = (['length', 'width', 'height'] as const).map((measure) => numberOf(row, measure, units))
  return quoteTexts.size(row.count, size.join(' × '), units === 'metric' ? 'cm' : 'in')
}

const MAX_DIMENSIONS = 500

/** The quote with this load in its weight, its dimensions and, after what is typed there, its additional information. */
export function quoteUrl(state: PlannerState, plan: LoadPlan, typed: string): string {
  const sizes = sizesOf(state).join('; ')
  const query = new URLSearchParams()
  const isMetric = state.units === 'metric'
  if (plan.weight > 0) {
    query.set('freight.weight', String(Math.round(plan.weight * (isMetric ? KILOGRAMS_PER_POUND : 1))))
    query.set('freight.weightUnit', isMetric ? 'kg' : 'lbs')
  }
  query.set('freight.dimensions', sizes.length <= MAX_DIMENSIONS ? sizes : quoteTexts.seeInfo)
  const ownLines = typed.split('\n').filter((line) => !line.startsWith(quoteTexts.prefix))
  query.set('additionalInfo', [...ownLines, quoteTexts.prefix + summaryOf(state, plan)].join('\n').trim())
  return `/quote?${query}`
}

/** On one line, so that a later plan can take its place. */
function summaryOf(state: PlannerState, plan: LoadPlan): string {
  const { linearFeet, volume, density, densityClass, fits } = plan
  const permissions = state.rows.flatMap((row, line) => {
    const may = [row.stackable && quoteTexts.stackable, row.turnable && quoteTexts.turnable].filter(Boolean)
    return isBlank(row) || may.length === 0 ? [] : [`${lineLetter(line)} ${may.join(quoteTexts.and)}`]
  })
  const parts = [
    quoteTexts.total(plan.pieces, sizesOf(state).join('; '), linearFeet, volume),
    density > 0 && quoteTexts.density(density, densityClass),
    ...permissions,
    !fits && statusOf(plan, state.units).text.replace(/\.$/, ''),
    ...extrasOf(state, plan).map(capitalize),
  ]
  return `${parts.filter(Boolean).join('. ')}.`
}
