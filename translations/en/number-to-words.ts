import { capitalize } from '../../domain/text/capitalize.ts'

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** `Six`, to begin a sentence; a number above twelve stays in digits. */
export function numberToWords(count: number): string {
  return capitalize(numbers[count] ?? String(count))
}
