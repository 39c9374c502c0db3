import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { company, ownerFacts } from '../../../domain/company.ts'
import { nonBreakingUnits } from '../../../domain/non-breaking-units.ts'
import { rangeOfBands } from '../../../domain/temperature.ts'
import { SectionHead } from '../../ui/section.tsx'
import styles from './about.module.css'
import { Timeline } from './timeline.tsx'

const claims = [
  [
    `An answer within ${company.answerWithinHours} hours`,
    'Every quote request gets a reference at once, and a page of its own that shows where it stands.',
  ],
  [
    'Four services, one dispatch',
    'Full truckload, LTL, temperature-controlled and intermodal. Describe the freight once; dispatch answers for the service that fits.',
  ],
  [
    'From deep freeze to room temperature',
    `Three bands, ${rangeOfBands('fahrenheit')}\u00a0°F (${rangeOfBands('celsius')}\u00a0°C), and pharmaceutical freight.`,
  ],
  [
    'Road and rail',
    'Dry van, flatbed, step deck and specialized equipment by road; 20, 40 and 53 ft containers by rail, with trucks at both ends.',
  ],
] as const

/** The first four of the five specified parts; the fifth, 'Let’s Move Forward Together', closes the page. */
export function About({ presentYear }: { presentYear: number }) {
  return (
    <>
      <SectionHead
        id="about"
        eyebrow="About us"
        title={`A ${company.address.city} freight company, founded in ${company.founded}`}
      />
      <div className={styles.about}>
        <Part name="Who We Are">
          <p className={styles.statement}>
            We are a freight transportation company in {company.address.city}, {company.address.province}. We
            move full truckloads, LTL, temperature-controlled freight and containers across North America.
          </p>
          {ownerFacts.whoCarries && <p>{ownerFacts.whoCarries}</p>}
        </Part>
        <Part name="Our Journey">
          <Timeline presentYear={presentYear} />
        </Part>
        <Part name="What Sets Us Apart">
          <div className={styles.claims}>
            {claims.map(([claim, what]) => (
              <div key={claim}>
                <h4>{claim}</h4>
                <p>{nonBreakingUnits(what)}</p>
              </div>
            ))}
          </div>
        </Part>
        <Part name="Looking Ahead">
          <p className={styles.statement}>
            {ownerFacts.lookingAhead ?? (
              <>
                A portal for carriers: loads, documents, payments and profile in one place. A{' '}
                <Link to="/carrier/login" prefetch="intent">
                  demonstration
                </Link>{' '}
                is open.
              </>
            )}
          </p>
        </Part>
      </div>
    </>
  )
}

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <section>
    <h3>{name}</h3>
    <div className={styles.body}>{children}</div>
  </section>
)
