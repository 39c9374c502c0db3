import { carrier } from '../domain/forms/carrier.ts'
import { driver } from '../domain/forms/driver.ts'
import { freightServices, quoteRequest } from '../domain/forms/quote-request.ts'
import { type Locale, locales } from '../domain/locale.ts'
import type { QuoteTemplate, ReplyTemplate, Template } from '../domain/quotes/templates.ts'
import { enDeliveredTemplates } from './en/mail/delivered-templates.ts'
import { frDeliveredTemplates } from './fr/mail/delivered-templates.ts'

type Texts = typeof enDeliveredTemplates

const texts: Record<Locale, Texts> = { 'en-CA': enDeliveredTemplates, 'fr-CA': frDeliveredTemplates }

/** Where it comes first. */
interface Fits {
  service?: string
  words?: keyof Texts['words']
}

const { truckload, ltl, temperatureControlled } = freightServices

/** In the order in which they are offered. */
const replies: ({ text: keyof Texts['replies']; id: string; form?: string } & Fits)[] = [
  { text: 'refrigerated', id: 'reply-refrigerated', service: temperatureControlled },
  { text: 'truckload', id: 'reply-truckload', service: truckload },
  { text: 'ltl', id: 'reply-ltl', service: ltl },
  { text: 'oversize', id: 'reply-oversize', words: 'oversize' },
  { text: 'flatbed', id: 'reply-flatbed', words: 'flatbed' },
  { text: 'lane', id: 'reply-lane' },
  { text: 'missing', id: 'reply-missing' },
  { text: 'decline', id: 'reply-decline' },
  { text: 'nextStep', id: 'reply-next-step-carrier', form: carrier.name },
  { text: 'notNow', id: 'reply-not-now-carrier', form: carrier.name },
  { text: 'nextStep', id: 'reply-next-step-driver', form: driver.name },
  { text: 'notNow', id: 'reply-not-now-driver', form: driver.name },
]

const quotes: ({ text: keyof Texts['quotes']; id: string } & Fits)[] = [
  { text: 'refrigerated', id: 'quote-refrigerated', service: temperatureControlled },
  { text: 'truckload', id: 'quote-truckload', service: truckload },
  { text: 'ltl', id: 'quote-ltl', service: ltl },
  { text: 'oversize', id: 'quote-oversize', words: 'oversize' },
  { text: 'flatbed', id: 'quote-flatbed', words: 'flatbed' },
  { text: 'lane', id: 'quote-lane' },
]

const base = (
  locale: Locale,
  { id, form = quoteRequest.name, service, words }: { id: string; form?: string } & Fits,
) => ({
  id: `${id}-${locale}`,
  version: 0,
  locale,
  form,
  services: service === undefined ? [] : [service],
  words: words === undefined ? [] : texts[locale].words[words],
})

const replyIn = (locale: Locale, reply: (typeof replies)[number]): ReplyTemplate => ({
  ...base(locale, reply),
  kind: 'reply',
  ...texts[locale].replies[reply.text],
})

function quoteIn(locale: Locale, quote: (typeof quotes)[number]): QuoteTemplate {
  const { lines, ...rest } = texts[locale].quotes[quote.text]
  return {
    ...base(locale, quote),
    kind: 'quote',
    ...rest,
    lines: lines.map((label) => ({ label, amount: '' })),
    includes: [],
    extras: [],
    validHours: null,
  }
}

/** In place until an owner changes one. */
export const deliveredTemplates: readonly Template[] = locales.flatMap((locale) => [
  ...replies.map((reply) => replyIn(locale, reply)),
  ...quotes.map((quote) => quoteIn(locale, quote)),
])
