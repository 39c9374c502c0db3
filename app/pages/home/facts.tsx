import { company } from '../../../domain/company.ts'
import styles from './facts.module.css'

const facts = [
  ['To answer every quote request', `${company.quoteAnsweredWithinHours} hours`],
  [`Founded in ${company.address.city}, ${company.address.province}`, company.founded],
  ['First truck registered', company.firstTruckRegistered],
  ['Fleet expanded', company.fleetExpanded],
] as const

/** What can be said of the company in four figures. */
export const Facts = () => (
  <section className={styles.facts} aria-label="In short">
    <div className="page">
      <dl>
        {facts.map(([what, value]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
)
