import type { ReactNode } from 'react'
import { company } from '../../../domain/company.ts'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import { home } from '../../../translations/en/pages/home.tsx'
import { linkTo } from '../../ui/controls/link-to.tsx'
import { Steps } from '../../ui/lists/steps.tsx'
import { SectionHead } from '../../ui/page/section.tsx'
import styles from './about.module.css'

const { eyebrow, title, who, journey, apart, ahead } = home.about

/** The first four of the five specified parts; the fifth, 'Let’s Move Forward Together', closes the page. */
export function About() {
  return (
    <>
      <SectionHead id="about" eyebrow={eyebrow} title={title} />
      <div className={styles.about}>
        <Part name={who.title}>
          <p className={`ink balance ${styles.statement}`}>{who.text}</p>
          {company.whoCarries && <p className="mt-4 slate">{company.whoCarries}</p>}
        </Part>
        <Part name={journey.title}>
          <Steps items={years} />
        </Part>
        <Part name={apart.title}>
          <div className={styles.claims}>
            {apart.items.map(({ title, text }) => (
              <div key={title}>
                <h4 className="pb-1">{title}</h4>
                <p className="slate">{nonBreakingUnits(text)}</p>
              </div>
            ))}
          </div>
        </Part>
        <Part name={ahead.title}>
          <p className={`ink balance ${styles.statement}`}>
            {company.lookingAhead ?? ahead.text(linkTo('/carrier/login'))}
          </p>
        </Part>
      </div>
    </>
  )
}

const years = [
  { when: String(company.founded), title: journey.founded },
  { when: String(company.firstTruckRegistered), title: journey.firstTruckRegistered },
  { when: String(company.fleetExpanded), title: journey.fleetExpanded },
]

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className="split pt-5 ruled">
    <h3>{name}</h3>
    <div>{children}</div>
  </section>
)
