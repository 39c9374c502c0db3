import { DEFAULT_LOCALE } from '../../../../domain/locale.ts'
import { type Customer, type CustomerSums, sumKinds } from '../../../../domain/submissions/customer.ts'
import { formatOf } from '../../../../domain/text/format.ts'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import { Part } from '../../../features/inbox/page/part.tsx'
import { Money } from '../../../features/inbox/submission/money.tsx'
import styles from './customer.module.css'

const { customer: texts } = enInbox

const amountText = (amount: string): string => formatOf(DEFAULT_LOCALE).amount(amount)

type Quote = NonNullable<Customer['submissions'][number]['quote']>

export const QuoteInShort = ({ quote: { currency, total } }: { quote: Quote }) => (
  <span className="strong nowrap ml-auto">
    {currency} {amountText(total)}
  </span>
)

/** For an owner. Amounts in two currencies have no sum. */
export const CustomerMoney = ({ sums }: { sums: readonly CustomerSums[] }) => (
  <Part name="money" title={texts.money} note={sums.length > 0 ? texts.moneyNote : texts.noMoney}>
    {sums.map(({ currency, ...of }) => (
      <dl key={currency} className={styles.sums}>
        {sumKinds.map((kind) => (
          <div key={kind}>
            <dt className="mb-1 text-sm steel">
              {texts.sums[kind]}, {texts.quotes(of[kind].count)}
            </dt>
            <dd>
              <Money currency={currency} amount={amountText(of[kind].total)} />
            </dd>
          </div>
        ))}
      </dl>
    ))}
  </Part>
)
