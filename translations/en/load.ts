import { densityDigits } from '../../domain/load-planning/density.ts'
import { length, number, type Units, weight } from '../../domain/load-planning/units.ts'
import { plural } from '../plural.ts'

const pieces = (count: number): string =>
  `${number(count)} ${plural('en-CA', count, { one: 'piece', other: 'pieces' })}`

/** The English texts of the load planner. They stand apart so that only its page loads them. */
export const enLoad = {
  form: 'Load planner',
  pieces,
  units: { legend: 'Units', imperial: 'lb · in', metric: 'kg · cm' } satisfies Record<
    Units | 'legend',
    string
  >,
  estimate: 'An estimate for planning; dispatch confirms.',
  carry: 'Put this load in the quote',

  rows: {
    heading: 'Pieces',
    row: (letter: string) => `Row ${letter}`,
    fields: { count: 'Pieces', length: 'Length', width: 'Width', height: 'Height', weight: 'Weight of one' },
    /** Read out after a field's label. */
    unitNames: { in: 'in inches', cm: 'in centimetres', lb: 'in pounds', kg: 'in kilograms' },
    stackable: 'Stackable',
    turnable: 'Can be turned',
    up: (letter: string) => `Move row ${letter} up`,
    down: (letter: string) => `Move row ${letter} down`,
    remove: (letter: string) => `Remove row ${letter}`,
    moved: (from: string, to: string, of: number) => `Row ${from} is now row ${to} of ${of}.`,
    removed: (letter: string) => `Row ${letter} is removed.`,
    add: 'Add a row',
    preset: (count: number) => `${count} pallets`,
  },

  status: {
    empty: { heading: 'The trailer is empty.', text: 'Enter pieces to see them in it.' },
    full: 'This is a full truckload.',
    fullText: (count: number, feet: number, pounds: number, units: Units) =>
      `${pieces(count)} take ${number(feet, 1)} of 53 ft and weigh ${weight(pounds, units)}.`,
    fits: 'Fits.',
    fitsText: (count: number, feet: number) => `${pieces(count)} in ${number(feet, 1)} of 53 ft.`,
    tooMany: (count: number) =>
      plural('en-CA', count, { one: 'One piece doesn’t fit.', other: `${number(count)} pieces don’t fit.` }),
    tooHeavy: 'Too heavy for one trailer.',
    incomplete: 'Not complete yet.',
  },

  drawing: (count: number, feet: number) =>
    `53 foot trailer from above, to scale: ${pieces(count)}, ${number(feet, 1)} feet from the nose`,
  hints: {
    full: 'A trailer of your own isn’t priced by class or deemed weight.',
    openDeck:
      'Open decks load lower: pieces of up to 8 ft 6 in (2.59 m) on a flatbed, 10 ft 2 in (3.10 m) on the 42 ft lower deck of a step deck and 11 ft 6 in (3.51 m) in the 29 ft well of a lowboy stay within 13 ft 6 in (4.11 m).',
  },

  trailers: {
    caption: 'Which trailer takes each piece',
    head: ['Trailer', 'Pieces'],
    fits: 'Takes each piece',
    beyond: (letter: string, excess: string, adjective: string) => `${letter} is ${excess} too ${adjective}`,
    tooHeavy: (letter: string) => `${letter} is too heavy in one piece`,
    extended: 'one that extends',
    permit: 'with a permit',
  },
  second: {
    heading: 'In a second trailer',
    drawing: (feet: number) => `Second trailer from above: ${number(feet, 1)} feet from the nose`,
  },

  figures: {
    linearFeet: 'Linear feet',
    share: 'Floor used',
    of: 'of 53 ft',
    weight: 'Weight',
    volume: 'Volume',
    density: 'Density',
    noDensity: 'once there is a weight',
  },

  rates: {
    byClass: 'In the US or across the border',
    byWeight: 'Inside Canada',
    yours: (from: string, to: string) => `Your lane: ${from} to ${to}`,
    class: (densityClass: number) => `Class ${densityClass}`,
    pounds: (pounds: number) => `${number(pounds)}\u00a0lb`,
    kilograms: (kilograms: number) => `(${number(kilograms)}\u00a0kg)`,
    noClass: 'Freight class by density, once the pieces have a size and a weight.',
    classReason: (density: string, place: string) =>
      `LTL in the US is priced by class: the more room freight takes for its weight, the higher its class. ${density} lb/ft³ ${place} on the 13-step density scale in use since July 19, 2025. Handling, stowing and liability can change it, and each kind of freight may be classed separately.`,
    place: (from: number, below: number | undefined) => {
      if (below === undefined) return `is at least ${from}`
      return from ? `lies between ${from} and ${below}` : `is less than ${below}`
    },
    noVolume: 'Deemed weight: the greater of the scale weight and 10 lb for each cubic foot.',
    deemed: (volume: number, pounds: number) =>
      `Deemed weight: ${number(volume)} ft³ at 10 lb each is more than the ${number(pounds)} lb on the scale, so the larger counts.`,
    fullHeight: (pounds: number) =>
      `Many carriers measure freight that nothing may stand on to the full inside height: ${number(pounds)} lb here.`,
    linearFoot: (feet: number, pounds: number) =>
      `Many also count at least 1,000 lb for each linear foot from about 10 ft on: ${number(feet, 1)} ft make ${number(pounds)} lb. Usual in the trade, and agreed with each carrier.`,
    scale: (volume: number) =>
      `The weight on the scale: it isn’t less than ${number(volume)} ft³ at 10 lb each, so it counts.`,
  },

  extras: {
    heading: 'What would cost extra?',
    places: { pickup: 'At pickup', delivery: 'At delivery' },
    kinds: { dock: 'No loading dock', site: 'Home, farm or building site', appointment: 'By appointment' },
    needed: {
      'pickup-dock': 'liftgate at pickup',
      'pickup-site': 'limited access at pickup (home, farm or building site)',
      'pickup-appointment': 'appointment at pickup',
      'delivery-dock': 'liftgate at delivery',
      'delivery-site': 'limited access at delivery (home, farm or building site)',
      'delivery-appointment': 'appointment at delivery',
    },
    oversize: 'oversize permits, from each province and state on the way',
    overlength: (inches: number, units: Units) =>
      `overlength in a shared trailer: a piece of ${length(inches, units)} or longer`,
    inQuote: 'Name in the quote',
    nothing: 'Nothing so far.',
    oversizeRule: (reasons: string, regions: readonly string[] | undefined) =>
      `Size: ${reasons} Each province and each state on the way gives its own${regions ? `: ${regions.join(', ')}` : ''}.`,
    sizeRule:
      'Size: within the limits of both countries, 8 ft 6 in (2.59 m) wide and 13 ft 6 in (4.11 m) high on the trailer.',
  },

  table: {
    summary: 'The same load as a table',
    caption: 'Where each row stands, from the nose',
    head: ['Row', 'Pieces', 'Stands', 'Floor', 'Weight'],
    noRoom: 'No room left in the trailer.',
    across: (across: number, rows: number) =>
      `${across} across in ${rows} ${plural('en-CA', rows, { one: 'row', other: 'rows' })}`,
    high: (count: number) => `up to ${count} high`,
    turned: 'turned',
    from: (from: string, to: string) => `from ${from} to ${to} ft`,
    left: (count: number) => `${pieces(count)} left over`,
  },

  quote: {
    /** Begins the line that a later plan replaces. */
    prefix: 'Load plan: ',
    size: (count: string, size: string, unit: string) => `${count} of ${size} ${unit}`,
    seeInfo: 'See additional information',
    stackable: 'may be stacked',
    turnable: 'may be turned',
    and: ' and ',
    total: (count: number, sizes: string, feet: number, volume: number) =>
      `${pieces(count)} (${sizes}), ${number(feet, 1)} linear ft of 53, ${number(volume)} ft³`,
    density: (density: number, densityClass: number | null) =>
      `${number(density, densityDigits(density))} lb/ft³, class ${densityClass} by density`,
  },
}
