import { DEFAULT_LOCALE } from '../locale.ts'
import { type Format, formatOf } from '../text/format.ts'
import { INCHES_PER_FOOT } from './trailer.ts'

export type Units = 'imperial' | 'metric'

export const CENTIMETRES_PER_INCH = 2.54
/** The international avoirdupois pound of 1959. */
export const KILOGRAMS_PER_POUND = 0.45359237
export const CUBIC_METRES_PER_CUBIC_FOOT = 0.028316846592
const CENTIMETRES_PER_FOOT = 30.48

/** A unit of weight as people type it, as the source of a pattern; those of kilograms begin with `k`. */
export const WEIGHT_UNIT = '(lbs?|pounds?|kgs?|kilos?|kilograms?|kilogrammes?)'

/** A number in the site's language, with at most this many decimals. */
export const number = (value: number, digits = 0): string => formatOf(DEFAULT_LOCALE).number(value, digits)

/** A measure in inches, in the visitor's unit. */
export const length = (inches: number, units: Units): string =>
  units === 'metric' ? `${number(inches * CENTIMETRES_PER_INCH)} cm` : `${number(inches, 1)} in`

/** A weight in pounds, in the visitor's unit. */
export const weight = (pounds: number, units: Units): string =>
  units === 'metric' ? `${number(pounds * KILOGRAMS_PER_POUND)} kg` : `${number(pounds)} lb`

/** A weight in both: `18,000 lbs (8,165 kg)`. */
export const poundsAndKilograms = (pounds: number, { number }: Format): string =>
  `${number(pounds, 1)} lbs (${number(pounds * KILOGRAMS_PER_POUND, 0)} kg)`

/** Feet as metres with two decimals: `2.59 m`. */
export const metres = (feet: number): string => `${((feet * CENTIMETRES_PER_FOOT) / 100).toFixed(2)} m`

/** `9 ft 6 in`, `4 ft`, `8 in` */
export function feetAndInches(inches: number): string {
  const feet = Math.floor(inches / INCHES_PER_FOOT)
  const rest = inches - feet * INCHES_PER_FOOT
  return [feet > 0 && `${feet} ft`, (rest > 0 || feet === 0) && `${rest} in`].filter(Boolean).join(' ')
}
