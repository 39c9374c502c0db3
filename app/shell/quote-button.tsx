import { ButtonLink } from '../ui/button.tsx'
import styles from './quote-button.module.css'

/** Fixed at the bottom right of every page but the quote's own. */
export function QuoteButton() {
  return (
    <aside aria-label="Quote">
      <ButtonLink to="/quote" opens="quote-drawer" className={styles.fixed}>
        Get a Quote
      </ButtonLink>
    </aside>
  )
}
