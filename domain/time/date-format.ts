const formats = new Map<string, Intl.DateTimeFormat>()

/** Made once for each way to write a moment: to make one takes far longer than to use it. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format
}
