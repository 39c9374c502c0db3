import { Truck } from '../features/drawings/elevations.tsx'
import { DriverForm } from '../features/forms/driver-form.tsx'
import { JobList } from '../features/jobs/job-list.tsx'
import { postings } from '../features/jobs/postings.ts'
import { Head } from '../ui/head.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { DispatchMail, DispatchPhone } from '../ui/reach.tsx'
import { Columns, Section } from '../ui/section.tsx'
import { breadcrumbs, webPage } from '../ui/structured.ts'
import { Bullets } from '../ui/ticks.tsx'
import styles from './driver-jobs.module.css'

const here = {
  path: '/careers/driver-jobs',
  name: 'Driver Jobs',
  description:
    'Three driving positions: full truckload, temperature-controlled and intermodal. What each one needs, and how to apply.',
}

export default function DriverJobs() {
  return (
    <>
      <Head
        {...here}
        title={here.name}
        structured={[webPage(here), breadcrumbs({ to: here.path, label: here.name }), ...postings()]}
      />
      <PageHead
        title={here.name}
        lead="Three positions. Read what each one needs, then apply once for any of them."
        drawing={<Truck kind="van" />}
      />
      <Section labelledBy="positions">
        <h2 id="positions" className={styles.positions}>
          Positions
        </h2>
        <JobList />
      </Section>
      <Section labelledBy="apply" ground="well">
        <Columns>
          <Before />
          <DriverForm />
        </Columns>
      </Section>
    </>
  )
}

const Before = () => (
  <div className={styles.before}>
    <h2 id="apply">Apply</h2>
    <p className="quiet">
      We ask only what we need to call you back. We do not ask your age, your birthplace or your SIN.
    </p>
    <h3>What happens next</h3>
    <Bullets
      items={[
        'We read your application, whichever position it is for.',
        'We call or write to you, with questions of ours and time for yours.',
      ]}
    />
    <Notice title="This form is a demonstration">
      It shows how applying works, but nothing you enter here is sent or stored yet. To apply today, write to{' '}
      <DispatchMail /> or call <DispatchPhone />.
    </Notice>
  </div>
)
