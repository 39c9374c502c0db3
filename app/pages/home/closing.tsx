import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './closing.module.css'

/** The fifth part of About, under the Chinook arch. */
export const Closing = ({ sky }: { sky: ReactNode }) => (
  <section className={`night ${styles.closing}`} aria-labelledby="together">
    <div className={`page ${styles.text}`}>
      <h2 id="together">Let’s Move Forward Together</h2>
      <p className={`lead ${styles.lead}`}>Ship with us, or haul for us.</p>
      <div className={styles.actions}>
        <ButtonLink to="/quote" opens="quote-dialog" arrow besideBar>
          Get a Quote
        </ButtonLink>
        <ButtonLink to="/carriers" look="line">
          Become a Carrier
        </ButtonLink>
      </div>
    </div>
    {sky}
  </section>
)
