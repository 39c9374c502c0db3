import type { ReactNode } from 'react'
import { company } from '../../../domain/company.ts'
import { rangeOfBands } from '../../../domain/temperature.ts'
import { SectionHead } from '../../ui/section.tsx'
import styles from './about.module.css'
import { Timeline } from './timeline.tsx'

const claims = [
  [
    `An answer within ${company.quoteAnsweredWithinHours} hours`,
    'Every quote request gets a reference at once and an answer within a day.',
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
        title={`A ${company.address.city} carrier since ${company.founded}`}
      />
      <div className={styles.about}>
        <Part name="Who We Are">
          <p className={styles.statement}>
            We are a freight transportation company in {company.address.city}, {company.address.province}. We
            carry full truckloads, shared loads, temperature-controlled freight and containers across Canada
            and North America.
          </p>
        </Part>
        <Part name="Our Journey">
          <Timeline presentYear={presentYear} />
        </Part>
        <Part name="What Sets Us Apart">
          <div className={styles.claims}>
            {claims.map(([claim, what]) => (
              <div key={claim}>
                <h4>{claim}</h4>
                <p>{what}</p>
              </div>
            ))}
          </div>
        </Part>
        <Part name="Looking Ahead">
          <p className={styles.statement}>
            We plan to keep growing with our shippers’ freight, lane by lane.
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
