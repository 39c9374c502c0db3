const names = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** A month, 1 to 12. */
export const monthName = (month: number): string => names[month - 1] ?? ''

/** `May to October` */
export const monthsText = (first: number, last: number): string => `${monthName(first)} to ${monthName(last)}`
