import type { Locale } from '../domain/locale.ts'

const rules = new Map<Locale, Intl.PluralRules>()

/** The text for a count, in the form that the language has for it. */
export function plural(
  locale: Locale,
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): string {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale)
  rules.set(locale, known)
  return forms[known.select(count)] ?? forms.other
}
