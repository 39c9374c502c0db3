import { calgaryTime, shortDay } from '../../../../../domain/calgary-time.ts'
import { formatOf } from '../../../../../domain/format.ts'
import { DEFAULT_LOCALE } from '../../../../../domain/locale.ts'
import { formatAmount, parseAmount } from '../../../../../domain/money.ts'
import type { TypedQuote } from '../../../../../domain/read-quote.ts'
import { enQuotes as texts } from '../../../../../translations/en/quotes.ts'
import { Emblem } from '../../../../company/emblem.tsx'
import { HostileText } from '../../../../features/inbox/hostile-text.tsx'
import { Money } from '../../../../features/inbox/money.tsx'
import { CompanyName } from '../../../../features/inbox/staff-page.tsx'
import { sumOf } from './amounts.ts'

const format = formatOf(DEFAULT_LOCALE)

/** A decimal with commas; what is none stays as it is. */
export const shownAmount = (amount: string): string =>
  parseAmount(amount) === undefined ? amount : format.amount(amount)

export const longMoment = (iso: string): string => (iso ? calgaryTime(iso, 'long', DEFAULT_LOCALE) : '')

const pickupText = ({ from, to }: { from: string; to: string }): string => {
  const [first, last] = [from, to].map((at) =>
    at.length > 10 ? calgaryTime(at, 'short', DEFAULT_LOCALE) : shortDay(at, DEFAULT_LOCALE, 'short'),
  ) as [string, string]
  return texts.range(first, last)
}

/** What its receiver reads, with what was typed so far. */
export function QuotePreview({ quote, lane }: { quote: TypedQuote; lane: string }) {
  const { currency, lines, validUntil } = quote
  return (
    <div className="reply-preview quote-preview">
      <div className="top">
        <Emblem />
        <CompanyName />
      </div>
      <div className="tape slim" aria-hidden="true" />
      <div className="plain-text">
        <p className="lane-name">
          <HostileText>{lane}</HostileText>
        </p>
        <p>
          <Money currency={currency} amount={format.amount(formatAmount(sumOf(lines).total))} />{' '}
          {texts.beforeTax}
        </p>
        {validUntil && <p className="holds">{texts.holdsUntil(longMoment(validUntil))}</p>}
        <QuoteTermsList {...quote} />
      </div>
    </div>
  )
}

type Terms = Omit<TypedQuote, 'validUntil'>

/** Line by line, then the trip, what is included, what costs extra, and the note. */
export function QuoteTermsList({ currency, lines, includes = [], extras = [], note, ...trip }: Terms) {
  const included = includes.map((item) => item.trim()).filter(Boolean)
  return (
    <div className="quote-terms">
      <Part
        title={texts.line}
        rows={lines.map(({ label, amount }) => [label, shownAmount(amount)])}
        isMoney
      />
      <Part title={texts.trip} rows={tripRows(trip)} />
      {included.length > 0 && (
        <>
          <h4>{texts.included}</h4>
          <ul>
            {included.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </>
      )}
      <Part
        title={texts.extra}
        rows={extras.map(({ label, amount, per }) => [
          label,
          texts.per(texts.money(currency, shownAmount(amount)), per),
        ])}
      />
      {note?.trim() && (
        <>
          <h4>{texts.note}</h4>
          <p className="note-text">{note}</p>
        </>
      )}
    </div>
  )
}

const tripRows = ({ pickup, transitDays, equipment }: Pick<Terms, 'pickup' | 'transitDays' | 'equipment'>) =>
  [
    [texts.pickup, pickup && pickupText(pickup)],
    [texts.transit, transitDays && texts.daysRange(transitDays.low, transitDays.high)],
    [texts.equipment, equipment],
  ].filter((row): row is [string, string] => Boolean(row[1]))

function Part({ title, rows, isMoney }: { title: string; rows: [string, string][]; isMoney?: boolean }) {
  if (rows.length === 0) return null
  return (
    <>
      <h4>{title}</h4>
      <dl className={isMoney ? 'rates' : 'pairs'}>
        {rows.map(([label, text], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same label
          <div key={index}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
