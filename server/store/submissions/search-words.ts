import { LETTERED_NUMBER, phoneDigits } from '../../../domain/contact-links.ts'

/** Letters of names that Unicode takes for no others with a mark, as they are typed without them. */
const LETTERS: Record<string, string> = {
  ...{ æ: 'ae', œ: 'oe', ß: 'ss', þ: 'th' },
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ŋ: 'n', ŧ: 't' },
}
const FOLDED = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

/** Between letters: O'Neil, D’Arcy, l'entrepôt. */
const APOSTROPHE = /(?<=\p{L})['\u2018\u2019\u02bb\u02bc\u00b4`](?=(?<following>\p{L}+))/gu

/** Of scripts that are written without spaces; a part of such a name is searched for as a word is elsewhere. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{2,}/gu

/**
 * Words as they are stored for a search and as it asks for them: letters and digits only, in lower case, without accents
 * and apostrophes, one space between two. Of scripts without spaces each pair of letters is a word.
 */
export const searchText = (text: string): string =>
  text
    .replaceAll(APOSTROPHE, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    // Syllables of Korean come apart above.
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(FOLDED, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(UNSPACED, (run) => ` ${pairsOf([...run]).join(' ')} `)
    .replaceAll(/ +/g, ' ')
    .trim()

/** With the last letter alone, which begins no pair. */
const pairsOf = (letters: readonly string[]): string[] =>
  letters.map((letter, index) => letter + (letters[index + 1] ?? ''))

/** What is stored of some texts: their words, `entrepôt` of `l'entrepôt` too, and phone numbers in every writing. */
export function indexedText(texts: readonly string[]): string {
  const text = texts.join(' ')
  const afterApostrophes = [...text.matchAll(APOSTROPHE)].map(({ groups }) => groups?.following)
  return [searchText(`${text} ${afterApostrophes.join(' ')}`), ...phoneWords(texts)].join(' ')
}

const PHONE = /\+?\d(?:[\s().\-\u2010-\u2015/]{0,3}\d){6,14}(?!\d)/g

/** What reads like a phone number, as it is written and as `4035550142`: without what is dialled before a country or the 1 of this continent. */
export const findPhones = (text: string): { written: string; digits: string }[] =>
  [...text.matchAll(PHONE)].map(([written]) => {
    const digits = written.replaceAll(/\D/g, '')
    return { written, digits: digits.replace(/^(?:011|00)(?=\d{8})/, '').replace(/^1(?=\d{10}$)/, '') }
  })

/** Of one submission. */
const MAX_PHONES = 200

/** Numbers in texts, whole in every writing, and as they are said without the area code. */
function phoneWords(texts: readonly string[]): string[] {
  const phones = texts.flatMap((text) => findPhones(text.normalize('NFKC')))
  const lettered = texts.flatMap((text) => LETTERED_NUMBER.exec(text)?.[0] ?? [])
  const words = phones
    .slice(0, MAX_PHONES)
    .flatMap(({ written, digits }) => [digits, digits.slice(-7), digits.slice(-4), ...phoneDigits(written)])
  return [...new Set([...words, ...lettered.slice(0, MAX_PHONES).flatMap(phoneDigits)])]
}
