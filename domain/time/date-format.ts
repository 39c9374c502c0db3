/** The ways in which pages, emails and papers write a day or a moment. */
export const dateForms = {
  /** November 24, 2026 */
  date: { dateStyle: 'long' },
  /** November 24, 2026 at 7:07 p.m. */
  dateTime: { dateStyle: 'long', timeStyle: 'short' },
  /** Tuesday, November 24, 2026 */
  wholeDate: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
  /** Tuesday, November 24 at 7:07 p.m. */
  long: { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  /** Tue, Nov 24, 7:07 p.m. */
  short: { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  /** Nov 24, 7:07 p.m. */
  monthDayTime: { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  /** Tuesday 7:07 p.m. */
  weekday: { weekday: 'long', hour: 'numeric', minute: '2-digit' },
  /** 7:07 p.m. */
  time: { hour: 'numeric', minute: '2-digit' },
  /** Tuesday, November 24 */
  day: { weekday: 'long', month: 'long', day: 'numeric' },
  /** Tue, Nov 24 */
  shortDay: { weekday: 'short', month: 'short', day: 'numeric' },
  /** Nov 24 */
  monthDay: { month: 'short', day: 'numeric' },
  /** Tuesday */
  weekdayName: { weekday: 'long' },
  /** Tue */
  shortWeekday: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const formats = new Map<string, Intl.DateTimeFormat>()

/** Made once for each way to write a moment: to make one takes far longer than to use it. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format
}
