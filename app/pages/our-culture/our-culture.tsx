import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Sheet } from '../../features/drawings/drawing.tsx'
import { Head } from '../../seo/head.tsx'
import { ButtonLink, GoLink } from '../../ui/button.tsx'
import { DrawnList } from '../../ui/drawn-list.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Columns, Section, SectionHead } from '../../ui/section.tsx'
import { asked, damaged, docks, nextSteps, standing, written } from './habit-art.ts'
import styles from './our-culture.module.css'

export default function OurCulture() {
  return (
    <>
      <Head path="/our-culture" />
      <PageHead
        path="/our-culture"
        wide
        lead="How we mean to work, written so that you can tell us when we do not."
        actions={
          <>
            <ButtonLink to="/contact" arrow>
              Contact Us
            </ButtonLink>
            <ButtonLink to="/careers/driver-jobs" look="line">
              See driver jobs
            </ButtonLink>
          </>
        }
      />
      <Section labelledBy="habits">
        <SectionHead id="habits" title="Six habits" />
        <DrawnList perRow={3} items={habits} />
      </Section>
      <Section labelledBy="how-we-did" ground="well">
        <Columns>
          <h2 id="how-we-did">Tell us how we did</h2>
          <div className={styles.ask}>
            <p>
              If we worked differently from what this page says, tell us. If you would like to work this way,
              look at the jobs.
            </p>
            <GoLink to="/contact">Write or call</GoLink>
            <GoLink to="/careers/driver-jobs">Driver jobs</GoLink>
            <GoLink to="/careers/non-driver-jobs">Non-driver jobs</GoLink>
          </div>
        </Columns>
      </Section>
    </>
  )
}

const To = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} prefetch="intent">
    {children}
  </Link>
)

const habits = [
  {
    title: 'Say what happens next',
    drawing: <Sheet art={nextSteps} />,
    text: 'Each form here ends with what happens next. So should a phone call: who does what, and when. If you do not know, ask.',
  },
  {
    title: 'Safe comes before on time',
    drawing: <Sheet art={standing} />,
    text: (
      <>
        A driver who judges the road, the weather or the load unsafe may stop, and nobody here argues. We plan
        within the <To to="/safety#hours-of-service">legal hours</To>.
      </>
    ),
  },
  {
    title: 'Write it down',
    drawing: <Sheet art={written} />,
    text: 'A change of time, place, temperature or price counts when it is in writing, where both sides can find it again.',
  },
  {
    title: 'Ask only for what we need',
    drawing: <Sheet art={asked} />,
    text: (
      <>
        Drivers are never asked for birthplace, age or a social insurance number. Your request{' '}
        <To to="/privacy-policy#how-long-we-keep-it">is erased after a stated time</To>.
      </>
    ),
  },
  {
    title: 'Same manners at every dock',
    drawing: <Sheet art={docks} />,
    text: 'Receivers, drivers and shippers get the same tone. A driver who waits hears why, and for how long.',
  },
  {
    title: 'Own the mistake',
    drawing: <Sheet art={damaged} />,
    text: 'When something goes wrong, you hear what happened, what it means for your freight and what we change.',
  },
]
