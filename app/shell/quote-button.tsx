import { ButtonLink } from '../ui/button.tsx'
import styles from './quote-button.module.css'

/** Fixed at the bottom right of Home and the service pages. */
export function QuoteButton() {
  return (
    <aside aria-label="Quote">
      <ButtonLink to="/quote" opens="quote-drawer" className={styles.fixed}>
        Get a Quote
      </ButtonLink>
    </aside>
  )
}
