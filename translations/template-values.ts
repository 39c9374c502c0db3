import type { Locale } from '../domain/locale.ts'
import { enTemplateValues } from './en/mail/template-values.ts'
import { frTemplateValues } from './fr/mail/template-values.ts'

export const templateValues: Record<Locale, typeof enTemplateValues> = {
  'en-CA': enTemplateValues,
  'fr-CA': frTemplateValues,
}
