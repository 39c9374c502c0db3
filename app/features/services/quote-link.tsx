import { enSite } from '../../../translations/en/site.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import styles from './quote-link.module.css'

/** The way to the quote in a page's head or closing; the fixed one is not shown beside it. */
export const QuoteLink = ({ to, isInHead }: { to: string; isInHead?: boolean }) => (
  <ButtonLink
    to={to}
    opens="quote-dialog"
    arrow
    besideBar
    className={isInHead ? styles.headQuote : styles.endQuote}
  >
    {enSite.labels.getQuote}
  </ButtonLink>
)
