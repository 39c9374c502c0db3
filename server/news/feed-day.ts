/** The day in a date without its time: midnight UTC in milliseconds since 1970. Undefined where none can be read. */
export function readDay(text: string): number | undefined {
  const numbers = fromNumbers(text)
  if (numbers !== undefined) return numbers
  const words = fold(text).match(/\p{L}+|\d+/gu) ?? []
  const name = words.findLast((word) => monthOf(word) !== undefined)
  const [first, second, ...rest] = words.filter((word) => /^\d+$/.test(word))
  if (name === undefined || first === undefined || second === undefined || rest.length > 0) return undefined
  const isYearFirst = first.length === 4
  return dayOf(isYearFirst ? first : second, monthOf(name) ?? 0, isYearFirst ? second : first)
}

/** In the order of ISO 8601, of Germany with dots, of the United States with slashes where that is a day. */
function fromNumbers(text: string): number | undefined {
  const bare = text.replace(/^\s*\p{L}+\.?,?\s*/u, '')
  const [, one = '', mark, other = '', last = ''] =
    /^(\d{1,4})([-/.])(\d{1,3})\2(\d{1,4})(?![\d-])/.exec(bare) ?? []
  const [, yearAlone = '', monthAlone = ''] = /^(\d{4})-(\d{2})\s*$/.exec(bare) ?? []
  if (yearAlone) return dayOf(yearAlone, Number(monthAlone) - 1, '1')
  if (!mark) return undefined
  if (one.length === 4 || mark === '-') return dayOf(one, Number(other) - 1, last)
  const isDayFirst = mark === '.' || Number(one) > 12
  return isDayFirst ? dayOf(last, Number(other) - 1, one) : dayOf(last, Number(one) - 1, other)
}

/** RFC 2822, 4.3: of two digits 00 to 49 are this century. */
function dayOf(year: string, month: number, day: string): number | undefined {
  const short = year.length <= 2 ? (Number(year) < 50 ? 2000 : 1900) : 0
  const at = Date.UTC(Number(year) + short, month, Number(day))
  const isReal = new Date(at).getUTCMonth() === month && new Date(at).getUTCDate() === Number(day)
  return isReal ? at : undefined
}

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(\d)(st|nd|rd|th|er)\b/gi, '$1')
    .toLowerCase()

const MONTHS = ['en', 'fr', 'de', 'es'].map((language) => {
  const names = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => fold(names.format(Date.UTC(2024, month, 1))))
})

/** From 0; by the beginning of its name, where that is one month's. The first of a text may be a weekday (`mar.`). */
function monthOf(word: string): number | undefined {
  if (word.length < 3) return undefined
  if (word === 'mrz') return 2
  for (const names of MONTHS) {
    const [month, other] = names.flatMap((name, index) => (name.startsWith(word) ? [index] : []))
    if (month !== undefined && other === undefined) return month
  }
  return undefined
}
