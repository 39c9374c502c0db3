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
  const word = numbers[count] ?? String(count)
  return word.charAt(0).toUpperCase() + word.slice(1)
}
