import { DEFAULT_LOCALE } from '../../../../../domain/locale.ts'
import { formatAmount } from '../../../../../domain/quotes/money.ts'
import type { TypedQuote } from '../../../../../domain/quotes/read-quote.ts'
import { formatOf } from '../../../../../domain/text/format.ts'
import { enQuotes as texts } from '../../../../../translations/en/quotes.ts'
import { amountText, moneyText, tripRows, validityText } from '../../../../../translations/quote-text.ts'
import { Pairs } from '../../../../features/inbox/page/part.tsx'
import { HostileText } from '../../../../features/inbox/submission/hostile-text.tsx'
import { Money } from '../../../../features/inbox/submission/money.tsx'
import { EmailPreview } from '../reply/reply-preview.tsx'
import { sumOf } from './amounts.ts'
import styles from './quote-preview.module.css'

const format = formatOf(DEFAULT_LOCALE)

export function QuotePreview({ quote, lane }: { quote: TypedQuote; lane: string }) {
  const { currency, lines, validUntil } = quote
  return (
    <EmailPreview>
      <p className={styles.lane}>
        <HostileText>{lane}</HostileText>
      </p>
      <p>
        <Money currency={currency} amount={format.amount(formatAmount(sumOf(lines).total))} />{' '}
        {texts.beforeTax}
      </p>
      {validUntil && <p className="strong">{texts.holdsUntil(validityText(validUntil, format))}</p>}
      <QuoteTermsList {...quote} />
    </EmailPreview>
  )
}

type Terms = Omit<TypedQuote, 'validUntil'>

/** Line by line, then the trip, what is included, what costs extra, and the note. */
export function QuoteTermsList({ currency, lines, includes = [], extras = [], note, ...trip }: Terms) {
  const included = includes.map((item) => item.trim()).filter(Boolean)
  return (
    <div className={styles.terms}>
      <Part
        title={texts.line}
        rows={lines.map(({ label, amount }) => [label, amountText(amount, format)])}
        isMoney
      />
      <Part title={texts.trip} rows={tripRows(trip, format)} />
      {included.length > 0 && (
        <>
          <h4 className="mt-3 steel">{texts.included}</h4>
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
          <h4 className="mt-3 steel">{texts.note}</h4>
          <p className="pre-line">{note}</p>
        </>
      )}
    </div>
  )
}

function Part({ title, rows, isMoney }: { title: string; rows: [string, string][]; isMoney?: boolean }) {
  if (rows.length === 0) return null
  return (
    <>
      <h4 className="mt-3 steel">{title}</h4>
      <div className={isMoney ? styles.rates : undefined}>
        <Pairs rows={rows.map(([label, value], index) => ({ key: `${index} ${label}`, label, value }))} />
      </div>
    </>
  )
}
