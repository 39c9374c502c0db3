/** Money is counted in whole cents, so that sums are exact. */
export type Cents = number

export const currencies = ['CAD', 'USD'] as const
export type Currency = (typeof currencies)[number]

const AMOUNT = /^(-?)(\d{1,7})\.(\d{2})$/

/** From a decimal with two places, such as `4850.00` or `-50.00`; undefined for anything else. */
export function parseAmount(text: string): Cents | undefined {
  const [, sign, whole, cents] = AMOUNT.exec(text) ?? []
  if (whole === undefined) return undefined
  const amount = Number(whole) * 100 + Number(cents)
  return sign === '-' && amount !== 0 ? -amount : amount
}

/** A decimal with two places, such as `4850.00`. */
export function formatAmount(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
