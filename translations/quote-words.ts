import type { Locale } from '../domain/locale.ts'
import { enQuoteWords } from './en/staff/quote-words.ts'
import { frQuoteWords } from './fr/staff/quote-words.ts'

export const quoteWords: Record<Locale, typeof enQuoteWords> = {
  'en-CA': enQuoteWords,
  'fr-CA': frQuoteWords,
}
