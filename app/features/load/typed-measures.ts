import {
  CENTIMETRES_PER_INCH,
  KILOGRAMS_PER_POUND,
  type Units,
  WEIGHT_UNIT,
} from '../../../domain/load-planning/units.ts'

/** A number as people write it: 1,500 and 1 500 and 47,5 and 47.5; NaN for anything else. */
export function readNumber(typed: string): number {
  const text = typed.trim().replaceAll(/[\s\u00a0]/g, '')
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return Number(text.replaceAll(',', ''))
  return /^\d*[.,]?\d+$|^\d+[.,]$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}

/** What a number without a unit is in: inches and pounds, or centimetres and kilograms. */
const own = {
  length: { imperial: 1, metric: 1 / CENTIMETRES_PER_INCH },
  weight: { imperial: 1, metric: 1 / KILOGRAMS_PER_POUND },
} as const

/** Inches in each unit, by what is typed after a number. */
const lengths: [RegExp, inches: number][] = [
  [/^(in|inch|inches|["″”])$/i, 1],
  [/^(ft|foot|feet|['′’])$/i, 12],
  [/^mm$/i, 0.1 / CENTIMETRES_PER_INCH],
  [/^cm$/i, 1 / CENTIMETRES_PER_INCH],
  [/^(m|met(er|re)s?)$/i, 100 / CENTIMETRES_PER_INCH],
]

/** Pounds in each unit. */
const weights: [RegExp, pounds: number][] = [
  [new RegExp(`^(?=k)${WEIGHT_UNIT}$`, 'i'), 1 / KILOGRAMS_PER_POUND],
  [new RegExp(`^${WEIGHT_UNIT}$`, 'i'), 1],
]

const units = { length: lengths, weight: weights }

/** A length in inches or a weight in pounds, typed in the visitor's unit or with another, as `4 ft 6 in`; else NaN. */
export function readMeasure(typed: string, kind: keyof typeof units, visitors: Units): number {
  const parts = [...typed.matchAll(PART)]
  if (parts.length === 0) return readNumber(typed) * own[kind][visitors]
  if (parts.map(([part]) => part).join('') !== typed.trimStart()) return Number.NaN
  const amounts = parts.map(([, amount = '', unit = '']) => {
    const [, factor = Number.NaN] = units[kind].find(([names]) => names.test(unit)) ?? []
    return readNumber(amount) * factor
  })
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

const PART = /([\d.,][\d.,\s\u00a0]*)([a-z]+|["'″”′’])\.?\s*/gi

/** What was typed with a unit, as the number in the visitor's; anything else as it is. */
export function withoutUnit(typed: string, kind: keyof typeof units, visitors: Units): string {
  const value = readMeasure(typed, kind, visitors)
  if (Number.isNaN(value) || !Number.isNaN(readNumber(typed))) return typed
  return String(toTenths(value / own[kind][visitors]))
}

/** A tape measure is no finer than this: 122 cm and 48 in are the same pallet. */
export const toTenths = (value: number): number => Math.round(value * 10) / 10
