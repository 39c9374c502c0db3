import { DEFAULT_LOCALE } from '../../../../domain/locale.ts'
import type { Quote, QuoteExtra } from '../../../../domain/quotes/quotes.ts'
import { formatOf } from '../../../../domain/text/format.ts'
import { nonBreakingUnits } from '../../../../domain/text/non-breaking-units.ts'
import { request } from '../../../../translations/en/pages/request.tsx'
import { enQuotes } from '../../../../translations/en/quotes.ts'
import { moneyText, tripRows } from '../../../../translations/quote-text.ts'
import { CheckList } from '../../../ui/lists/check-list.tsx'
import page from '../request.module.css'
import styles from './quote.module.css'

const texts = request.quote
const format = formatOf(DEFAULT_LOCALE)

export const QuoteTerms = ({ quote }: { quote: Quote }) => (
  <section aria-labelledby="pay-heading">
    <h2 id="pay-heading">
      {quote.state === 'withdrawn' ? texts.pay.was : texts.pay.title}{' '}
      {quote.state !== 'open' && (
        <small className="type-small leading-2 tracking-0 steel">{enQuotes.states[quote.state]}</small>
      )}
    </h2>
    <Revision changes={quote.changes} />
    <Rates quote={quote} />
    {quote.note !== undefined && (
      <div className={`${page.note} ${styles.said}`}>
        <p>
          <bdi>{nonBreakingUnits(quote.note)}</bdi>
        </p>
        <small className="steel text-sm">{texts.dispatch}</small>
      </div>
    )}
    <Trip quote={quote} />
    <div className={styles.two}>
      {quote.includes.length > 0 && <Included items={quote.includes} />}
      {quote.extras.length > 0 && <Extras extras={quote.extras} currency={quote.currency} />}
    </div>
  </section>
)

function Revision({ changes = [] }: Pick<Quote, 'changes'>) {
  if (changes.length === 0) return null
  return <p className={page.note}>{texts.revised(changes.map((one) => enQuotes.changes[one]).join(', '))}</p>
}

const Rates = ({ quote: { currency, lines, total } }: { quote: Quote }) => (
  <table className={styles.rates}>
    <thead>
      <tr>
        <th scope="col">{texts.pay.line}</th>
        <th scope="col" className="number">
          {texts.pay.amount(currency)}
        </th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as it was sent; two lines may be alike
        <tr key={at}>
          <th scope="row">
            <bdi>{nonBreakingUnits(line.label)}</bdi>
          </th>
          <td className="number">{format.amount(line.amount)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">
          {texts.pay.total} <small className="steel">{enQuotes.beforeTax}</small>
        </th>
        <td className="number">{moneyText(currency, total, format)}</td>
      </tr>
    </tfoot>
  </table>
)

function Trip({ quote }: { quote: Quote }) {
  const rows: [string, string | undefined][] = [
    ...tripRows(quote, format),
    [enQuotes.accepted.by, quote.acceptedBy],
    [enQuotes.accepted.purchaseOrder, quote.purchaseOrder],
    [enQuotes.accepted.contact, quote.pickupContact],
    [enQuotes.accepted.hours, quote.pickupHours],
  ]
  const given = rows.filter(([, text]) => text !== undefined)
  if (given.length === 0) return null
  return (
    <>
      <h3 className={styles.small}>{enQuotes.trip}</h3>
      <dl className={page.pairs}>
        {given.map(([label, text]) => (
          <div className="flex wrap gap-x-3 py-2 lined-below" key={label}>
            <dt className="steel">{label}</dt>
            <dd className="anywhere pre-line" suppressHydrationWarning>
              <bdi>{nonBreakingUnits(text ?? '')}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const Included = ({ items }: { items: readonly string[] }) => (
  <div>
    <h3 className={styles.small}>{enQuotes.included}</h3>
    <CheckList items={items.map((item) => <bdi key={item}>{item}</bdi>)} />
  </div>
)

const Extras = ({ extras, currency }: { extras: readonly QuoteExtra[]; currency: string }) => (
  <div>
    <h3 className={styles.small}>{enQuotes.extra}</h3>
    <dl className={`${page.pairs} ${styles.extras}`}>
      {extras.map(({ label, amount: decimal, per }) => (
        <div className="flex wrap gap-x-3 py-3 ruled leading-45" key={label}>
          <dt className="steel max-w-none">
            <bdi>{nonBreakingUnits(label)}</bdi>
          </dt>
          <dd className="anywhere pre-line max-full">
            {enQuotes.per(moneyText(currency, decimal, format), per)}
          </dd>
        </div>
      ))}
    </dl>
  </div>
)
