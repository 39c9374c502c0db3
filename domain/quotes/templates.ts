import { quoteRequest } from '../forms/quote-request.ts'
import { DEFAULT_LOCALE, type Locale } from '../locale.ts'
import { isPlainlyFrench } from '../text/french.ts'
import type { QuoteExtra, QuoteLine } from './quotes.ts'

/** What a template writes into a reply or a quote from the request, in braces: `{reference}`. */
export const placeholders = [
  'name',
  'company',
  'reference',
  'lane',
  'from',
  'to',
  'freight',
  'weight',
  'load',
  'pickup date',
  'our company',
  'our phone',
] as const
type Placeholder = (typeof placeholders)[number]
export type PlaceholderValues = Record<Placeholder, string>

interface TemplateBase {
  id: string
  /** Raised by every change; 0 before it is stored. */
  version: number
  locale: Locale
  name: string
  /** The wire name of the form that it replies to. */
  form: string
  /** It is offered first to requests that ask for one of these services or have one of these words. */
  services: string[]
  words: string[]
}

export interface ReplyTemplate extends TemplateBase {
  kind: 'reply'
  text: string
}

/** Amounts may be empty. */
export interface QuoteTemplate extends TemplateBase {
  kind: 'quote'
  equipment: string
  lines: QuoteLine[]
  includes: string[]
  extras: QuoteExtra[]
  note: string
  /** How long the quote holds; null: the usual time. */
  validHours: number | null
}

export type Template = ReplyTemplate | QuoteTemplate

export const MAX_TEMPLATES = 100

const PLACEHOLDER = /\{([^{}\n]{0,40})\}/g

/** In braces, and none that can be filled in. */
export const unknownPlaceholder = (text: string): string | undefined =>
  [...text.matchAll(PLACEHOLDER)]
    .map(([, name = '']) => name)
    .find((name) => !(placeholders as readonly string[]).includes(name))

/** What the request does not say is in brackets, to be filled in by hand. */
export const fillTemplate = (text: string, values: PlaceholderValues): string =>
  text.replaceAll(PLACEHOLDER, (whole, name: Placeholder) =>
    placeholders.includes(name) ? values[name] || `[${name}]` : whole,
  )

interface TemplateRequest {
  form: string
  locale: string
  services: readonly string[]
  /** What was typed about the freight. */
  text: string
  /** What the sender has said since. */
  messages: readonly string[]
}

export interface OfferedTemplates<Of extends Template> {
  /** Of the first two. */
  locale: Locale
  /** Best first. */
  fitting: Of[]
  others: Of[]
  inOtherLanguages: Of[]
}

/** Those that answer the request, in its language where there are any. */
export function templatesFor<Of extends Template>(
  templates: readonly Of[],
  request: TemplateRequest,
): OfferedTemplates<Of> {
  const ofForm = templates.filter(({ form }) => form === request.form)
  const language = languageOf(request)
  const locale = ofForm.find((template) => template.locale === language)?.locale ?? DEFAULT_LOCALE
  const offered = ofForm.filter((template) => template.locale === locale)
  const ranked = offered.map((template) => ({ template, rank: rankOf(template, request) }))
  const fitting = ranked.filter(({ rank }) => rank > 0).toSorted((one, other) => other.rank - one.rank)
  return {
    locale,
    fitting: fitting.map(({ template }) => template),
    others: ranked.flatMap(({ template, rank }) => (rank > 0 ? [] : template)),
    inOtherLanguages: ofForm.filter((template) => template.locale !== locale),
  }
}

/** The form is in one language; what is typed into it may be in another. */
const languageOf = ({ locale, text, messages }: TemplateRequest): string =>
  locale === DEFAULT_LOCALE && isPlainlyFrench([text, ...messages].join('\n'))
    ? ('fr-CA' satisfies Locale)
    : locale

/** 3 by a word, 2 by a service, 1 where it fits every request, 0 where it fits others. */
function rankOf({ services, words }: Template, request: TemplateRequest): number {
  if (words.some((word) => hasWord(request.text, word))) return 3
  if (services.some((service) => request.services.includes(service))) return 2
  return services.length === 0 && words.length === 0 ? 1 : 0
}

/** `step deck` also finds `Step-deck`, and `bâche` `bache`, but `flat` finds no `flatbed`. */
function hasWord(text: string, word: string): boolean {
  const words = joinedWords(word)
  return words !== '' && ` ${joinedWords(text)} `.includes(` ${words} `)
}

const joinedWords = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')

export const blankTemplate = (kind: Template['kind'], id: string): Template => {
  const base: TemplateBase = {
    id,
    version: 0,
    locale: DEFAULT_LOCALE,
    name: '',
    form: quoteRequest.name,
    services: [],
    words: [],
  }
  return kind === 'reply'
    ? { ...base, kind, text: '' }
    : {
        ...base,
        kind,
        equipment: '',
        lines: [{ label: '', amount: '' }],
        includes: [],
        extras: [],
        note: '',
        validHours: null,
      }
}
