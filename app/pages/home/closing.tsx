import type { ReactNode } from 'react'
import { home } from '../../../translations/en/pages/home.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './closing.module.css'

const { closing } = home

/** The fifth part of About, under the Chinook arch. */
export const Closing = ({ sky }: { sky: ReactNode }) => (
  <section className={`night ${styles.closing}`} aria-labelledby="together">
    <div className={`page ${styles.text}`}>
      <h2 id="together">{closing.title}</h2>
      <p className={`lead ${styles.lead}`}>{closing.lead}</p>
      <div className={styles.actions}>
        <ButtonLink to="/quote" opens="quote-dialog" arrow besideBar>
          {closing.primary}
        </ButtonLink>
        <ButtonLink to="/carriers" look="line">
          {closing.secondary}
        </ButtonLink>
      </div>
    </div>
    {sky}
  </section>
)
