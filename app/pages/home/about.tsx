import type { ReactNode } from 'react'
import { company } from '../../../domain/company.ts'
import { SectionHead } from '../../ui/section.tsx'
import styles from './about.module.css'
import { Timeline } from './timeline.tsx'

const claims = [
  ['An answer within 24 hours', 'Every quote request gets a reference and a reply inside a day.'],
  [
    'Four services, one dispatch desk',
    'Truckload, LTL, temperature-controlled and intermodal requests all reach the same desk.',
  ],
  ['Equipment you can check', 'Lengths, decks and containers are drawn to scale, in feet and metres.'],
  ['Temperatures in writing', 'Ranges are stated in °F and °C, so you can name the band before you ask.'],
] as const

/** The first four of the five specified parts; the fifth, 'Let’s Move Forward Together', closes the page. */
export function About({ presentYear }: { presentYear: number }) {
  return (
    <>
      <SectionHead
        id="about"
        eyebrow="About us"
        title="A Calgary carrier, growing one dated step at a time"
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
          <p>
            We began with one registered truck and added to it a year later. We mean to keep growing the way
            freight asks us to: lane by lane, with each change dated and written down here.
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
