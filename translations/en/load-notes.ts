import type { LineField, LoadNote } from '../../domain/load-planning/notes.ts'
import { payloads, trailer } from '../../domain/load-planning/trailer.ts'
import type { TrailerKind } from '../../domain/load-planning/trailers.ts'
import { length, number, type Units, weight } from '../../domain/load-planning/units.ts'
import { plural } from '../plural.ts'

const ALPHABET = 26

/** The letter of a line in the drawing: A to Z, then AA. */
export const lineLetter = (line: number): string =>
  (line >= ALPHABET ? lineLetter(Math.floor(line / ALPHABET) - 1) : '') +
  String.fromCharCode('A'.charCodeAt(0) + (line % ALPHABET))

const wanted: Record<LineField, string> = {
  count: 'a whole number of pieces, from 0 to a million',
  length: 'a length above 0, as 48, 4 ft or 1.2 m',
  width: 'a width above 0, as 48, 4 ft or 1.2 m',
  height: 'a height above 0, as 48, 4 ft or 1.2 m',
  weight: 'the weight of one piece, 0 or more, as 600 or 270 kg',
}

/** As in the middle of a sentence. */
export const deckNames: Record<TrailerKind, string> = {
  'dry-van': 'dry van',
  reefer: 'reefer',
  flatbed: 'flatbed',
  'step-deck': 'step deck',
  lowboy: 'lowboy',
}

export const adjective = { length: 'long', width: 'wide', height: 'high' } as const
const dimensionOf = { 'too-long': 'length', 'too-wide': 'width', 'too-high': 'height' } as const

const pieces = (count: number): string =>
  `${number(count)} ${plural('en-CA', count, { one: 'piece', other: 'pieces' })}`

/** A note in English, as one sentence. */
export function noteText(note: LoadNote, units: Units = 'imperial'): string {
  switch (note.code) {
    case 'invalid':
      return `Row ${lineLetter(note.line)} needs ${wanted[note.field]}.`
    case 'too-long':
    case 'too-wide':
    case 'too-high':
      return `${lineLetter(note.line)} is ${length(note.inches, units)} ${adjective[dimensionOf[note.code]]}; a 53 ft dry van takes ${length(note.limit, units)}.`
    case 'flatbed':
    case 'step-deck':
    case 'lowboy':
      return `${lineLetter(note.line)} can travel on a ${deckNames[note.code]} within the size limits of both countries.`
    case 'oversize':
      if (note.dimension === 'length')
        return `${lineLetter(note.line)} is ${length(note.inches, units)} long; a ${deckNames[note.deck]} takes ${length(note.limit, units)}, so it needs one that extends${note.inches > trailer.length ? ', usually with a permit' : ''}.`
      return `${lineLetter(note.line)} is ${length(note.inches, units)} ${adjective[note.dimension]}; on a ${deckNames[note.deck]}, more than ${length(note.limit, units)} needs a permit.`
    case 'long':
      return `${lineLetter(note.line)} is ${length(note.inches, units)} long: pieces of this length are usually loaded from the side or by crane, on a flatbed.`
    case 'concentrated':
      return `${weight(note.pounds, units)} stand on ${number(note.feet)} ft of floor; floors and axles usually take ${weight(note.limit, units)} there, so dispatch plans how it is spread, blocked and tied down.`
    case 'axles':
      return note.unit === 'tridem'
        ? `Within Canada ${weight(note.pounds, units)} usually needs a tridem trailer (three axles).`
        : `${weight(note.pounds, units)} is more than a single trailer usually carries; within Canada a Super-B (two flat decks, eight axles) takes about ${weight(payloads.superB, units)}.`
    case 'no-room':
      return `The load takes ${number(note.feet, 1)} of 53 ft, so ${pieces(note.pieces)} ${plural('en-CA', note.pieces, { one: 'needs', other: 'need' })} a second trailer.`
    case 'too-heavy':
      return `The load weighs ${weight(note.pounds, units)}; ${note.limit > payloads.tridem ? `more than ${weight(note.limit, units)} needs a permit or two trucks` : `on five axles ${weight(note.limit, units)} is usual under US limits, and within Canada a tridem trailer takes about ${weight(payloads.tridem, units)}`}.`
    case 'too-heavy-piece':
      return `${lineLetter(note.line)} weighs ${weight(note.pounds, units)} in one piece; more than ${weight(note.limit, units)} usually needs a permit and a trailer with more axles.`
    case 'decks':
      return `Together these pieces take ${number(note.feet, 1)} ft of a ${deckNames[note.deck]}, so they need ${number(note.trailers)} of them.`
    case 'full-truckload':
      return note.by === 'floor'
        ? 'Less than the length of a pallet is free, so the trailer carries nothing else.'
        : 'At this weight the trailer carries little else.'
    case 'not-listed':
      return 'There are more pieces than the drawing shows.'
  }
}
