import { expect, test } from 'vitest'
import { indexedText, searchText } from './search-words.ts'

/** As a search does it: every word begins one that is stored. */
function finds(typed: string, stored: string): boolean {
  const words = indexedText([stored]).split(' ')
  return searchText(typed)
    .split(' ')
    .every((word) => words.some((known) => known.startsWith(word)))
}

test.each([
  ['soeurs', 'Les Sœurs Grises'],
  ['Sœurs', 'Les Soeurs Grises'],
  ['sacre coeur', 'Sacré-Cœur'],
  ['lodz', 'Łódź Transport'],
  ['dang', 'Đặng Thị'],
  ['STRASSE', 'Weiße Straße'],
  ['istanbul', 'İstanbul Işık'],
  ['isik', 'İstanbul Işık'],
  ['acme', 'ＡＣＭＥ Ｌｔｄ'],
  ["o'neil", 'O’Neil Freight'],
  ['oneil', "O'Neil Freight"],
  ['neil', "O'Neil Freight"],
  ['entrepot', "l'entrepôt de Laval"],
  ["l'entrepôt", 'l’entrepot de Laval'],
  ['小龙', '李小龙'],
  ['小', '李小龙'],
  ['食品有限', '东莞食品有限公司'],
  ['철수', '김철수'],
  ['グループ', '日本通運グループ'],
])('%s finds %s', (typed, stored) => {
  expect(finds(typed, stored)).toBe(true)
})

test.each([
  ['莞有', '东莞食品有限公司'],
  ['eil', "O'Neil Freight"],
  ['loz', 'Łódź Transport'],
])('%s does not find %s', (typed, stored) => {
  expect(finds(typed, stored)).toBe(false)
})

test.each([
  ['8183456789', '011 52 81 8345 6789'],
  ['528183456789', '(+52) 81 8345 6789'],
  ['02079460958', '+44 20 7946 0958'],
  ['442079460958', 'London: 00 44 20 7946 0958'],
  ['8003569377', 'Ring 1-800-FLOWERS'],
  ['5550142', '４０３-５５５-０１４２'],
])('the number %s finds %s', (digits, stored) => {
  expect(indexedText([stored]).split(' ')).toContain(digits)
})

test('a text of nothing but phone numbers is indexed in a moment, and bounded', () => {
  const numbers = Array.from({ length: 3000 }, (_, index) => `403 555 ${String(index).padStart(4, '0')}`)
  const words = indexedText([numbers.join(' or ')]).split(' ')
  expect(words.length).toBeLessThan(4 * numbers.length + 2000)
})
