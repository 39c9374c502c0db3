import { Link } from 'react-router'
import { ownerFacts } from '../../../domain/company.ts'
import { drivingDays } from '../../../domain/driving-hours.ts'
import type { SourceId } from '../../../domain/sources.ts'
import { DispatchMail, DispatchPhone } from '../../company/contact-links.tsx'
import { Head } from '../../seo/head.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { CheckList } from '../../ui/check-list.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Columns, Section, SectionHead } from '../../ui/section.tsx'
import { SourceList } from '../../ui/source-list.tsx'
import { Clocks } from './clocks.tsx'
import { rules } from './rules.tsx'
import styles from './safety.module.css'

export default function Safety() {
  return (
    <>
      <Head path="/safety" />
      <PageHead
        path="/safety"
        wide
        lead="How long a driver may drive, and the rules a load moves under, on both sides of the border."
        actions={
          <>
            <ButtonLink to="#concern" arrow>
              Report a concern
            </ButtonLink>
            <ButtonLink to="/shippers#lane" look="line">
              Estimate a lane
            </ButtonLink>
          </>
        }
      />
      <Section labelledBy="hours-of-service">
        <SectionHead id="hours-of-service" title="A driver’s 24 hours">
          Counted from the start of a shift, at any time of day. The most that the rules allow.
        </SectionHead>
        <Clocks />
        <p className={styles.note}>
          General information, not legal advice; both texts have exceptions. Drivers record their hours on an
          electronic logging device (ELD) in both countries.
        </p>
      </Section>
      <Section labelledBy="rules" ground="well">
        <h2 id="rules">Ratings, securement, inspection, dangerous goods</h2>
        <div className={styles.rules}>
          {rules.map(({ id, title, text }) => (
            <div key={id}>
              <h3 id={id}>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </Section>
      <Section labelledBy="your-load">
        <Columns>
          <h2 id="your-load">What it means for your load</h2>
          <CheckList items={consequences} />
        </Columns>
      </Section>
      <Section labelledBy="concern" ground="well">
        <Columns>
          <h2 id="concern">Report a concern</h2>
          <div className={styles.concern}>
            <p>
              <strong>In an emergency call 911.</strong> If you saw one of our trucks driven unsafely, or a
              load that wasn’t secure, call <DispatchPhone /> or write to <DispatchMail />. The time, the
              place and the number on the truck or trailer help most. You needn’t give your name.
            </p>
            <Numbers />
          </div>
        </Columns>
        <SourceList id="sources" of={read} note="General information, not advice." />
      </Section>
    </>
  )
}

/** What the owner has registered, once entered. */
function Numbers() {
  const { nscNumber, usDotNumber } = ownerFacts
  if (!nscNumber && !usDotNumber) return null
  return (
    <p>
      {nscNumber && `National Safety Code number ${nscNumber}. `}
      {usDotNumber && `US DOT number ${usDotNumber}.`}
    </p>
  )
}

const consequences = [
  <>
    A long lane takes as many days as the legal hours make it.{' '}
    <Link to="/shippers#lane" prefetch="intent">
      Estimate yours
    </Link>
    .
  </>,
  'A dock that holds a driver for hours uses up the next day’s. An appointment that can move by an hour helps most.',
  'Give the true weight and dimensions, say where a load may be strapped or lifted, and whether the trailer will be sealed.',
  'Road, weather or load unsafe? In Canada nobody may ask a driver to go on where that would be likely to endanger anyone.',
]

const read: SourceId[] = [
  ...drivingDays.map(({ source }) => source),
  'canadianSafeDriving',
  'canadianLoggingDevices',
  'usCargoChecks',
  'usSafetyRatings',
]
