/** A language that a page or a message can have (BCP 47). */
export const locales = ['en-CA', 'fr-CA'] as const
export type Locale = (typeof locales)[number]

/** The language the site is written in. */
export const DEFAULT_LOCALE = 'en-CA' satisfies Locale

/** Writes dates and times as ISO 8601 does. */
export const ISO_LOCALE = 'sv-SE'
