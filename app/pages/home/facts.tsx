import { company } from '../../../domain/company.ts'
import styles from './facts.module.css'

const facts = [
  ['Every quote answered within', `${company.quoteAnsweredWithinHours} hours`],
  [`Founded in ${company.address.city}, ${company.address.province}`, company.founded],
  ['First truck registered', company.firstTruckRegistered],
  ['Fleet expanded', company.fleetExpanded],
] as const

/** A log along the foot of the hero. */
export const Facts = () => (
  <div className={styles.facts}>
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
  </div>
)
