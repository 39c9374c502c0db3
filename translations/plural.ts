import type { Locale } from '../domain/locale.ts'

/** The forms of a noun by the categories of CLDR; `other` where a language has no more. */
type Plurals = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const rules = new Map<Locale, Intl.PluralRules>()

/** The form that goes with a count. Rules are made when first needed, since loading them delays a page. */
export function plural(locale: Locale, count: number, forms: Plurals): string {
  const found = rules.get(locale) ?? new Intl.PluralRules(locale)
  rules.set(locale, found)
  return forms[found.select(count)] ?? forms.other
}
