import { type CountryCode, parsePhoneNumberFromString as parsePhoneNumber } from 'libphonenumber-js/min'
import { company } from './company.ts'

/** Opens the mail program for one recipient; nothing that was typed adds a second one or a header (RFC 6068). */
export const mailLink = (email: string, subject?: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`

/** For a number as E.164 writes it. */
export const dialLink = (dialled: string): string => `tel:${dialled}`

/** Where a number without a country code is dialled from. */
const HOME = company.address.countryCode as CountryCode

/**
 * The link that dials a number as people type it: labels, names, extensions in English and French, letters and a second
 * number beside it. Undefined where there is no number that can be dialled. Its library knows every country and is
 * large: pages get the link from the server.
 */
export function phoneLink(typed: string): string | undefined {
  const text = firstNumber(typed.normalize('NFKC').replaceAll(/\p{Cf}/gu, ''))
  const { number = text, extension } = EXTENSION.exec(text)?.groups ?? {}
  const digits = dialledDigits(number)
  // Seven digits are dialled within one's own area.
  if (/^\d{7}$/.test(digits)) return `tel:${digits}`
  const dialled = internationalNumber(digits) ?? internationalNumber(NORTH_AMERICAN.exec(text)?.[0] ?? '')
  return dialled && `tel:${dialled}${extension === undefined ? '' : `;ext=${extension}`}`
}

/** The digits of a number as it is dialled from abroad, in its country, and there with the prefix of a long distance. */
export function phoneDigits(typed: string): string[] {
  const [, dialled] = /^tel:(\+\d+)/.exec(phoneLink(typed) ?? '') ?? []
  const parsed = dialled && parsePhoneNumber(dialled)
  if (!parsed) return []
  const writings = [parsed.number, parsed.nationalNumber, parsed.formatNational()]
  return [...new Set(writings.map((written) => written.replaceAll(/\D/g, '')))]
}

function internationalNumber(digits: string): string | undefined {
  const parsed = parsePhoneNumber(digits, HOME)
  if (!parsed?.isPossible()) return undefined
  const isNorthAmerican = parsed.countryCallingCode === '1'
  return isNorthAmerican && !/^\+1[2-9]\d{2}[2-9]/.test(parsed.number) ? undefined : parsed.number
}

/** As it is written, with anything around it: `403-555-0142 7am-5pm`. */
const NORTH_AMERICAN = /(?<!\d)(?:\+?1[-. ]?)?\(?[2-9]\d{2}\)?[-. ]{0,2}[2-9]\d{2}[-. ]?\d{4}(?!\d)/

const EXTENSION =
  /^(?<number>.*\d[^\p{L}\d]*?)[\s(]*(?:(?:ext(?:ension|n)?|x|poste|p|local|int|bureau|bur|anexo|доб|#|~|;|,)[\s.:;,=#]*)+(?<extension>\d{1,7})\s*[#)]?\s*$/iu

/** Of two numbers the first. */
function firstNumber(text: string): string {
  for (const { index } of text.matchAll(/[/|;,&]|\b(?:or|ou)\b/gi)) {
    const [before, after] = [text.slice(0, index), text.slice(index)]
    if (countDigits(before) >= MIN_DIGITS && countDigits(after) >= MIN_DIGITS) return before
  }
  return text
}

const MIN_DIGITS = 7

const countDigits = (text: string): number => text.replaceAll(/\D/g, '').length

/** Digits with their country's `+`; letters as a keypad has them (`1-800-FLOWERS`). */
function dialledDigits(number: string): string {
  const [lettered] = LETTERED_NUMBER.exec(number) ?? []
  const text = lettered?.replaceAll(/[A-Z]/g, keyOf) ?? number
  const hasCountry = /^[^\d+]*\+/.test(text) || /^\D*00/.test(text)
  const digits = text.replace(/\(0\)/, '').replaceAll(/\D/g, '')
  return hasCountry ? `+${digits.replace(/^00/, '')}` : digits
}

/** `1-800-FLOWERS`. */
export const LETTERED_NUMBER = /\b(?:\+?1[-. ]?)?\(?8\d{2}\)?[-. ]?[A-Z][A-Z\d]*(?:[-. ]?[A-Z\d]+)*(?![a-z])/

const KEYS = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ']

const keyOf = (letter: string): string => String(KEYS.findIndex((letters) => letters.includes(letter)) + 2)
