import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ownerFacts } from '../../../domain/company.ts'
import { Sheet } from '../../features/drawings/drawing.tsx'
import { Head } from '../../seo/head.tsx'
import { RetentionDays } from '../../settings/settings.tsx'
import { ButtonLink, GoLink } from '../../ui/button.tsx'
import { DrawnList } from '../../ui/drawn-list.tsx'
import { Lines } from '../../ui/lines.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Columns, Section, SectionHead } from '../../ui/section.tsx'
import { asked, nextSteps, written } from './habit-art.ts'
import styles from './our-culture.module.css'

export default function OurCulture() {
  return (
    <>
      <Head path="/our-culture" />
      <PageHead
        path="/our-culture"
        wide
        lead="How we mean to work, written so that you can tell us when we don’t."
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
        <SectionHead id="habits" title="Three habits you can check">
          This website shows each of them.
        </SectionHead>
        <DrawnList perRow={3} items={habits} />
      </Section>
      {ownerFacts.habits && (
        <Section labelledBy="also">
          <Columns>
            <h2 id="also">On the road and at the dock</h2>
            <Lines items={ownerFacts.habits} />
          </Columns>
        </Section>
      )}
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

/** Only what a reader can see here; others are the owner's to enter. */
const habits = [
  {
    title: 'Say what happens next',
    drawing: <Sheet art={nextSteps} />,
    text: (
      <>
        Each form says what follows once it’s sent, from the <To to="/quote">quote request</To> to the{' '}
        <To to="/carriers/apply">carrier application</To>.
      </>
    ),
  },
  {
    title: 'Write it down',
    drawing: <Sheet art={written} />,
    text: (
      <>
        <To to="/requests">Your request</To> has a page of its own. Every change, note and answer is on it,
        with its time.
      </>
    ),
  },
  {
    title: 'Ask only for what we need',
    drawing: <Sheet art={asked} />,
    text: (
      <>
        No form asks for birthplace, age or a social insurance number. What you send{' '}
        <To to="/privacy-policy#how-long-we-keep-it">
          is erased after <RetentionDays /> days
        </To>
        .
      </>
    ),
  },
]
