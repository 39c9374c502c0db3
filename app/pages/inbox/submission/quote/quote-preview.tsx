import { formatOf } from '../../../../../domain/format.ts'
import { DEFAULT_LOCALE } from '../../../../../domain/locale.ts'
import { formatAmount } from '../../../../../domain/money.ts'
import type { TypedQuote } from '../../../../../domain/read-quote.ts'
import { enQuotes as texts } from '../../../../../translations/en/quotes.ts'
import { amountText, moneyText, tripRows, validityText } from '../../../../../translations/quote-text.ts'
import { Emblem } from '../../../../company/emblem.tsx'
import { HostileText } from '../../../../features/inbox/hostile-text.tsx'
import { Money } from '../../../../features/inbox/money.tsx'
import { CompanyName } from '../../../../features/inbox/staff-page.tsx'
import { sumOf } from './amounts.ts'

const format = formatOf(DEFAULT_LOCALE)

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
        {validUntil && <p className="holds">{texts.holdsUntil(validityText(validUntil, format))}</p>}
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
        rows={lines.map(({ label, amount }) => [label, amountText(amount, format)])}
        isMoney
      />
      <Part title={texts.trip} rows={tripRows(trip, format)} />
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
          texts.per(moneyText(currency, amount, format), per),
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
