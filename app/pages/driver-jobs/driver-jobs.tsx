import { DispatchMail, DispatchPhone } from '../../company/contact-links.tsx'
import { Truck } from '../../features/drawings/elevations.tsx'
import { DriverForm } from '../../features/forms/driver-form.tsx'
import { addRecord } from '../../features/submissions/local-submissions.ts'
import { Head } from '../../seo/head.tsx'
import { useIsLive } from '../../settings/settings.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Bullets } from '../../ui/check-list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Columns, Section } from '../../ui/section.tsx'
import { SourceList } from '../../ui/source-list.tsx'
import styles from './driver-jobs.module.css'
import { JobList } from './job-list.tsx'

export default function DriverJobs() {
  return (
    <>
      <Head path="/careers/driver-jobs" />
      <PageHead
        path="/careers/driver-jobs"
        lead="Three positions, one application. Read what each one needs, then apply."
        actions={
          <ButtonLink to="#apply" arrow>
            Apply
          </ButtonLink>
        }
        drawing={<Truck kind="van" />}
      />
      <Section labelledBy="positions">
        <h2 id="positions" className={styles.positions}>
          Positions
        </h2>
        <JobList />
        <SourceList
          id="sources"
          of={['driverAbstract', 'usDriverTesting']}
          note="General information: carriers ask for a recent driver’s abstract, and drivers who cross into the US are tested for drugs and alcohol under its rules."
        />
      </Section>
      <Section labelledBy="apply" ground="well">
        <Columns>
          <Before />
          <DriverForm onSent={addRecord} />
        </Columns>
      </Section>
    </>
  )
}

const Before = () => (
  <div className={styles.before}>
    <h2 id="apply">Apply</h2>
    <p className="quiet">
      We ask for contact details, licence, experience and a resume. Never your age, birthplace or SIN.
    </p>
    {useIsLive() ? <NextSteps /> : <DemoNotice />}
  </div>
)

const NextSteps = () => (
  <>
    <h3>What happens next</h3>
    <Bullets
      items={[
        'We review your application for the positions it fits.',
        'We call or email you. Ask us anything about the work.',
      ]}
    />
  </>
)

const DemoNotice = () => (
  <div className={styles.notice}>
    <Notice title="This form is a demonstration">
      It shows how applying works, but nothing you enter here is sent. To apply today, call or write:
      <span className={styles.way}>
        <DispatchPhone />
      </span>
      <span className={styles.way}>
        <DispatchMail />
      </span>
    </Notice>
  </div>
)
