const WORDS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
]

/** A small whole number as a word at the start of a sentence; a large one in figures. */
export const inWords = (count: number): string => WORDS[count] ?? count.toLocaleString('en-CA')

/** The heading over the problems of a form. */
export const needALook = (count: number): string =>
  count === 1 ? 'One answer needs a look' : `${inWords(count)} answers need a look`
